import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { createApp, type AppOptions } from '#server/app/create-app.ts'
import { mailTemplates } from '#server/app/mail-templates.ts'
import { familyStreams } from '#server/features/live/streams.ts'
import { viewStreams } from '#server/features/paired-devices/view-streams.ts'
import { sendDueMails } from '#server/features/mail/mail-worker.ts'
import { altcha } from '#server/platform/altcha.ts'
import { backgroundWork } from '#server/platform/background.ts'
import { OutsideFailure } from '#server/platform/outside-request.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mail, Mailer } from '#server/platform/mailer.ts'
import type { Store } from '#server/store/database.ts'
import { choicesOf } from '#server/store/host-choices.ts'
import type { Database } from '#server/store/schema.ts'
import { watchAnswers } from './declared-answers.ts'
import { watchQueries } from './query-watch.ts'
import { openTestStore, type Dialect } from './test-store.ts'
import { addressHeader, createTestClient, type TestClient } from './test-client.ts'

export const baseUrl = 'http://elefam.test'
/** Behind a proxy that speaks TLS. */
export const httpsUrl = 'https://elefam.test'
export const secret = 'a secret of tests that is long enough'
export const password = 'giraffe-umbrella'

/** The least that the captcha can ask for. */
const noWork = { cost: 1, tries: { min: 1, max: 1 } }

/** A clock that vitest's fake Date moves, like the libraries' own. */
export const testClock = () => new Date().toISOString()

export type TestServer = {
  app: ReturnType<typeof createApp>
  store: Store
  db: Database
  /** Queries of the server that say of no family, or read through a whole table. */
  poorQueries: () => Promise<{ stray: string[]; wholeTables: string[] }>
  /** Answers that their routes do not declare, in words. */
  strangeAnswers: string[]
  /** What was logged as an error, oldest first. */
  errors: { event: string; message: string }[]
  /** What the mailer was given, oldest first. */
  mails: Mail[]
  /** Sends what is due in the outbox, as the worker does every second. */
  sendMails: (mailer?: Mailer) => Promise<void>
  client: () => TestClient
  /** A program that brings a token, and neither cookie nor origin. */
  program: (token: string) => TestClient
  /**
   * A visitor with an account; the e-mail is made up where none is given. `confirmed`: its address is,
   * without any mail.
   */
  signedUp: (fields?: { email?: string; name?: string; confirmed?: boolean }) => Promise<SignedUp>
}

/** Somebody with an account, and the ids that come with it. */
export type SignedUp = TestClient & { email: string; userId: string; familyId: string }

type Options = Partial<
  Pick<
    AppOptions,
    | 'anyHost'
    | 'askCalendars'
    | 'baseUrl'
    | 'captcha'
    | 'clientAddress'
    | 'clock'
    | 'contactTo'
    | 'mailService'
    | 'log'
    | 'metrics'
    | 'passwordMin'
    | 'providers'
    | 'privateWebhooks'
    | 'pushHosts'
    | 'requestLog'
    | 'sendsMail'
    | 'hsts'
    | 'languages'
    | 'given'
    | 'demo'
    | 'formerCookiesUntil'
    | 'strictInvites'
    | 'webFolder'
  >
> & {
  /** Another way to the same database. */
  openStore?: () => Promise<Store>
}

let accounts = 0

function newEmail(): string {
  accounts += 1
  return `parent${accounts}@example.org`
}

/**
 * The whole server on a migrated database of its own, without a socket, for the tests of one
 * `describe`. Call it in the body of the `describe`; the server is there once its tests run.
 */
export function useServer(dialect: Dialect, options: Options = {}): TestServer {
  const server = {} as TestServer
  beforeAll(async () => {
    Object.assign(server, await startServer(dialect, options))
  })
  afterAll(async () => {
    const { stray, wholeTables } = (await server.poorQueries?.()) ?? {}
    await server.store?.close()
    expect(server.strangeAnswers ?? [], 'answers that their routes do not declare').toEqual([])
    // Every test's requests together: whatever the server asked must do for a million families.
    expect(stray, 'queries on families’ rows without the family').toEqual([])
    expect(wholeTables, 'queries that read through a whole table').toEqual([])
  })
  return server
}

async function startServer(
  dialect: Dialect,
  { openStore, ...options }: Options,
): Promise<TestServer> {
  const watch = watchQueries()
  // Migrations may read through a whole table: they do so once.
  let isMigrated = false
  const onQuery = (_: number, query: CompiledQuery) => void (isMigrated && watch.see(query))
  const store = await (openStore?.() ?? openTestStore(dialect, { onQuery }))
  isMigrated = true
  const errors: TestServer['errors'] = []
  const mails: Mail[] = []
  const recorded: Log = {
    info: () => undefined,
    error: (event, error) => void errors.push({ event, message: String(error) }),
  }
  const { log = recorded } = options
  const defaults = {
    db: store.db,
    clock: testClock,
    secret,
    baseUrl,
    formerCookiesUntil: null,
    anyHost: false,
    writePace: true,
    passwordMin: 6,
    providers: [],
    strictInvites: false,
    given: {},
    demo: false,
    version: '1.2.3',
    readDisk: async () => 1_000_000,
    newest: async () => '1.3.0',
    readBackups: () => ({ newestAt: null, second: false, secondAt: null }),
    hsts: 'yes' as const,
    sendsMail: true,
    privateWebhooks: false,
    privateCalendars: false,
    askCalendars: () => Promise.reject(new OutsideFailure('unreachable')),
    pushHosts: ['push.test'],
  }
  const shared = { ...defaults, ...options, log }
  const background = backgroundWork(log)
  // Accounts go after a year of idleness, unless a test says otherwise.
  const choices = choicesOf(store.db, { idleMonths: 12, ...shared.given })
  const app = createApp({
    ...shared,
    streams: familyStreams({ ...shared, bus: store.bus }),
    views: viewStreams({ ...shared, bus: store.bus }),
    background,
    captcha: altcha({ ...shared, work: noWork }),
    contactTo: 'host@family.example',
    mailService: { key: undefined, mailer: async () => undefined },
    webFolder: '/nowhere',
    clientAddress: (c) => c.req.header(addressHeader) ?? '10.0.0.0',
    ...options,
  })
  const strangeAnswers = watchAnswers(app)
  const fetch = (path: string, init: RequestInit) => app.request(shared.baseUrl + path, init)
  const client = () => createTestClient(fetch, shared.baseUrl)
  const program = (token: string) =>
    createTestClient((path, init) => {
      const headers = new Headers(init.headers)
      headers.delete('origin')
      headers.set('authorization', `Bearer ${token}`)
      return fetch(path, { ...init, headers })
    }, shared.baseUrl)
  const db = store.db.withPlugin(watch.mark)
  const record: Mailer = async (mail) => void mails.push(mail)
  return {
    app,
    store,
    db,
    poorQueries: async () => ({
      stray: watch.strayQueries(),
      wholeTables: await watch.wholeTables(store),
    }),
    strangeAnswers,
    errors,
    mails,
    client,
    program,
    sendMails: async (mailer = record) => {
      await background.idle()
      await sendDueMails({ ...shared, mailer, templates: mailTemplates({ ...shared, choices }) })
    },
    signedUp: async ({ email = newEmail(), confirmed = false, ...fields } = {}) => {
      const browser = client()
      await browser.signUp({ email, password, ...fields })
      const { user } = (await browser.bootstrap()).body
      if (confirmed) {
        const row = db.updateTable('users').set({ emailVerified: 1 })
        await row.where('id', '=', user.id).execute()
        await db.deleteFrom('outbox').where('about', '=', `verify-email ${user.id}`).execute()
      }
      return { ...browser, email, userId: user.id, familyId: user.familyId }
    },
  }
}
