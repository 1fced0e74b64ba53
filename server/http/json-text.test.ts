import { expect, expectTypeOf, test } from 'vitest'
import { textOf, type JsonText } from '#core/lib/json-text.ts'
import { jsonList, jsonNull, jsonStream, jsonText, jsonWith } from './json-text.ts'

const week = textOf({ id: 'week', tasks: ['Read a story'] })

test('texts are put together to what they tell of, in their types too [C3]', () => {
  const whole = jsonWith({ sequence: 7 }, { sprints: jsonList([week, week]), undo: jsonNull })
  expectTypeOf(whole).toEqualTypeOf<
    JsonText<{ sequence: number } & { sprints: { id: string; tasks: string[] }[]; undo: null }>
  >()
  const one = { id: 'week', tasks: ['Read a story'] }
  expect(JSON.parse(whole)).toEqual({ sequence: 7, sprints: [one, one], undo: null })
  expect(JSON.parse(jsonWith({}, { week }))).toEqual({ week: one })
  expect(jsonList([])).toBe('[]')
})

test('any text that claims to be JSON does not compile as an answer [C3]', async () => {
  // @ts-expect-error: of a text nobody knows what it tells
  expect(await jsonText('{"id":"week"}').json()).toEqual({ id: 'week' })
  const given: JsonText<{ id: string }> = week
  // @ts-expect-error: and one that tells of something else is not that either
  const wrong: JsonText<{ id: number }> = week
  expect(wrong).toBe(given)
})

test('a long text goes out in its pieces', async () => {
  const pieces = async function* () {
    yield '{"notes":["schö'
    yield 'n"]}'
  }
  const response = jsonStream(pieces())
  expect(await response.json()).toEqual({ notes: ['schön'] })
})
