import { describe, expect, test } from 'vitest'
import { fitting, meaning, Options } from './options'
import { faces, option } from './scenes'

const play = option('play', 74, 'Play Théoden')
const move = option('move', 74, 'Move Théoden')
const winnow = option('winnow', 0, 'Winnow')
const pass = option('pass', 0, 'Pass')
const orcs = [71, 72].map((number, index) => option('play', number, `Play Orcs ${index + 1}`))
const all = [play, move, ...orcs, winnow, pass]
const things: [string, number][] = [['Théoden', 74], ["Gandalf's Staff", 75], ['Gandalf the White', 76]]

describe('options', () => {
  test('light what they name; those that name nothing come first and are buttons', () => {
    const made = new Options(all, faces)
    expect(made.all.map(({ label }) => label)).toEqual(['Winnow', 'Pass', 'Play Théoden', 'Move Théoden', 'Play Orcs 1', 'Play Orcs 2'])
    expect(made.bare).toEqual([winnow, pass])
    expect(made.of(74)).toEqual([play, move])
    expect(made.of(75)).toEqual([])
  })

  test('to no place means the reserve; places that lie nowhere are listed apart', () => {
    const home = option('to', 0, 'To the reserve')
    const there = [201, 302].map((number) => option('to', number, `To Place ${number}`))
    const made = new Options([...there, home], faces)
    expect(made.home).toEqual(home)
    expect(made.bare).toEqual([])
    expect(made.elsewhere([201])).toEqual([there[1]])
  })
})

describe('what is typed', () => {
  const listed = new Options(all, faces).all
  const meant = (line: string) => meaning(line, listed, things)

  test('a number is the option that bears it', () => {
    expect(meant('2')).toEqual({ kind: 'pick', option: pass })
    expect(meant('99')).toEqual({ kind: 'none' })
  })

  test('a few letters of each word do, without accents', () => {
    expect(meant('pl the')).toEqual({ kind: 'pick', option: play })
    expect(meant('PASS')).toEqual({ kind: 'pick', option: pass })
  })

  test('what fits several is not guessed', () => {
    expect(meant('theoden')).toEqual({ kind: 'many', names: ['Play Théoden', 'Move Théoden'] })
    expect(meant('p orcs')).toEqual({ kind: 'many', names: ['Play Orcs 1', 'Play Orcs 2'] })
  })

  test('why asks for a thing, for an action, or for both', () => {
    expect(meant('why gandalfs')).toEqual({ kind: 'why', noun: 75, verb: null })
    expect(meant('why play theoden')).toEqual({ kind: 'why', noun: 74, verb: 'play' })
    expect(meant('why pass')).toEqual({ kind: 'why', noun: 0, verb: 'pass' })
    expect(meant('why gandalf')).toEqual({ kind: 'many', names: ["Gandalf's Staff", 'Gandalf the White'] })
    expect(meant('why balrog')).toEqual({ kind: 'none' })
  })

  test('only fitting options stay on show while one types', () => {
    expect(fitting('', listed)).toEqual(listed)
    expect(fitting('play', listed).map(({ label }) => label)).toEqual(['Play Théoden', 'Play Orcs 1', 'Play Orcs 2'])
  })
})
