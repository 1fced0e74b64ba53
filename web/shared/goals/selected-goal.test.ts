import { expect, test, vi } from 'vitest'
import { clearSelectedGoal, readSelectedGoal, writeSelectedGoal } from './selected-goal.ts'

function sessionHolds(text: string | null) {
  const stored = new Map(text === null ? [] : [['selected-goal', text]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
}

test('the goal chosen before signing up is found until it is cleared [S3.6, S2.12]', () => {
  sessionHolds('{"title":" Camp by the sea ","id":"camp","weeks":4}')
  expect(readSelectedGoal()).toEqual({ title: 'Camp by the sea', id: 'camp' })
  clearSelectedGoal()
  expect(readSelectedGoal()).toBeNull()
})

test('a title is enough, and without one there is no goal [S3.6]', () => {
  sessionHolds('{"title":"Camp"}')
  expect(readSelectedGoal()).toEqual({ title: 'Camp' })
  for (const text of [null, 'Camp', '"Camp"', '{}', '{"title":"  "}', '{"title":7}', 'null']) {
    sessionHolds(text)
    expect(readSelectedGoal(), String(text)).toBeNull()
  }
})

test('a chosen goal is kept as an object with its title [S3.6]', () => {
  sessionHolds(null)
  writeSelectedGoal({ title: 'Camp by the sea', id: 'camp' })
  expect(readSelectedGoal()).toEqual({ title: 'Camp by the sea', id: 'camp' })
  expect(JSON.parse(sessionStorage.getItem('selected-goal')!)).toMatchObject({
    title: 'Camp by the sea',
  })
})
