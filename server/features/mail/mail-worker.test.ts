import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mailTemplates } from '#server/app/mail-templates.ts'
import { fileMailer } from '#server/platform/file-mailer.ts'
import { notSent, type Mail, type Mailer } from '#server/platform/mailer.ts'
import { transaction } from '#server/store/database.ts'
import { enqueue } from '#server/store/outbox.ts'
import { letterhead } from '#server/testing/mail-server.ts'
import { dialects, openTestStore } from '#server/testing/test-store.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import type { Store } from '#server/store/database.ts'
import { sendDueMails, startMailWorker } from './mail-worker.ts'

const mail: Mail = { to: 'maya@example.org', subject: 'Hello', text: 'https://elefam.test/x' }
const minute = 60_000
const templates = mailTemplates({
  baseUrl: 'https://elefam.test',
  secret: 'a secret',
  strictInvites: false,
  choices: async () => ({ signUp: 'open', familiesMax: 0, membersMax: 20, idleMonths: 0 }),
})

describe.each(dialects)('the mail worker, on %s', (dialect) => {
  let store: Store
  let errors: string[]
  let logged: unknown[]
  const log = {
    info: () => undefined,
    error: (event: string, error: unknown, fields?: object) => {
      errors.push(event)
      logged.push({ event, message: (error as Error).message, ...fields })
    },
  }
  const clock = () => new Date().toISOString()
  const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const options = () => ({ db: store.db, clock, log, templates, sendsMail: true })
  const queue = (id: string, payload = mail) =>
    enqueue(store.db, { id, payload: { ...payload, to: `${id}@example.org` }, now: clock() })
  const waiting = () =>
    store.db.selectFrom('outbox').select(['id', 'attempts', 'lastError']).execute()

  beforeAll(async () => {
    store = await openTestStore(dialect)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await store.db.deleteFrom('outbox').execute()
    await store.db.deleteFrom('attempts').execute()
    errors = []
    logged = []
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
    const working = {
      ...options(),
      mailer: async (m: Mail) => void sent.push(m.subject),
    }
    await sendDueMails(working)
    await sendDueMails(working)
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
      await sendDueMails({ ...options(), mailer })
      expect(attempts).toBe(attempt)
      const { dueAt } = await store.db
        .selectFrom('outbox')
        .select('dueAt')
        .executeTakeFirstOrThrow()
      delays.push((Date.parse(dueAt) - Date.now()) / 1000)
      later(Date.parse(dueAt) - Date.now() - 1)
      await sendDueMails({ ...options(), mailer })
      expect(attempts).toBe(attempt)
      later(1)
    }
    expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600])
    expect(await waiting()).toEqual([
      { id: 'one', attempts: 13, lastError: 'Error: The mail server is not there' },
    ])
    expect(errors).toHaveLength(13)
  })

  test('gives up after five days, says so, and keeps nothing of the mail', async () => {
    const mailer = () => Promise.reject(notSent('mail-failed', 'The mail server is not there'))
    await queue('one')
    const began = Date.now()
    while ((await waiting()).length > 0) {
      await sendDueMails({ ...options(), mailer })
      later(60 * minute)
    }
    const days = (Date.now() - began) / (24 * 60 * minute)
    expect(days).toBeGreaterThan(4.9)
    expect(days).toBeLessThan(5.1)
    expect(errors.filter((event) => event === 'mail.given-up')).toHaveLength(1)
    expect(logged.at(-1)).toMatchObject({
      event: 'mail.given-up',
      message: 'Failed to send email',
      why: 'The mail server is not there',
    })
  })

  test.each(['mail-refused', 'mail-reply-invalid'] as const)(
    'tries a mail with %s five times, minutes apart, and lets it go',
    async (code) => {
      const mailer = () => Promise.reject(notSent(code, 'The mail server answered 550 to RCPT TO'))
      await queue('one')
      const delays: number[] = []
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        await sendDueMails({ ...options(), mailer })
        const { dueAt } = await store.db
          .selectFrom('outbox')
          .select('dueAt')
          .executeTakeFirstOrThrow()
        delays.push((Date.parse(dueAt) - Date.now()) / minute)
        later(Date.parse(dueAt) - Date.now())
      }
      expect(delays).toEqual([1, 2, 4, 8])
      await sendDueMails({ ...options(), mailer })
      expect(await waiting()).toEqual([])
      expect(errors).toEqual([...Array(4).fill('mail.failed'), 'mail.given-up'])
    },
  )

  test('logs why a mail failed, and not whose it was [S8.8]', async () => {
    const mailer = () => Promise.reject(notSent('mail-failed', 'The mail server answered 450'))
    await queue('one')
    await sendDueMails({ ...options(), mailer })
    expect(logged).toEqual([
      {
        event: 'mail.failed',
        message: 'Failed to send email',
        attempt: 1,
        why: 'The mail server answered 450',
      },
    ])
    expect(await waiting()).toEqual([
      { id: 'one', attempts: 1, lastError: 'The mail server answered 450' },
    ])
  })

  test('hands over the id of the mail, the same with each attempt', async () => {
    const ids: string[] = []
    const mailer: Mailer = async (_mail, id) => {
      ids.push(id)
      if (ids.length === 1) throw new Error('not now')
    }
    await queue('one')
    await sendDueMails({ ...options(), mailer })
    later(5000)
    await sendDueMails({ ...options(), mailer })
    expect(ids).toEqual(['one', 'one'])
  })

  test('sends others while one recipient’s server hangs, also those that come later', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const released = Promise.withResolvers<void>()
    const sent: string[] = []
    const mailer: Mailer = async ({ subject }) => {
      if (subject === 'hangs') await released.promise
      sent.push(subject)
    }
    await queue('hangs', { ...mail, subject: 'hangs' })
    const worker = startMailWorker({ ...options(), mailer })
    const look = async (until: () => boolean) => {
      while (!until()) {
        vi.advanceTimersByTime(1000)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
    await queue('first', { ...mail, subject: 'first' })
    await look(() => sent.includes('first'))
    await queue('second', { ...mail, subject: 'second' })
    await look(() => sent.includes('second'))
    expect(sent).toEqual(['first', 'second'])
    released.resolve()
    await worker.stop()
    expect(sent).toEqual(['first', 'second', 'hangs'])
    expect(await waiting()).toEqual([])
  })

  test('keeps a family’s mails moving while another’s, by the hundred, go to a slow server [A82]', async () => {
    const released = Promise.withResolvers<void>()
    const sent: string[] = []
    const mailer: Mailer = async ({ to }) => {
      if (to.endsWith('@slow.example')) await released.promise
      sent.push(to)
    }
    for (let index = 0; index < 100; index += 1)
      await enqueue(store.db, {
        id: `slow${index}`,
        payload: { ...mail, to: `guest${index}@slow.example` },
        now: clock(),
      })
    later(1)
    for (let index = 0; index < 5; index += 1) await queue(`ours${index}`)
    const begun = performance.now()
    const working = sendDueMails({ ...options(), mailer })
    await vi.waitFor(() => expect(sent).toHaveLength(5), 5_000)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(sent.every((to) => to.endsWith('@example.org'))).toBe(true)
    released.resolve()
    await working
    expect(sent).toHaveLength(105)
  })

  test('has at most four mails to one server in its hands', async () => {
    let now = 0
    let most = 0
    const four = Promise.withResolvers<void>()
    const mailer = async () => {
      now += 1
      most = Math.max(most, now)
      if (now === 4) four.resolve()
      await four.promise
      await new Promise((resolve) => setTimeout(resolve, 30)) // time for a fifth one
      now -= 1
    }
    for (let index = 0; index < 10; index += 1) await queue(`mail${index}`)
    await sendDueMails({ ...options(), mailer })
    expect(most).toBe(4)
    expect(await waiting()).toEqual([])
  })

  test('sends a mail once, although the database is away just after', async () => {
    let sent = 0
    const spy = vi.spyOn(store.db, 'deleteFrom')
    spy.mockImplementationOnce(() => {
      throw new Error('Connection terminated')
    })
    await queue('one')
    await sendDueMails({ ...options(), mailer: async () => void (sent += 1) })
    expect(spy).toHaveBeenCalledTimes(2)
    later(2 * minute)
    await sendDueMails({ ...options(), mailer: async () => void (sent += 1) })
    expect(sent).toBe(1)
    expect(await waiting()).toEqual([])
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
    await sendDueMails({ ...options(), mailer })
    expect(sent).toEqual(['good'])
    expect(await waiting()).toMatchObject([{ id: 'bad' }])
  })

  test('keeps no transaction open while it sends: families go on writing', async () => {
    await queue('one')
    const mailer = () =>
      transaction(store.db, async (trx) => {
        await enqueue(trx, { id: 'meanwhile', payload: mail, now: '2999-01-01T00:00:00.000Z' })
      })
    await sendDueMails({ ...options(), mailer })
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
    const working = { ...options(), mailer }
    await Promise.all([1, 2, 3, 4].map(() => sendDueMails(working)))
    expect(sent.toSorted()).toEqual(subjects.toSorted())
  })

  test('sends what another one took and never finished, after two minutes', async () => {
    await queue('one')
    await new Promise<void>((taken) => {
      const neverDone = () => new Promise<never>(() => taken())
      void sendDueMails({ ...options(), mailer: neverDone })
    })
    const mailer = async () => undefined
    later(2 * minute - 1)
    await sendDueMails({ ...options(), mailer })
    expect(await waiting()).toHaveLength(1)
    later(1)
    await sendDueMails({ ...options(), mailer })
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
    const worker = startMailWorker({ ...options(), mailer })
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

  test('sends twenty mails at one look: whoever is done takes the next', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    for (let index = 0; index < 20; index += 1) await queue(`mail${index}`)
    const worker = startMailWorker({ ...options(), mailer: async () => undefined })
    vi.advanceTimersByTime(1000)
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 5_000)
    await worker.stop()
  })

  test('writes a file that only its owner reads, and the link to the terminal, until it has a mail server', async () => {
    const folder = temporaryFolder()
    const printed: string[] = []
    const mailer = fileMailer({ dataDir: folder.path, letterhead }, (line) => printed.push(line))
    await queue('one')
    // First there is no room for the mail's folder: the mail waits.
    writeFileSync(join(folder.path, 'mail'), '')
    await sendDueMails({ ...options(), mailer })
    expect(await waiting()).toMatchObject([{ id: 'one', attempts: 1 }])
    rmSync(join(folder.path, 'mail'))
    later(5000)
    await sendDueMails({ ...options(), mailer })
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
