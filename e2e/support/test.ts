// `test` and `expect` for the journeys. Every journey gets a server of its own with fresh data, and
// its page knows the address. `test.use({ database: 'postgres' })` runs it on PostgreSQL.
import { test as base, type BrowserContext, expect } from '@playwright/test'
import { createDatabase, type Postgres, startPostgres } from '../../scripts/postgres.ts'
import { finger } from './finger.ts'
import type { Hands } from './hands.ts'
import { keys } from './keys.ts'
import { type Server, startServer } from './server.ts'
import { watch } from './watch.ts'

interface Options {
  database: 'sqlite' | 'postgres'
  /** Configuration of the server beside what every test server gets. */
  serverEnv: Record<string, string>
  /** Origins beside our own that the pages may ask: a host's choice, played by the test. */
  foreignHosts: string[]
}

interface Fixtures {
  server: Server
  /** A finger on the phone, the keys at the desk. */
  hands: Hands
  /** A browser of its own, watched like the first one. */
  anotherBrowser: () => Promise<BrowserContext>
}

interface WorkerFixtures {
  /** Starts PostgreSQL when the first journey asks, once for each worker. */
  postgres: () => Promise<Postgres>
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  database: ['sqlite', { option: true }],
  serverEnv: [{}, { option: true }],
  foreignHosts: [[], { option: true }],
  postgres: [
    // Playwright reads what a fixture needs from the pattern of its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let started: Promise<Postgres> | undefined
      await use(() => (started ??= startPostgres({ durable: true })))
      await (await started)?.stop()
    },
    { scope: 'worker' },
  ],
  server: async ({ database, serverEnv: env, postgres }, use, testInfo) => {
    const onPostgres = database === 'postgres'
    const databaseUrl = onPostgres ? await createDatabase((await postgres()).url) : undefined
    const server = await startServer({ env, ...(databaseUrl ? { databaseUrl } : {}) })
    await use(server)
    await server.remove()
    if (testInfo.status === testInfo.expectedStatus) return
    await testInfo.attach('what the server printed', { body: server.output() })
  },
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, server, foreignHosts }, use) => {
    const found = await watch(context, [server.url, ...foreignHosts])
    await use(context)
    expect(found, 'what must never happen in a browser').toEqual([])
  },
  hands: async ({ page, hasTouch }, use) => use(hasTouch ? finger() : keys(page)),
  anotherBrowser: async ({ browser, server, contextOptions, viewport }, use) => {
    const opened: { context: BrowserContext; found: string[] }[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL: server.url })
      opened.push({ context, found: await watch(context, [server.url]) })
      return context
    })
    await Promise.all(opened.map(({ context }) => context.close()))
    const found = opened.flatMap((other) => other.found)
    expect(found, 'what must never happen in another browser').toEqual([])
  },
})

/** For `test.use`: journeys in which screens turn and things move, as for most families. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export { expect }
