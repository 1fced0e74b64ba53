import { expect, test, vi } from 'vitest'
import type * as Program from '#server/platform/program.ts'
import { startThread } from '#server/platform/program.ts'
import { readInWorker } from './read-in-worker.ts'

vi.mock('#server/platform/program.ts', async (load) => {
  const program = await load<typeof Program>()
  return { ...program, startThread: vi.fn(program.startThread) }
})

const task = { familyId: 'family_maya', versions: new Map<string, number>() }

/** Bit by bit, and then whatever ends it. */
async function* dripping(text: string, end: () => void = () => undefined) {
  for (let at = 0; at < text.length; at += 100) yield Buffer.from(text.slice(at, at + 100))
  end()
}

test('a file that drips in has no thread before it is worth one [A87]', async () => {
  vi.mocked(startThread).mockClear()
  const start = `{"file":{"sprints":[${' '.repeat(60_000)}`
  const givenUp = readInWorker(
    dripping(start, () => {
      expect(startThread).not.toHaveBeenCalled()
      throw new Error('nobody sends any more')
    }),
    task,
  )
  await expect(givenUp).rejects.toThrow('nobody sends any more')
  expect(startThread).not.toHaveBeenCalled()
})

test('a file in ever so small pieces is read whole', async () => {
  vi.mocked(startThread).mockClear()
  const text = `{"file":{"sprints":[${' '.repeat(150_000)}{}]}}`
  await expect(readInWorker(dripping(text), task)).rejects.toMatchObject({ code: 'import-unknown' })
  await expect(readInWorker(dripping('[]'), task)).rejects.toMatchObject({ code: 'import-unknown' })
  expect(startThread).toHaveBeenCalledTimes(2)
})
