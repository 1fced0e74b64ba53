import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileMailer, type Mail } from '#server/platform/mailer.ts'
import { transaction } from '#server/store/database.ts'
import { enqueue } from '#server/store/outbox.ts'
import { dialects, openTestStore } from '#server/testing/test-store.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import type { Store } from '#server/store/database.ts'
import { sendDueMails, startMailWorker } from './mail-worker.ts'

const mail: Mail = { to: 'maya@example.org', subject: 'Hello', text: 'https://elefam.test/x' }
const minute = 60_000

describe.each(dialects)('the mail worker, on %s', (dialect) => {
  let store: Store
  let errors: string[]
  const log = { info: () => undefined, error: (event: string) => void errors.push(event) }
  const clock = () => new Date().toISOString()
  const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const queue = (id: string, payload: unknown = mail) =>
    enqueue(store.db, { id, payload, now: clock() })
  const waiting = () =>
    store.db.selectFrom('outbox').select(['id', 'attempts', 'lastError']).execute()

  beforeAll(async () => {
    store = await openTestStore(dialect)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await store.db.deleteFrom('outbox').execute()
    errors = []
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('sends what is due, the oldest first, once', async () => {
    const sent: string[] = []
    for (const id of ['one', 'two', 'three']) {
      await queue(id, { ...mail, subject: id })
      later(1)
    }
    const options = {
      db: store.db,
      clock,
      log,
      mailer: async (m: Mail) => void sent.push(m.subject),
    }
    await sendDueMails(options)
    await sendDueMails(options)
    expect(sent).toEqual(['one', 'two', 'three'])
    expect(await waiting()).toEqual([])
  })

  test('tries a mail that failed again, ever more rarely: 5 s, 10 s, 20 s … 1 h', async () => {
    let attempts = 0
    const mailer = async () => {
      attempts += 1
      throw new Error('The mail server is not there')
    }
    await queue('one')
    const delays: number[] = []
    for (let attempt = 1; attempt <= 13; attempt += 1) {
      await sendDueMails({ db: store.db, clock, log, mailer })
      expect(attempts).toBe(attempt)
      const { dueAt } = await store.db
        .selectFrom('outbox')
        .select('dueAt')
        .executeTakeFirstOrThrow()
      delays.push((Date.parse(dueAt) - Date.now()) / 1000)
      later(Date.parse(dueAt) - Date.now() - 1)
      await sendDueMails({ db: store.db, clock, log, mailer })
      expect(attempts).toBe(attempt)
      later(1)
    }
    expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600])
    expect(await waiting()).toEqual([
      { id: 'one', attempts: 13, lastError: 'Error: The mail server is not there' },
    ])
    expect(errors).toHaveLength(13)
  })

  test('sends the others although one fails', async () => {
    const sent: string[] = []
    await queue('bad', { ...mail, subject: 'bad' })
    later(1)
    await queue('good', { ...mail, subject: 'good' })
    const mailer = async ({ subject }: Mail) => {
      if (subject === 'bad') throw new Error('no')
      sent.push(subject)
    }
    await sendDueMails({ db: store.db, clock, log, mailer })
    expect(sent).toEqual(['good'])
    expect(await waiting()).toMatchObject([{ id: 'bad' }])
  })

  test('keeps no transaction open while it sends: families go on writing', async () => {
    await queue('one')
    const mailer = () =>
      transaction(store.db, async (trx) => {
        await enqueue(trx, { id: 'meanwhile', payload: mail, now: '2999-01-01T00:00:00.000Z' })
      })
    await sendDueMails({ db: store.db, clock, log, mailer })
    expect(await waiting()).toMatchObject([{ id: 'meanwhile' }])
  })

  test('shares the work with another one: no mail is sent twice', async () => {
    const sent: string[] = []
    const mailer = async ({ subject }: Mail) => {
      await new Promise((resolve) => setTimeout(resolve, 2))
      sent.push(subject)
    }
    const subjects = Array.from({ length: 12 }, (_, index) => `mail ${index}`)
    for (const subject of subjects) await queue(subject, { ...mail, subject })
    const options = { db: store.db, clock, log, mailer }
    await Promise.all([1, 2, 3, 4].map(() => sendDueMails(options)))
    expect(sent.toSorted()).toEqual(subjects.toSorted())
  })

  test('sends what another one took and never finished, after two minutes', async () => {
    await queue('one')
    await new Promise<void>((taken) => {
      const neverDone = () => new Promise<never>(() => taken())
      void sendDueMails({ db: store.db, clock, log, mailer: neverDone })
    })
    const mailer = async () => undefined
    later(2 * minute - 1)
    await sendDueMails({ db: store.db, clock, log, mailer })
    expect(await waiting()).toHaveLength(1)
    later(1)
    await sendDueMails({ db: store.db, clock, log, mailer })
    expect(await waiting()).toEqual([])
  })

  test('looks by itself, and stops when told once the mail in its hands is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    await queue('one')
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    const mailer = () => {
      begun.resolve()
      return finished.promise
    }
    const worker = startMailWorker({ db: store.db, clock, log, mailer })
    vi.advanceTimersByTime(1000)
    await begun.promise
    let stopped = false
    const stopping = worker.stop().then(() => (stopped = true))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(stopped).toBe(false)
    finished.resolve()
    await stopping
    expect(await waiting()).toEqual([])
    await queue('two')
    vi.advanceTimersByTime(5000)
    expect(await waiting()).toMatchObject([{ id: 'two', attempts: 0 }])
  })

  test('writes a file that only its owner reads, and the link to the terminal, until it has a mail server', async () => {
    const folder = temporaryFolder()
    const printed: string[] = []
    const mailer = fileMailer({ dataDir: folder.path, from: 'Elefam <e@x>' }, (line) =>
      printed.push(line),
    )
    await queue('one')
    // First there is no room for the mail's folder: the mail waits.
    writeFileSync(join(folder.path, 'mail'), '')
    await sendDueMails({ db: store.db, clock, log, mailer })
    expect(await waiting()).toMatchObject([{ id: 'one', attempts: 1 }])
    rmSync(join(folder.path, 'mail'))
    later(5000)
    await sendDueMails({ db: store.db, clock, log, mailer })
    const [name = '', ...others] = readdirSync(join(folder.path, 'mail'))
    expect(others).toEqual([])
    expect(name).toMatch(/\.eml$/)
    const file = join(folder.path, 'mail', name)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder.path, 'mail')).mode & 0o777).toBe(0o700)
    expect(readFileSync(file, 'utf8')).toContain('https://elefam.test/x')
    expect(printed.join('\n')).toContain('https://elefam.test/x')
    folder.remove()
  })
})
