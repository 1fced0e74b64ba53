import { expect, test } from 'vitest'
import type { Pending } from './replica.ts'
import { browserStorage } from './storage.ts'

const entry = (id: string) => ({ command: { id } }) as Pending

test('where the browser refuses to keep anything, commands wait in the page, and that is told [P9]', async () => {
  const storage = browserStorage(async () =>
    Promise.reject(new DOMException('No room', 'QuotaExceededError')),
  )
  expect(storage.isLasting()).toBe(true)
  await storage.put(entry('first'))
  expect(storage.isLasting()).toBe(false)
  expect(await storage.pending()).toEqual([entry('first')])
  await storage.remove('first')
  expect(await storage.pending()).toEqual([])
  expect(await storage.read('mum')).toBeNull()
  expect(await storage.lastUser()).toBeNull()
  await storage.forget()
})
