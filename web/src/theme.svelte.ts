/** Dark, light, or as the machine has it; kept in this browser. */

export type Choice = 'system' | 'dark' | 'light'

const KEY = 'thirdage-theme'

class Theme {
  choice = $state<Choice>('system')

  constructor() {
    try {
      const kept = localStorage.getItem(KEY)
      if (kept === 'dark' || kept === 'light') this.choice = kept
    } catch {
      // storage may be shut: the machine's choice stays
    }
    this.#show()
  }

  choose(choice: Choice): void {
    this.choice = choice
    try {
      if (choice === 'system') localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, choice)
    } catch {
      // it holds for this visit
    }
    this.#show()
  }

  #show(): void {
    const root = document.documentElement
    if (this.choice === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = this.choice
  }
}

export const theme = new Theme()
