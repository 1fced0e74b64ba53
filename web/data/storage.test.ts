import { expect, test, vi } from 'vitest'
import { rulesVersion } from '#core/log/subjects.ts'
import type { Pending } from './pending.ts'
import type { browserStorage as Keeps } from './storage.ts'

type Access = Parameters<typeof Keeps>[0]

/** As a page begins: nothing has been refused yet. */
async function aPage(access: (work?: unknown) => Promise<unknown>) {
  vi.resetModules()
  const { browserStorage } = await import('./storage.ts')
  const { storageRefused } = await import('#web/lib/safe-storage.ts')
  return { storage: browserStorage(access as Access), storageRefused }
}

const entry = (id: string) => ({ command: { id } }) as Pending
const refusing = async () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))

test('where the browser refuses to keep anything, commands wait in the page [P9]', async () => {
  const { storage } = await aPage(refusing)
  await storage.put(entry('first'))
  expect(await storage.pending()).toEqual([entry('first')])
  await storage.remove('first')
  expect(await storage.pending()).toEqual([])
  expect(await storage.read()).toBeNull()
  await storage.forget()
})

test('what the browser refuses to keep waits in the page, beside what it kept before', async () => {
  const access = vi.fn(refusing)
  const { storage } = await aPage(access)
  await storage.put(entry('second'))
  access.mockResolvedValue([entry('first')] as never)
  expect(await storage.pending()).toEqual([entry('first'), entry('second')])
})

test('that the browser refuses is known from the beginning, and not before it does [P9]', async () => {
  const keeping = await aPage(async () => [])
  await keeping.storage.pending()
  await keeping.storage.put(entry('first'))
  expect(keeping.storageRefused()).toBe(false)
  const full = await aPage(refusing)
  await full.storage.pending()
  expect(full.storageRefused()).toBe(true)
})

test('what it has refused once it is not waited for again: it goes out at once [P9]', async () => {
  const access = vi.fn(refusing)
  const { storage } = await aPage(access)
  await storage.put(entry('first'))
  access.mockImplementation(() => new Promise(() => undefined))
  await storage.put(entry('second'))
  access.mockResolvedValue([] as never)
  expect(await storage.pending()).toEqual([entry('first'), entry('second')])
})

test('documents that were last written a month ago are not shown any more [N6]', async () => {
  const rows = {
    snapshots: [{ userId: 'maya', rules: rulesVersion, at: 0, snapshot: {} }],
    entries: [],
  }
  const { storage } = await aPage(async (work?: unknown) =>
    (work as (db: unknown) => Promise<unknown>)({
      getAll: async (name: keyof typeof rows) => rows[name],
    }),
  )
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined })
  const day = 24 * 3_600_000
  rows.snapshots[0]!.at = Date.now() - 29 * day
  expect(await storage.read()).toEqual({ snapshot: {}, entries: [] })
  rows.snapshots[0]!.at = Date.now() - 31 * day
  expect(await storage.read()).toBeNull()
  vi.unstubAllGlobals()
})
