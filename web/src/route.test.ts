import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/' })
vi.stubGlobal('addEventListener', () => undefined)
const { placeOf } = await import('./route.svelte')

test.each([
  ['/', { at: 'lobby' }],
  ['/new', { at: 'new' }],
  ['/t/aB-9_x', { at: 'table', link: 'aB-9_x' }],
  ['/t/', { at: 'nowhere' }],
  ['/t/a/record', { at: 'nowhere' }],
  ['/t/%2e%2e', { at: 'nowhere' }],
  ['/old', { at: 'nowhere' }],
])('%s leads to %o', (path, place) => expect(placeOf(path)).toEqual(place))
