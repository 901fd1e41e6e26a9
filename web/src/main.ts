import { mount } from 'svelte'
import App from './App.svelte'
import './theme.svelte'
import './style/page.css'

const target = document.getElementById('page')
if (target) mount(App, { target })
