// `test` and `expect` for the journeys, whose pages know the server's address. Journeys share a
// server, each at an address of its own like families of one town, and a worker starts it once;
// `test.use(withOwnServer)` gives fresh data, and a server that may be stopped.
// `test.use({ database: 'postgres' })` runs a journey on PostgreSQL, with a server of its own too.
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
} from '@playwright/test'
import { createDatabase, type Postgres, startPostgres } from '../../scripts/postgres.ts'
import { finger } from './finger.ts'
import type { Hands } from './hands.ts'
import { keys } from './keys.ts'
import { keepOneClock } from './same-clock.ts'
import { saveData } from './save-data.ts'
import { type Server, startServer } from './server.ts'
import { watch } from './watch.ts'

interface Options {
  database: 'sqlite' | 'postgres'
  /** Configuration of the server beside what every test server gets. */
  serverEnv: Record<string, string>
  /** Fresh data, and a server that may be stopped; PostgreSQL and a configuration imply it. */
  ownServer: boolean
  /** Origins beside our own that the pages may ask: a host's choice, played by the test. */
  foreignHosts: string[]
  /** Whether a family's pages get ahead all that they may need without a network. */
  filesAhead: boolean
}

/** What another browser has of its own. `ahead`: so many milliseconds its clock is before the server's. */
export type Another = Pick<BrowserContextOptions, 'timezoneId' | 'viewport'> & { ahead?: number }

interface Fixtures {
  server: Server
  /** A finger on the phone, the keys at the desk. */
  hands: Hands
  /** A browser of its own, watched like the first one. */
  anotherBrowser: (of?: Another) => Promise<BrowserContext>
}

interface WorkerFixtures {
  /** Starts PostgreSQL when the first journey asks, once for each worker. */
  postgres: () => Promise<Postgres>
  /** Starts the shared server when the first journey asks, once for each worker. */
  sharedServer: () => Promise<Server>
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  database: ['sqlite', { option: true }],
  serverEnv: [{}, { option: true }],
  ownServer: [false, { option: true }],
  foreignHosts: [[], { option: true }],
  filesAhead: [false, { option: true }],
  postgres: onDemand(
    () => startPostgres({ durable: true }),
    (postgres) => postgres.stop(),
  ),
  sharedServer: onDemand(
    () => startServer({ env: { TRUST_PROXY: 'yes' } }),
    (server) => server.remove(),
  ),
  server: async (
    { database, serverEnv: env, ownServer, postgres, sharedServer },
    use,
    testInfo,
  ) => {
    const onPostgres = database === 'postgres'
    const isOwn = ownServer || onPostgres || Object.keys(env).length > 0
    const databaseUrl = onPostgres ? await createDatabase((await postgres()).url) : undefined
    const server = isOwn
      ? await startServer({ env, ...(databaseUrl ? { databaseUrl } : {}) })
      : keptRunning(await sharedServer())
    await use(server)
    await server.remove()
    if (testInfo.status === testInfo.expectedStatus) return
    await testInfo.attach('what the server printed', { body: server.output() })
  },
  // Limits are for an address: the journeys of a shared server come from many.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': nextAddress() }),
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, server, foreignHosts, filesAhead }, use) => {
    await keepOneClock(context)
    if (!filesAhead) await context.addInitScript(saveData)
    const found = await watch(context, [server.url, ...foreignHosts])
    await use(context)
    expect(found, 'what must never happen in a browser').toEqual([])
  },
  hands: async ({ page, hasTouch }, use) => use(hasTouch ? finger() : keys(page)),
  anotherBrowser: async (
    { browser, server, contextOptions, viewport, extraHTTPHeaders, filesAhead },
    use,
  ) => {
    const opened: { context: BrowserContext; found: string[] }[] = []
    await use(async ({ ahead, ...own } = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        extraHTTPHeaders: extraHTTPHeaders ?? {},
        baseURL: server.url,
        ...own,
      })
      await keepOneClock(context, ahead)
      if (!filesAhead) await context.addInitScript(saveData)
      opened.push({ context, found: await watch(context, [server.url]) })
      return context
    })
    await Promise.all(opened.map(({ context }) => context.close()))
    const found = opened.flatMap((other) => other.found)
    expect(found, 'what must never happen in another browser').toEqual([])
  },
})

/** A fixture of the worker: what the first journey that asks for it starts, and its end ends. */
function onDemand<Thing>(start: () => Promise<Thing>, end: (thing: Thing) => Promise<void>) {
  // Playwright reads what a fixture needs from the pattern of its first parameter.
  // oxlint-disable-next-line no-empty-pattern
  const fixture = async ({}, use: (ask: () => Promise<Thing>) => Promise<void>) => {
    let started: Promise<Thing> | undefined
    await use(() => (started ??= start()))
    if (started) await end(await started)
  }
  return [fixture, { scope: 'worker' }] as [typeof fixture, { scope: 'worker' }]
}

/** A server that outlives the journey, which may not stop it. */
function keptRunning(server: Server): Server {
  const refuse = () => {
    throw new Error('This server is shared: a journey that does so needs `test.use(withOwnServer)`')
  }
  const shared = { stop: refuse, kill9: refuse, restart: refuse, remove: async () => {} }
  return { ...server, ...shared }
}

let addresses = 0

function nextAddress(): string {
  addresses += 1
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

/** For `test.use`: journeys that stop the server, or need it to themselves. */
export const withOwnServer = { ownServer: true } as const

/**
 * For `test.use`: journeys that open what they have not seen yet without a network. In the others nothing
 * is fetched that nobody asks for (`save-data.ts`).
 */
export const withFilesAhead = { filesAhead: true } as const

/** For `test.use`: journeys in which screens turn and things move, as for most families. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export { expect }
