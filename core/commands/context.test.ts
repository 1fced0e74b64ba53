import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { contextFor, deepFreeze, refusalOf } from '../testing/a-family.ts'
import { append, put, without } from './lists.ts'
import { edited } from './changes.ts'
import { hasRoom, requireMember, requireRoom } from './context.ts'

const list = deepFreeze([
  { id: 'a', n: 1 },
  { id: 'b', n: 2 },
])

describe('lists', () => {
  test('an entry takes the place of the one it replaces, or the last', () => {
    const isB = ({ id }: { id: string }) => id === 'b'
    expect(put([...list], { id: 'b', n: 9 }, isB)).toEqual([list[0], { id: 'b', n: 9 }])
    expect(put([list[0]!], { id: 'b', n: 9 }, isB)).toEqual([list[0], { id: 'b', n: 9 }])
  })

  test('an entry is added once, as long as there is room', () => {
    expect(append([...list], { id: 'c', n: 3 }, 3)).toEqual([...list, { id: 'c', n: 3 }])
    expect(refusalOf(() => append([...list], { id: 'a', n: 3 }, 9))).toBe('entry-exists')
    expect(refusalOf(() => append([...list], { id: 'c', n: 3 }, 2))).toBe('list-full')
    // Sent again when the list is full since: it is there, and that is what counts.
    expect(refusalOf(() => append([...list], { id: 'a', n: 1 }, 2))).toBe('entry-exists')
  })

  test('an entry that is not there cannot be taken away', () => {
    expect(without([...list], 'a')).toEqual([list[1]])
    expect(refusalOf(() => without([...list], 'z'))).toBe('entry-missing')
  })
})

describe('changes', () => {
  test('only the fields that are named change', () => {
    expect(edited({ a: 1, b: 2 }, { b: 3 })).toEqual({ a: 1, b: 3 })
  })

  test('an undefined field says nothing, null and empty say something', () => {
    const before = { a: 1 as number | null, b: 'x' }
    expect(edited(before, { a: undefined, b: undefined })).toStrictEqual(before)
    expect(edited(before, { a: null, b: '' })).toStrictEqual({ a: null, b: '' })
  })
})

describe('room', () => {
  const ofSize = (size: number) => ({ x: 'x'.repeat(size - '{"x":""}'.length) })

  test('a document may be as large as its bound and not a letter larger', () => {
    expect(hasRoom(ofSize(limits.documentSize))).toBe(true)
    expect(hasRoom(ofSize(limits.documentSize + 1))).toBe(false)
    expect(requireRoom(ofSize(limits.documentSize))).toEqual(ofSize(limits.documentSize))
    expect(refusalOf(() => requireRoom(ofSize(limits.documentSize + 1)))).toBe('document-full')
  })
})

test('an id from outside the family is refused [A19]', () => {
  expect(refusalOf(() => requireMember(contextFor(), 'mia'))).toBeNull()
  expect(refusalOf(() => requireMember(contextFor(), 'stranger'))).toBe('member-missing')
})
