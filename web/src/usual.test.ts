import { describe, expect, test } from 'vitest'
import type { Games, Options } from './api'
import { asked, firstWish, fitted, seated, sideOf, usual } from './usual'

const persons = {
  values: [4, 3, 2],
  default: 4,
  held: {
    '4': [['frodo'], ['witch-king'], ['aragorn'], ['saruman']],
    '3': [['frodo'], ['aragorn'], ['witch-king', 'saruman']],
    '2': [['frodo', 'aragorn'], ['witch-king', 'saruman']],
  },
  bots: { values: [1, 2], default: 1, held: { '1': [['frodo', 'aragorn']], '2': [['frodo'], ['aragorn']] } },
}
const options = {
  default: 'trilogy',
  scenarios: {
    trilogy: {
      seats: ['frodo', 'witch-king', 'aragorn', 'saruman'],
      sides: { free: ['frodo', 'aragorn'], shadow: ['witch-king', 'saruman'] },
      options: {
        persons,
        shadow: { values: ['players', 'bots'], default: 'players' },
        difficulty: { values: ['normal', 'challenging'], default: 'normal', needs: { shadow: 'bots' } },
        promos: { values: [false, true], default: false },
        rulings: { values: { 'CG-R27': ['cycle', 'keep'], 'AS-R13': ['cycle', 'eliminate'] }, default: {} },
      },
    },
    fellowship: {
      seats: ['balrog', 'gandalf'],
      sides: { free: ['gandalf'], shadow: ['balrog'] },
      options: {
        persons: { values: [2], default: 2, held: { '2': [['balrog'], ['gandalf']] }, bots: { values: [1], default: 1, held: { '1': [['gandalf']] } } },
        shadow: { values: ['players', 'bots'], default: 'players' },
        difficulty: { values: ['normal', 'challenging'], default: 'normal', needs: { shadow: 'bots' } },
        promos: { values: [false], default: false },
        rulings: { values: {}, default: {} },
      },
    },
  },
} satisfies Options
const games = { games: { cardgame: options }, words: {}, computers: ['random', 'greedy'], program: '0' } as Games

describe('the usual game', () => {
  test('is the whole first side against the usual computer player, as few persons as can be', () => {
    expect(usual('cardgame', options, ['random', 'greedy'])).toEqual({
      game: 'cardgame', scenario: 'trilogy', options: { persons: 2 }, sitters: ['person', 'greedy'], mine: 0, listed: false,
    })
  })

  test('finds one’s own place where the other side comes first', () => {
    expect(usual('cardgame', { ...options, default: 'fellowship' }, ['random'])).toMatchObject({ sitters: ['random', 'person'], mine: 1 })
  })
})

describe('a wish for a table', () => {
  const wish = firstWish(games, 'Eva')

  test('begins with the game’s usual values and a place for me', () => {
    expect(wish).toMatchObject({ scenario: 'trilogy', persons: 4, sitters: ['me', 'person', 'person', 'person'], difficulty: 'normal', name: 'Eva' })
  })

  test('what no longer fits another scenario is put right', () => {
    const odd = { ...wish, promos: true, bots: true, rulings: { 'AS-R13': 'eliminate', 'CG-R27': 'keep' } }
    expect(fitted({ ...odd, scenario: 'fellowship' }, options)).toMatchObject({ persons: 1, sitters: ['me'], promos: false })
    expect(fitted({ ...odd, bots: false }, options)).toMatchObject({ promos: true, rulings: { 'CG-R27': 'keep' } })
  })

  test('who sits where is kept while the places stay the same', () => {
    const chosen = { ...wish, sitters: ['greedy', 'me', 'person', 'random'] }
    expect(fitted({ ...chosen, title: 'Bree' }, options).sitters).toEqual(chosen.sitters)
    expect(fitted({ ...chosen, persons: 2 }, options).sitters).toEqual(['me', 'person'])
  })

  test('I sit in one place: sitting down elsewhere leaves the first to another person', () => {
    expect(seated(['me', 'person', 'greedy'], 2, 'me')).toEqual(['person', 'person', 'me'])
    expect(seated(['me', 'person', 'greedy'], 0, 'greedy')).toEqual(['greedy', 'person', 'greedy'])
  })

  test('the server is asked for what differs from its defaults, and is told which place is mine', () => {
    const chosen = { ...wish, sitters: ['person', 'greedy', 'me', 'greedy'], rulings: { 'CG-R27': 'cycle' }, title: ' Bree ', listed: false }
    expect(asked(chosen, options)).toEqual({
      game: 'cardgame', scenario: 'trilogy', options: { persons: 4 }, sitters: ['person', 'greedy', 'person', 'greedy'], mine: 2, name: 'Eva', title: 'Bree', listed: false,
    })
  })

  test('bots, promos and house rules are named when they are chosen; without a place of mine I look on', () => {
    const chosen = fitted({ ...wish, bots: true, promos: true, rulings: { 'AS-R13': 'eliminate' } }, options)
    expect(asked({ ...chosen, sitters: ['person'] }, options)).toMatchObject({
      options: { persons: 1, shadow: 'bots', difficulty: 'normal', promos: true, rulings: { 'AS-R13': 'eliminate' } }, mine: null,
    })
  })
})

test('a seat has the side that lists it, an unknown one none', () => {
  expect([sideOf(options.scenarios.trilogy, 'saruman'), sideOf(options.scenarios.trilogy, 'sauron'), sideOf(undefined, 'frodo')]).toEqual(['shadow', '', ''])
})
