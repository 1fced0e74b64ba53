import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OutsideCalendar, OutsideCalendars } from '#core/calendars/schema.ts'
import type { Invite } from '#core/invites/schema.ts'
import type { Webhook } from '#core/programs/webhook-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { deleteExpired } from '#server/store/expired.ts'
import { readBehind, readBehindOf } from '#server/store/webhooks.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

type Made = { made: Webhook; secret: string }
type Program = TestClient & { id: string }

const begin = Date.parse('2026-03-04T18:30:00.000Z')
const day = 24 * 60 * 60_000

describe.each(dialects)('what programs make, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: begin })
    maya = await server.signedUp({ name: 'Maya', confirmed: true })
    await server.sendMails()
    server.mails.length = 0
  })
  afterEach(() => void vi.useRealTimers())

  const program = async (days: number | null = null): Promise<Program> => {
    const asked = { name: 'Bridge', scope: 'everything', days, password }
    const { body } = await maya.post<{ made: { id: string }; token: string }>(
      apiPaths.apiTokens,
      asked,
    )
    return { ...server.program(body.token), id: body.made.id }
  }
  const webhooks = () => apiPaths.webhooks(maya.familyId)
  const hook = async (by: TestClient) =>
    (await by.post<Made>(webhooks(), { url: 'https://hook.example/key', names: true })).body
  const hooksOf = async (by: TestClient) =>
    (await by.get<Webhook[]>(webhooks())).body.map(({ id }) => id)
  const calendar = async (by: TestClient) => {
    const added = { name: 'School', url: 'https://school.example/dates.ics' }
    return (await by.post<OutsideCalendar>(apiPaths.outsideCalendars(maya.familyId), added)).body.id
  }
  const calendars = async () => {
    const path = apiPaths.outsideCalendars(maya.familyId)
    return (await maya.get<OutsideCalendars>(path)).body.calendars.map(({ id }) => id)
  }
  const codesFor = async (by: TestClient, webhookId: string, calendarId: string) => {
    const { familyId } = maya
    const answers = [
      await by.post(apiPaths.webhookSecret(familyId, webhookId), {}),
      await by.post(apiPaths.webhook(familyId, webhookId), {}),
      await by.remove(apiPaths.webhook(familyId, webhookId)),
      await by.post(apiPaths.outsideCalendar(familyId, calendarId), {}),
      await by.remove(apiPaths.outsideCalendar(familyId, calendarId)),
    ]
    return answers.map((one) => (one.status === 200 ? 'yes' : problem(one).code))
  }
  const no = [...Array<string>(3).fill('webhook-missing'), 'calendar-missing', 'calendar-missing']
  const yes = Array<string>(5).fill('yes')

  test('is theirs alone: no token gets at what a person or another one has made [A77]', async () => {
    const [one, other] = [await program(), await program()]
    for (const maker of [maya, other]) {
      const [{ made }, added] = [await hook(maker), await calendar(maker)]
      expect(await hooksOf(one)).toEqual([])
      expect(await codesFor(one, made.id, added)).toEqual(no)
      expect(await hooksOf(maya)).toContain(made.id)
      expect(await calendars()).toContain(added)
      expect(await codesFor(maker, made.id, added)).toEqual(yes)
    }
    const [{ made }, added] = [await hook(one), await calendar(one)]
    expect(await hooksOf(one)).toEqual([made.id])
    expect(await codesFor(maya, made.id, added), 'a person ends what a program made').toEqual(yes)
  })

  test('goes with its token, what they added to the week’s calendars too [A77]', async () => {
    const [one, soonOver] = [await program(), await program(1)]
    const own = [(await hook(maya)).made.id, await calendar(maya)]
    for (const by of [one, soonOver]) {
      await hook(by)
      await calendar(by)
    }
    expect([(await hooksOf(maya)).length, (await calendars()).length]).toEqual([3, 3])
    expect((await maya.remove(apiPaths.apiToken(one.id))).status).toBe(200)
    expect([(await hooksOf(maya)).length, (await calendars()).length]).toEqual([2, 2])
    vi.setSystemTime(begin + day)
    await deleteExpired(server.store.db, new Date().toISOString())
    expect([...(await hooksOf(maya)), ...(await calendars())]).toEqual(own)
  })

  test('is told of nothing from the moment on in which its token runs out [A77]', async () => {
    const own = (await hook(maya)).made.id
    const theirs = (await hook(await program(1))).made.id
    const settings = { ...(await maya.bootstrap()).body.family.familyData.settings }
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { settings } })
    const behind = async (now: number) => {
      const at = new Date(now).toISOString()
      const { db } = server.store
      const lists = [
        await readBehindOf(db, { familyIds: [maya.familyId], now: at }),
        await readBehind(db, { after: '', limit: 50, now: at }),
      ]
      return lists.map((list) =>
        list.filter(({ familyId }) => familyId === maya.familyId).map(({ id }) => id),
      )
    }
    const both = expect.arrayContaining([own, theirs])
    expect(await behind(begin + day - 1)).toEqual([both, both])
    expect(await behind(begin + day)).toEqual([[own], [own]])
  })

  test('a new secret is told to whoever makes it, and to whose webhook it is [A84] [A60]', async () => {
    const guest = await server.signedUp({ name: 'Guest', confirmed: true })
    const invite = { toEmail: guest.email, name: 'Guest' }
    const { body } = await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)
    await guest.post(apiPaths.acceptInvite(body.inviteId), {})
    const { made } = await hook(maya)
    await server.sendMails()
    server.mails.length = 0
    const path = apiPaths.webhookSecret(maya.familyId, made.id)
    const told = async () => {
      await server.sendMails()
      const mails = server.mails.filter(({ text }) => text.includes('A webhook has a new secret'))
      server.mails.length = 0
      return mails.map(({ to }) => to).toSorted()
    }
    expect((await maya.post(path, {})).status).toBe(200)
    expect(await told()).toEqual([maya.email])
    expect((await guest.post(path, {})).status).toBe(200)
    expect(await told()).toEqual([guest.email, maya.email].toSorted())
    const missing = apiPaths.webhookSecret(maya.familyId, 'none')
    expect(problem(await maya.post(missing, {})).code).toBe('webhook-missing')
    expect(await told()).toEqual([])
  })
})
