import { expect, test } from 'vitest'
import type { OutboxEntry } from './outbox.ts'
import { lastingStorage, memoryStorage } from './outbox-storage.ts'

const entry = (id: string) => ({ command: { id } }) as OutboxEntry
const refusing = async () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))

test('what the browser refuses to keep waits in the page, beside what it kept before', async () => {
  const kept = new Map<string, OutboxEntry>([['first', entry('first')]])
  const storage = lastingStorage({ ...memoryStorage(kept), put: refusing })
  await storage.put(entry('second'))
  expect(await storage.all()).toEqual([entry('first'), entry('second')])
  await storage.remove('first')
  await storage.remove('second')
  expect(await storage.all()).toEqual([])
})

test('where it refuses everything, commands wait in the page', async () => {
  const storage = lastingStorage({ all: refusing, put: refusing, remove: refusing })
  await storage.put(entry('first'))
  expect(await storage.all()).toEqual([entry('first')])
  await storage.remove('first')
  expect(await storage.all()).toEqual([])
})
