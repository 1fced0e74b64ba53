import { expect, test, vi } from 'vitest'
import { hasAlready, keptAnswers } from './kept-answers.ts'

test('an answer is made once for its mark, also for those who ask at once [A81]', async () => {
  const keep = keptAnswers()
  const make = vi.fn(async () => 'long')
  const all = await Promise.all(Array.from({ length: 100 }, () => keep('family', '7', make)))
  expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['long']))
  await keep('family', '7', make)
  expect(make).toHaveBeenCalledTimes(1)
  await keep('family', '8', make)
  await keep('other', '8', make)
  expect(make).toHaveBeenCalledTimes(3)
})

test('what could not be made is tried again', async () => {
  const keep = keptAnswers()
  await expect(keep('family', '7', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await keep('family', '7', async () => 'there')).text).toBe('there')
})

test('what was not asked for the longest makes room [A81]', async () => {
  const keep = keptAnswers(100)
  const make = vi.fn(async () => 'x'.repeat(40))
  await keep('a', '1', make)
  await keep('b', '1', make)
  await keep('a', '1', make)
  await keep('c', '1', make)
  expect(make).toHaveBeenCalledTimes(3)
  await keep('a', '1', make)
  expect(make).toHaveBeenCalledTimes(3)
  await keep('b', '1', make)
  expect(make).toHaveBeenCalledTimes(4)
})

test('whoever has an answer is known by its tag', async () => {
  const answer = await keptAnswers()('family', '7', async () => 'long')
  for (const header of [answer.tag, `W/${answer.tag}`, `"other", ${answer.tag}`, '*']) {
    expect(hasAlready(header, answer), header).toBe(true)
  }
  for (const header of [undefined, '', '"other"']) expect(hasAlready(header, answer)).toBe(false)
})
