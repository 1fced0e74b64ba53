// `test` and `expect` for the journeys. Every journey gets a server of its own with fresh data, and
// its page knows the address. `test.use({ database: 'postgres' })` runs it on PostgreSQL.
import { test as base } from '@playwright/test'
import { createDatabase, type Postgres, startPostgres } from '../../scripts/postgres.ts'
import { type Server, startServer } from './server.ts'

interface Options {
  database: 'sqlite' | 'postgres'
  /** Configuration of the server beside what every test server gets. */
  serverEnv: Record<string, string>
}

interface WorkerFixtures {
  /** Starts PostgreSQL when the first journey asks, once for each worker. */
  postgres: () => Promise<Postgres>
}

export const test = base.extend<Options & { server: Server }, WorkerFixtures>({
  database: ['sqlite', { option: true }],
  serverEnv: [{}, { option: true }],
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
})

export { expect } from '@playwright/test'
