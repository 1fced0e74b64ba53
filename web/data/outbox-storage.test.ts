import { expect, test, vi } from 'vitest'
import type { OutboxEntry } from './outbox.ts'

/** As a page begins: nothing has been refused yet. */
async function aPage() {
  vi.resetModules()
  const { lastingStorage, memoryStorage } = await import('./outbox-storage.ts')
  const { storageRefused } = await import('../lib/storage-refused.ts')
  return { lastingStorage, memoryStorage, storageRefused }
}

const entry = (id: string) => ({ command: { id } }) as OutboxEntry
const refusing = async () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))

test('what the browser refuses to keep waits in the page, beside what it kept before', async () => {
  const { lastingStorage, memoryStorage } = await aPage()
  const kept = new Map<string, OutboxEntry>([['first', entry('first')]])
  const storage = lastingStorage({ ...memoryStorage(kept), put: refusing })
  await storage.put(entry('second'))
  expect(await storage.all()).toEqual([entry('first'), entry('second')])
  await storage.remove('first')
  await storage.remove('second')
  expect(await storage.all()).toEqual([])
})

test('where it refuses everything, commands wait in the page', async () => {
  const { lastingStorage } = await aPage()
  const storage = lastingStorage({ all: refusing, put: refusing, remove: refusing })
  await storage.put(entry('first'))
  expect(await storage.all()).toEqual([entry('first')])
  await storage.remove('first')
  expect(await storage.all()).toEqual([])
})

test('that the browser refuses is known from the beginning, and not before it does [P9]', async () => {
  const { lastingStorage, memoryStorage, storageRefused } = await aPage()
  const storage = lastingStorage(memoryStorage())
  await storage.all()
  await storage.put(entry('first'))
  expect(storageRefused()).toBe(false)
  await lastingStorage({ ...memoryStorage(), all: refusing }).all()
  expect(storageRefused()).toBe(true)
})

test('what it has refused once it is not waited for again: it goes out at once [P9]', async () => {
  const { lastingStorage, memoryStorage } = await aPage()
  const put = vi.fn(refusing)
  const storage = lastingStorage({ ...memoryStorage(), put })
  await storage.put(entry('first'))
  put.mockImplementation(() => new Promise(() => undefined))
  await storage.put(entry('second'))
  expect(await storage.all()).toEqual([entry('first'), entry('second')])
})
