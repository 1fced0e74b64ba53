import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { refusalOf } from '../testing/a-family.ts'
import { merge, mergeLists } from './merge.ts'
import { mergeText } from '../text/merge-text.ts'

describe('a text that two people write at once', () => {
  test('keeps the sentences of both [P6]', () => {
    expect(mergeText('', 'We need bread.', 'Milk is out.')).toBe('We need bread.\nMilk is out.')
    const base = 'Bus at eight. Bring boots.\nCall grandma.'
    const theirs = 'Bus at nine. Bring boots.\nCall grandma.'
    const mine = 'Bus at eight. Bring boots.\nCall grandma. Buy a cake.'
    expect(mergeText(base, theirs, mine)).toBe(
      'Bus at nine. Bring boots.\nCall grandma. Buy a cake.',
    )
  })

  test('keeps both versions of a sentence that both changed, theirs first [P6]', () => {
    expect(mergeText('Swim on Monday.', 'Swim on Tuesday.', 'Swim on Friday.')).toBe(
      'Swim on Tuesday.\nSwim on Friday.',
    )
  })

  test('says what a line began with once where both added to its end [P23]', () => {
    expect(mergeText('Bread', 'Bread, milk', 'Bread, eggs')).toBe('Bread, milk, eggs')
    expect(mergeText('Bread ', 'Bread and milk', 'Bread and eggs')).toBe('Bread and milk and eggs')
    const [theirs, mine] = ['Shop:\nBread, milk\nSalt', 'Shop:\nBread, eggs\nOil']
    expect(mergeText('Shop:\nBread', theirs, mine)).toBe('Shop:\nBread, milk, eggs\nSalt\nOil')
  })

  test('takes a longer word, or the mark of a list, for no addition', () => {
    expect(mergeText('Car', 'Car wash', 'Carpet')).toBe('Car wash\nCarpet')
    expect(mergeText('- ', '- Milk', '- Eggs')).toBe('- Milk\n- Eggs')
  })

  test('loses nothing where far too much changed for its sentences to be compared', () => {
    const lines = (word: string) => `${word}\n`.repeat(330)
    const merged = mergeText(lines('a'), `${lines('b')}Bread.`, `${lines('c')}Milk.`)
    expect(merged).toBe(`${lines('b')}Bread.\n${'c\n'.repeat(330)}Milk.`)
  })

  test('says nothing twice', () => {
    expect(mergeText('', 'Two. Three.', 'Two.')).toBe('Two. Three.')
    expect(mergeText('One.', 'One. Two.', 'One. Two.')).toBe('One. Two.')
    expect(mergeText('', 'Two.', 'Two. Three.')).toBe('Two. Three.')
  })

  test('loses no sentence of either [P6]', () => {
    const text = fc
      .array(fc.constantFrom('Bread.', 'Milk.', 'Boots?', 'Call!', 'no end', '\n'), {
        maxLength: 6,
      })
      .map((parts) => parts.join(' '))
    const sentencesOf = (all: string) =>
      all
        .split(/(?<=[.!?])|\n/)
        .map((one) => one.trim())
        .filter(Boolean)
    fc.assert(
      fc.property(text, text, text, (base, theirs, mine) => {
        const merged = mergeText(base, theirs, mine)
        const old = new Set(sentencesOf(base))
        for (const one of [theirs, mine].flatMap(sentencesOf)) {
          if (!old.has(one)) expect(merged).toContain(one)
        }
      }),
      { seed: 20261122, numRuns: 2_000 },
    )
  })

  test('is refused where both have no room together, so that nothing is cut off', () => {
    const [one, other] = ['a', 'b'].map((letter) => ({ why: letter.repeat(limits.note - 10) }))
    expect(refusalOf(() => merge({ why: '' }, one!, other!))).toBe('document-full')
  })
})

describe('fields', () => {
  test('change alone: a new name and a new age meet in one member [P6]', () => {
    const mia = { id: 'mia', name: 'Mia', ageBand: '6-8' }
    const merged = merge(mia, { ...mia, name: 'Mia Maus' }, { ...mia, ageBand: '9-12' })
    expect(merged).toEqual({ id: 'mia', name: 'Mia Maus', ageBand: '9-12' })
  })

  test('that both changed are as the later wrote them [P6]', () => {
    const [old, theirs, mine] = ['Tent', 'Tent night', 'Big tent'].map((title) => ({ title }))
    expect(merge(old!, theirs!, mine!)).toEqual({ title: 'Big tent' })
  })

  test('that belong together are never mixed', () => {
    const repeat = (times: number) => ({ repeat: { kind: 'times', times } })
    expect(merge<object>(repeat(2), { repeat: { kind: 'once' } }, repeat(3))).toEqual(repeat(3))
  })

  test('that nobody else touched are mine, taken back ones too', () => {
    expect(merge<object>({ a: 1, b: 2 }, { a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(merge<object>({ a: 1, b: 2 }, { a: 1 }, { a: 3, b: 2 })).toEqual({ a: 3 })
  })
})

describe('lists', () => {
  test('gain and lose the entries of both [P6]', () => {
    expect(mergeLists(['a', 'b'], ['b', 'c'], ['a', 'b', 'd'])).toEqual(['b', 'c', 'd'])
  })

  test('longer than they may be are as the later has them', () => {
    const full = ['1', '2', '3', '4', '5']
    const merged = merge({ priorities: ['1'] }, { priorities: full }, { priorities: ['1', '6'] })
    expect(merged.priorities).toEqual(['1', '6'])
  })
})
