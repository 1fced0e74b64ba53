import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reminders, ReminderSettings } from '#core/reminders/schema.ts'
import { dayRange } from '#core/time/calendar.ts'
import { apiPaths, unsubscribe } from '#core/paths.ts'
import { setBlocked } from '#server/store/blocked.ts'
import { transaction } from '#server/store/database.ts'
import { messageOf } from '#server/platform/mail-message.ts'
import { letterhead } from '#server/testing/mail-server.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import {
  baseUrl,
  secret,
  testClock,
  useServer,
  type SignedUp,
} from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { someReminders } from '#server/testing/valid-bodies.ts'
import { remindDue } from './reminder-loop.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const at = (time: string, day = '2026-03-04') => Date.parse(`${day}T${time}:00+01:00`)
const byMail = { 'stand-up': 'mail', meeting: 'mail', 'look-back': 'mail', task: 'mail' } as const

describe.each(dialects)('reminders by mail, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let week: ReturnType<typeof newSprint>
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at('12:00', '2026-02-28') })
    await server.db.deleteFrom('reminders').execute()
    await server.db.deleteFrom('attempts').execute()
    maya = await server.signedUp({ name: 'Maya', confirmed: true })
    await maya.changeFamily(maya.familyId, {
      type: 'edit-family',
      changes: { settings: { timeZone: 'Europe/Berlin', standUpTime: '18:30' } },
    })
    const thanks = { id: 'thanks', fromId: 'primary', text: 'Thank you for the soup <3' }
    week = newSprint({ missionStep: 'One story each evening' })
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: week })
    await maya.changeSprint(maya.familyId, week.id, { type: 'appreciate', appreciation: thanks })
    await maya.changeSprint(maya.familyId, week.id, { type: 'finish-planning' })
    server.mails.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const log = { info: () => undefined, error: () => undefined }
  const choose = async (fields: Partial<ReminderSettings>) => {
    const chosen = { ...someReminders, channels: byMail, weeklyMail: false, ...fields }
    expect((await maya.post(apiPaths.reminders, chosen)).status).toBe(200)
  }
  const lookAt = async (time: string, day?: string) => {
    vi.setSystemTime(at(time, day))
    await remindDue({ db: server.store.db, clock: testClock, log })
  }
  const sent = async () => {
    await server.sendMails()
    return server.mails.filter(({ to }) => to === maya.email)
  }
  const linkIn = (text: string) => /http\S+\/unsubscribe\/[^\s)]+/.exec(text)?.[0] ?? ''
  const settings = async () =>
    (await maya.get<Reminders>(apiPaths.reminders)).body.settings ?? someReminders

  test('come once, with a way to end them in a header and as a link [N23] [I3]', async () => {
    await choose({})
    await lookAt('18:30')
    await lookAt('18:31')
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Time for your check-in')
    expect(mail?.text).toContain(`Check in: ${baseUrl}/stand-up`)
    const link = linkIn(mail!.text)
    expect(mail?.text).toMatch(/^Hello Maya,\n\nFive minutes together/)
    const { headers, html } = await messageOf(mail!, 'id', letterhead)
    expect(html).toMatch(new RegExp(`<a [^>]*href="${link}"[^>]*>End these mails</a>`))
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('are not sent once it is done, over, not wanted, or nobody proved the address [N23]', async () => {
    await choose({})
    await lookAt('18:30')
    const held = { type: 'close-stand-up', date: '2026-03-04', offer: '' } as const
    await maya.changeSprint(maya.familyId, week.id, held)
    expect(await sent()).toEqual([])
    await lookAt('18:30', '2026-03-05')
    vi.setSystemTime(at('19:30', '2026-03-05'))
    expect(await sent()).toEqual([])
    await lookAt('18:30', '2026-03-06')
    await choose({ channels: { ...byMail, 'stand-up': 'none' } })
    expect(await sent()).toEqual([])
    await choose({})
    const row = server.db.updateTable('users').set({ emailVerified: 0 })
    await row.where('id', '=', maya.userId).execute()
    await lookAt('18:30', '2026-03-07')
    expect(await sent()).toEqual([])
  })

  test('go to nobody whom the host keeps out [A77] [H9]', async () => {
    const block = async (blockedAt: string | null) => {
      await transaction(server.store.db, (trx) => setBlocked(trx, maya.userId, blockedAt))
    }
    await choose({})
    await lookAt('18:30')
    await block(testClock())
    expect(await sent(), 'what waited').toEqual([])
    await lookAt('18:30', '2026-03-05')
    expect(await sent(), 'what fell due').toEqual([])
    await block(null)
    await lookAt('18:30', '2026-03-06')
    expect(await sent()).toHaveLength(1)
  })

  test('tell of several tasks in one', async () => {
    const [task] = week.tasks
    const second = { ...task!, id: 'another', title: 'Water the tomatoes', checks: {} }
    await maya.changeSprint(maya.familyId, week.id, { type: 'add-task', task: second })
    const time = '17:00'
    const tasks = [task!.id, 'another'].map((taskId) => ({ sprintId: week.id, taskId, time }))
    await choose({ tasks })
    await lookAt('17:00')
    const mails = await sent()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('– Read a story\n– Water the tomatoes')
  })

  test('bring the week’s plan and one thank-you, whole, on its first morning [I3]', async () => {
    await choose({ channels: { ...byMail, 'stand-up': 'none' }, weeklyMail: true })
    await lookAt('06:59', '2026-03-01')
    expect(await sent()).toEqual([])
    await lookAt('07:00', '2026-03-01')
    const mails = await sent()
    await lookAt('07:00', '2026-03-02')
    expect(await sent()).toHaveLength(1)
    expect(mails.map(({ subject }) => subject)).toEqual(['Week 1 on Elefam'])
    const { text } = mails[0]!
    expect(text).toContain('Your step this week: One story each evening')
    expect(text).toContain('– Read a story, everyone, every day')
    expect(text).toContain('Maya said:\n\n> Thank you for the soup <3')
  })

  test('promise a week with days off no more than its days hold [I3]', async () => {
    const repeat = { kind: 'times', times: 5 } as const
    const swim = { ...week.tasks[0]!, id: 'swim', title: 'Swim', repeat, checks: {} }
    await maya.changeSprint(maya.familyId, week.id, { type: 'add-task', task: swim })
    const dates = dayRange('2026-03-01', 4)
    await maya.changeSprint(maya.familyId, week.id, { type: 'pause-days', dates })
    await choose({ channels: { ...byMail, 'stand-up': 'none' }, weeklyMail: true })
    await lookAt('07:00', '2026-03-05')
    const text = (await sent()).at(-1)?.text
    expect(text).toContain('– Swim, everyone, 3 times this week')
  })

  test('end by one click of a mail program, twice as well, and nothing else does [N23]', async () => {
    await choose({ weeklyMail: true })
    const calling = 'stand-up' as const
    const path = unsubscribe(unsubscribeToken(secret, { userId: maya.userId, calling }))
    const ask = (method: string, address: string = path) =>
      server.app.request(baseUrl + address, {
        method,
        ...(method === 'POST' && {
          body: 'List-Unsubscribe=One-Click',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      })
    const page = await ask('GET')
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('<form method="post">'),
    ])
    expect((await settings()).channels['stand-up']).toBe('mail')
    expect([(await ask('POST')).status, (await ask('POST')).status]).toEqual([200, 200])
    expect(await settings()).toMatchObject({
      channels: { ...byMail, 'stand-up': 'none' },
      weeklyMail: true,
    })
    const forOthers = path.replace(maya.userId, 'somebody-else-at-all-')
    for (const wrong of [
      forOthers,
      path.replace('stand-up', 'meeting'),
      `${path}x`,
      unsubscribe('x'),
    ]) {
      expect((await ask('POST', wrong)).status, wrong).toBe(400)
      expect((await ask('GET', wrong)).status, wrong).toBe(400)
    }
    expect((await settings()).channels.meeting).toBe('mail')
    // What comes to a device is not what a mail's link ends.
    await choose({ channels: { ...byMail, 'stand-up': 'push' } })
    await ask('POST')
    expect((await settings()).channels['stand-up']).toBe('push')
  })
})
