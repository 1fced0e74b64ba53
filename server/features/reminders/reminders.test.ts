import { setTimeout as wait } from 'node:timers/promises'
import { createPublicKey, verify } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReminderSettings, Reminders } from '#core/reminders/schema.ts'
import { knownJson } from '#core/lib/json-text.ts'
import { apiPaths, userHeader } from '#core/paths.ts'
import { requestPasswordReset } from '#server/features/auth/request-password-reset.ts'
import { guardedPost } from '#server/platform/guarded-request.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { startPushService, type Browser, type Reply } from '#server/testing/push-service.ts'
import { problem } from '#server/testing/test-client.ts'
import { password, testClock, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { someReminders, subscriptionOf } from '#server/testing/valid-bodies.ts'
import { pushResolver } from './push-names.ts'
import { startPushSender } from './push-sender.ts'
import { remindDue } from './reminder-loop.ts'

const second = 1_000

/** Wednesday 4 March 2026 in Berlin. */
const at = (time: string, day = '2026-03-04') => Date.parse(`${day}T${time}:00+01:00`)

describe.each(dialects)('reminders, on %s', (dialect) => {
  const pushHosts: string[] = []
  const server = useServer(dialect, { pushHosts })
  let service: Awaited<ReturnType<typeof startPushService>>
  let reply: Reply
  beforeAll(async () => {
    service = await startPushService(() => reply)
    pushHosts.push(service.host)
    return () => service.close()
  })
  beforeEach(async () => {
    reply = { status: 201 }
    service.received.length = 0
    server.errors.length = 0
    vi.useFakeTimers({ toFake: ['Date'], now: at('12:00') })
    for (const table of ['reminders', 'pushSubscriptions', 'outbox', 'attempts'] as const) {
      await server.db.deleteFrom(table).execute()
    }
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const log = {
    info: () => undefined,
    error: (event: string, error: unknown) =>
      void server.errors.push({ event, message: String(error) }),
  }
  const shared = () => ({ db: server.store.db, clock: testClock, log })
  const lookAt = async (time: string) => {
    vi.setSystemTime(at(time))
    await remindDue(shared())
  }
  const waiting = () =>
    server.db.selectFrom('pushes').select(['attempts', 'dueAt', 'payload']).execute()

  /** Sends what is due, until all of that is sent, put off, or given up. */
  const sendPushes = async (timeout = 2 * second) => {
    const { host, ca } = service
    const requests = guardedPost({
      hosts: [host],
      timeout,
      connections: 8,
      ca,
      resolve: pushResolver([host]),
    })
    const subject = 'mailto:host@family.example'
    const sender = startPushSender({ ...shared(), post: requests.post, subject })
    sender.look()
    const isDue = ({ dueAt }: { dueAt: string }) => dueAt <= testClock()
    for (let tries = 0; tries < 500 && (await waiting()).some(isDue); tries += 1) await wait(10)
    await sender.stop()
    requests.close()
  }

  /** A parent whose family checks in at half past six, and meets on Sunday at five. */
  const parent = async (settings: Partial<ReminderSettings> = {}) => {
    const maya = await server.signedUp({ name: 'Maya', confirmed: true })
    await maya.changeFamily(maya.familyId, {
      type: 'edit-family',
      changes: {
        settings: {
          timeZone: 'Europe/Berlin',
          standUpTime: '18:30',
          meetingDay: 'Sunday',
          meetingTime: '17:00',
        },
      },
    })
    const week = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: week })
    const sprint = (command: Parameters<typeof maya.changeSprint>[2]) =>
      maya.changeSprint(maya.familyId, week.id, command)
    expect((await sprint({ type: 'finish-planning' })).status).toBe(200)
    const saved = { ...someReminders, weeklyMail: false, ...settings }
    expect((await maya.post(apiPaths.reminders, saved)).status).toBe(200)
    return { ...maya, sprint, week }
  }
  const subscribed = async (maya: SignedUp): Promise<Browser> => {
    const browser = service.browser(maya.userId)
    const { status } = await maya.post(apiPaths.pushSubscription, browser.subscription)
    expect(status).toBe(200)
    return browser
  }
  const settingsOf = async ({ get }: SignedUp) => (await get<Reminders>(apiPaths.reminders)).body

  describe('by push', () => {
    test('reach a browser encrypted for it, signed, and without a name [N23]', async () => {
      const maya = await parent()
      const browser = await subscribed(maya)
      await lookAt('18:29')
      expect(await waiting()).toEqual([])
      await lookAt('18:30')
      await sendPushes()
      const [{ headers, body } = {}] = service.received
      expect(browser.read(body!)).toEqual({
        to: maya.userId,
        kind: 'stand-up',
        day: '2026-03-04',
        title: 'Time for your check-in',
        body: 'Five minutes together: how was today, and what is next?',
        path: '/stand-up',
        tag: 'stand-up',
        until: new Date(at('19:30')).toISOString(),
      })
      expect(headers).toMatchObject({ ttl: '3600', topic: 'stand-up', urgency: 'high' })
      const { pushKey } = await settingsOf(maya)
      expect(signatureIsGood(headers!.authorization!, pushKey)).toBe(true)
      expect(await waiting()).toEqual([])
      await lookAt('18:31')
      expect(await waiting()).toEqual([])
    })

    test('say names and texts to whoever wants that', async () => {
      const maya = await parent({ tellsMore: true })
      const browser = await subscribed(maya)
      await lookAt('18:30')
      expect(JSON.stringify(await waiting())).not.toContain('Maya')
      await sendPushes()
      expect(browser.read(service.received[0]!.body).body).toBe('How was today, Maya?')
    })

    test.each([404, 410])('a browser that answers %i gets no more', async (status) => {
      const maya = await parent()
      await subscribed(maya)
      reply = { status }
      await lookAt('18:30')
      await sendPushes()
      expect(await waiting()).toEqual([])
      expect(await server.db.selectFrom('pushSubscriptions').selectAll().execute()).toEqual([])
    })

    test.each([
      ['says 500', { status: 500 }, 10],
      ['says 429, and when', { status: 429, headers: { 'retry-after': '90' } }, 90],
      ['hangs', 'hangs', 10],
    ] as const)('a service that %s is asked again, until it is over', async (_, given, seconds) => {
      const maya = await parent()
      await subscribed(maya)
      reply = given
      await lookAt('18:30')
      await sendPushes(100)
      const dueAt = new Date(at('18:30') + seconds * second).toISOString()
      expect(await waiting()).toMatchObject([{ attempts: 1, dueAt }])
      vi.setSystemTime(at('18:30') + seconds * second - 1)
      await sendPushes(100)
      expect(service.received).toHaveLength(1)
      reply = { status: 201 }
      vi.setSystemTime(at('18:30') + seconds * second)
      await sendPushes()
      expect(service.received).toHaveLength(2)
      expect(await waiting()).toEqual([])
    })

    test('that could not go in time are not sent, nor what was done meanwhile [N23]', async () => {
      const maya = await parent()
      await subscribed(maya)
      reply = { status: 503 }
      await lookAt('18:30')
      await sendPushes()
      await maya.sprint({ type: 'close-stand-up', date: '2026-03-04', offer: '' })
      reply = { status: 201 }
      vi.setSystemTime(at('18:45'))
      await sendPushes()
      expect(service.received).toHaveLength(1)
      vi.setSystemTime(at('18:20'))
      await subscribed(await parent())
      await lookAt('18:50')
      expect(await waiting()).toHaveLength(1)
      vi.setSystemTime(at('19:31'))
      await sendPushes()
      expect([service.received.length, await waiting()]).toEqual([1, []])
    })

    test('go to no address but those of push services, at saving and at sending [A77]', async () => {
      const maya = await parent()
      for (const endpoint of [
        'https://169.254.169.254/latest',
        'https://localhost/',
        `https://user@${service.host}/x`,
        'https://fcm.googleapis.com.evil.example/x',
        `https://evil.example/?${service.host}`,
      ]) {
        const subscription = { ...subscriptionOf('x'), endpoint }
        const answer = await maya.post(apiPaths.pushSubscription, subscription)
        expect(problem(answer), endpoint).toMatchObject({ status: 400, code: 'push-host' })
      }
      const plain = { ...subscriptionOf('x'), endpoint: `http://${service.host}/x` }
      expect(problem(await maya.post(apiPaths.pushSubscription, plain)).code).toBe('invalid-input')
      await subscribed(maya)
      await lookAt('18:30')
      const moved = server.db.updateTable('pushSubscriptions')
      await moved
        .set({
          endpoint: service.browser('x').subscription.endpoint.replace('localhost', '127.0.0.1'),
        })
        .execute()
      await sendPushes()
      expect(service.received).toEqual([])
    })

    test('are led nowhere else by a redirect', async () => {
      const maya = await parent()
      await subscribed(maya)
      reply = { status: 307, headers: { location: `https://${service.host}/elsewhere` } }
      await lookAt('18:30')
      await sendPushes()
      expect(service.received.map(({ name }) => name)).toEqual([maya.userId])
      expect(server.errors).toMatchObject([{ event: 'push.given-up' }])
    })

    test('end with the session, and with a new password by mail [A77]', async () => {
      const rows = () => server.db.selectFrom('pushSubscriptions').select('id').execute()
      const maya = await parent()
      await subscribed(maya)
      await lookAt('18:30')
      expect(await waiting()).toHaveLength(1)
      await maya.signOut()
      expect([await rows(), await waiting()]).toEqual([[], []])
      await maya.signIn({ email: maya.email, password })
      await subscribed(maya)
      await maya.remove(apiPaths.pushSubscription)
      expect(await rows()).toEqual([])
      await subscribed(maya)
      await requestPasswordReset({ db: server.store.db, now: testClock() }, maya.email)
      const token = await mailedToken(server, maya.email, '/reset-password')
      const stranger = server.client()
      const reset = { token, newPassword: 'umbrella-giraffe' }
      expect((await stranger.post(apiPaths.resetPassword, reset)).status).toBe(200)
      expect(await rows()).toEqual([])
    })

    test('come to one browser for whoever is signed in there', async () => {
      const maya = await parent()
      const browser = await subscribed(maya)
      const ben = await parent()
      await ben.post(apiPaths.pushSubscription, browser.subscription)
      const rows = await server.db.selectFrom('pushSubscriptions').select('userId').execute()
      expect(rows).toEqual([{ userId: ben.userId }])
    })
  })

  describe('that somebody chose', () => {
    test('are theirs alone, and null before', async () => {
      const maya = await parent({ quiet: { from: '21:00', to: '07:00' } })
      expect(await settingsOf(maya)).toMatchObject({
        settings: { quiet: { from: '21:00', to: '07:00' } },
        mails: true,
        pushKey: expect.stringMatching(/^[\w-]{87}$/),
      })
      const ben = await server.signedUp()
      expect((await settingsOf(ben)).settings).toBeNull()
    })

    test('follow the family’s times at once [N23]', async () => {
      const maya = await parent()
      await subscribed(maya)
      await lookAt('12:01')
      await maya.changeFamily(maya.familyId, {
        type: 'edit-family',
        changes: { settings: { standUpTime: '12:30' } },
      })
      await lookAt('12:02')
      await lookAt('12:30')
      expect(await waiting()).toHaveLength(1)
    })

    test('keep what fell due before they were changed, and go with the family', async () => {
      const maya = await parent()
      await subscribed(maya)
      await lookAt('12:01')
      vi.setSystemTime(at('18:30') + second)
      await maya.post(apiPaths.reminders, { ...someReminders, weeklyMail: false })
      expect(await waiting()).toHaveLength(1)
      await lookAt('18:31')
      expect(await waiting()).toHaveLength(1)
      await maya.remove(apiPaths.user(maya.userId), { password })
      for (const table of ['reminders', 'pushSubscriptions', 'pushes'] as const) {
        expect(await server.db.selectFrom(table).selectAll().execute(), table).toEqual([])
      }
    })

    test('of somebody that cannot be looked at hold up nobody else', async () => {
      const maya = await parent()
      await subscribed(maya)
      const broken = await parent()
      const row = server.db.updateTable('families').set({ document: knownJson('{') })
      await row.where('id', '=', broken.familyId).execute()
      await lookAt('18:30')
      expect(server.errors).toMatchObject([{ event: 'reminder.failed' }])
      expect(await waiting()).toHaveLength(1)
    })
  })

  describe('a notification’s button', () => {
    const press = (maya: SignedUp, answer: object) =>
      maya.post(apiPaths.reminderAnswer, { kind: 'stand-up', day: '2026-03-04', ...answer })

    test('“in an hour” calls once more, twice pressed as well', async () => {
      const maya = await parent()
      await subscribed(maya)
      await lookAt('18:30')
      vi.setSystemTime(at('18:40'))
      expect((await press(maya, { answer: 'later' })).status).toBe(200)
      expect((await press(maya, { answer: 'later' })).status).toBe(200)
      await lookAt('19:39')
      expect(await waiting()).toHaveLength(1)
      await lookAt('19:40')
      expect(await waiting()).toHaveLength(2)
      await lookAt('19:45')
      expect(await waiting()).toHaveLength(2)
    })

    test('says nothing for somebody else who uses the browser by then [A55]', async () => {
      const [maya, ben] = [await parent(), await parent()]
      const before = await ben.documents()
      const pressFor = ({ userId }: SignedUp) =>
        ben.send(apiPaths.reminderAnswer, {
          method: 'POST',
          headers: { [userHeader]: userId, 'content-type': 'application/json' },
          body: JSON.stringify({ kind: 'stand-up', day: '2026-03-04', answer: 'done' }),
        })
      expect((await pressFor(maya)).status).toBe(403)
      expect(await ben.documents()).toEqual(before)
      expect((await pressFor(ben)).status).toBe(200)
      expect(await ben.documents()).not.toEqual(before)
    })

    test('“held it” closes the check-in, and “done” ticks the task, once each', async () => {
      const maya = await parent()
      const day = '2026-03-04'
      const [task] = maya.week.tasks
      const changes = async () => {
        const rows = server.db.selectFrom('changes').select('command').orderBy('sequence')
        const all = await rows.where('familyId', '=', maya.familyId).execute()
        return all.map(({ command }) => (JSON.parse(command) as { type: string }).type)
      }
      for (const answer of [
        { answer: 'done' },
        { answer: 'done' },
        { kind: 'task', taskId: task!.id, answer: 'done' },
        { kind: 'task', taskId: task!.id, answer: 'done' },
        { kind: 'task', taskId: 'no-such-task', answer: 'done' },
        { kind: 'meeting', answer: 'done' },
        { day: '2030-01-01', answer: 'done' },
      ]) {
        expect((await press(maya, answer)).status).toBe(200)
      }
      expect((await changes()).slice(-2)).toEqual(['close-stand-up', 'tick'])
      const { sprints } = (await maya.bootstrap()).body
      expect(sprints[0]).toMatchObject({
        standUps: [{ date: day, closedAt: expect.any(String) }],
        tasks: [{ checks: { [day]: ['primary'] } }],
      })
    })
  })
})

/** Whether a VAPID header is signed by the key that browsers subscribed with, for this service. */
function signatureIsGood(header: string, pushKey: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const bytes = Buffer.from(key, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((one) => one.toString('base64url'))
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x!, y: y! },
    format: 'jwk',
  })
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    sub: string
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned && key === pushKey && aud.startsWith('https://localhost:') && sub !== ''
}
