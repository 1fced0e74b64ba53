import { describe, expect, test } from 'vitest'
import { plural, select, selectOrdinal, t } from './say.ts'

describe('as it stands, the code says English', () => {
  test('a sentence with its values', () => {
    expect(t`${'Ana'} has ${3} tasks`).toBe('Ana has 3 tasks')
    expect(t({ message: 'Left', context: 'days' })).toBe('Left')
  })

  test.each([
    [0, 'nothing to do'],
    [1, '1 task'],
    [1200, '1,200 tasks'],
  ])('%i things in the form that its number has', (count, said) => {
    expect(plural(count, { 0: 'nothing to do', one: '# task', other: '# tasks' })).toBe(said)
  })

  test('a # in a name that somebody typed is no count', () => {
    const title = '#1 in C#'
    expect(plural(2, { other: `${title}: # times` })).toBe('#1 in C#: 2 times')
  })

  test.each([
    [1, '1st'],
    [22, '22nd'],
    [3, '3rd'],
    [11, '11th'],
  ])('the place %i in a row', (place, said) => {
    const forms = { one: '#st', two: '#nd', few: '#rd', other: '#th' }
    expect(selectOrdinal(place, forms)).toBe(said)
  })

  test('a choice, and what goes for all others', () => {
    const way = (kind: string) => select(kind, { mail: 'by mail', other: 'otherwise' })
    expect([way('mail'), way('pigeon')]).toEqual(['by mail', 'otherwise'])
  })
})
