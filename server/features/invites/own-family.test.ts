import { beforeEach, describe, expect, test } from 'vitest'
import type { Activity } from '#core/log/activity-schema.ts'
import type { Family } from '#core/family/schema.ts'
import type { Invitation, Invite } from '#core/invites/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { errors } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import { ben as anAdult, goal, mia } from '#core/testing/a-family.ts'
import { deleteAccount } from '#server/features/deletion/delete-account.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import {
  baseUrl,
  password,
  testClock,
  useServer,
  type SignedUp,
} from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type DoToFamily } from '#server/testing/test-client.ts'

describe.each(dialects)('the family that somebody comes from, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let ben: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    ben = await server.signedUp({ name: 'Ben' })
  })

  const invite = async (from: SignedUp, to: SignedUp) => {
    const fields = { toEmail: to.email, name: 'Guest' }
    return (await from.post<Invite>(apiPaths.invites(from.familyId), fields)).body.inviteId
  }
  const accept = (by: SignedUp, id: string, fields: object = {}) =>
    by.post<User>(apiPaths.acceptInvite(id), fields)
  const view = async (by: SignedUp, id: string) =>
    (await by.get<Invitation>(apiPaths.invitation(id))).body
  const familyRow = (id: string) =>
    server.db.selectFrom('families').select(['id', 'document']).where('id', '=', id).execute()
  const remove = (who: SignedUp, by = maya) =>
    by.remove(apiPaths.coParent(maya.familyId, who.userId))
  const inUse = { status: 409, code: 'family-in-use', message: errors['family-in-use'].message }

  type Touch = DoToFamily | ((who: SignedUp) => Promise<{ status: number }>)
  const letter = (moment: object): Touch => {
    const content = { text: 'For later', drawing: null }
    const body = { id: 'letter', memberId: 'primary', moment, content }
    return (who) => who.post(apiPaths.letters(who.familyId), body)
  }
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:Judo',
    'DTSTART:20260304T180000Z',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const wall = { name: 'The wall', purpose: { kind: 'wall' } }
  const next = `${new Date().getFullYear() + 1}-06-01`
  const touches: [string, Touch][] = [
    ['a finished onboarding', { type: 'complete-onboarding' }],
    ['a goal', { type: 'set-goal', goal }],
    ['a child', { type: 'add-member', member: { kind: 'child', ...mia } }],
    ['another adult', { type: 'add-member', member: { kind: 'adult', ...anAdult } }],
    ['an interest', { type: 'edit-family', changes: { interests: ['Music'] } }],
    ['a sprint', (who) => who.post(apiPaths.sprints(who.familyId), { sprint: newSprint() })],
    ['a sealed letter', letter({ kind: 'date', date: next })],
    ['a page of the book', letter({ kind: 'book' })],
    ['a calendar', (who) => who.post(apiPaths.outsideCalendars(who.familyId), { name: 'J', file })],
    ['a device', (who) => who.post(apiPaths.pairedDevices(who.familyId), wall)],
  ]
  const touch = (who: SignedUp, how: Touch) =>
    typeof how === 'function' ? how(who) : who.changeFamily(who.familyId, how)

  test('is gone without a question where nothing was ever entered', async () => {
    const id = await invite(maya, ben)
    expect((await view(ben, id)).comesFrom).toBe('nowhere')
    expect(await accept(ben, id)).toMatchObject({ status: 200 })
    expect(await familyRow(ben.familyId)).toEqual([])
    expect(problem(await ben.get(apiPaths.family(ben.familyId)))).toMatchObject({ status: 404 })
  })

  test.each(touches)('with %s is asked about first, and kept [A8]', async (_, how) => {
    expect(await touch(ben, how)).toMatchObject({ status: 200 })
    const before = await familyRow(ben.familyId)
    const id = await invite(maya, ben)
    expect((await view(ben, id)).comesFrom).toBe('own')
    expect(problem(await accept(ben, id))).toEqual(inUse)
    expect((await ben.bootstrap()).body.user).toMatchObject({ familyId: ben.familyId })
    const joined = await accept(ben, id, { leaveOwnFamily: true })
    expect(joined).toMatchObject({ status: 200, body: { familyId: maya.familyId } })
    expect(await familyRow(ben.familyId)).toEqual(before)
    const kept = server.db.selectFrom('users').select('previousFamilyId')
    expect(await kept.where('id', '=', ben.userId).execute()).toEqual([
      { previousFamilyId: ben.familyId },
    ])
    // Kept, but not theirs to see while they live in the other one.
    expect(problem(await ben.get(apiPaths.family(ben.familyId)))).toMatchObject({ status: 404 })
  })

  test('cannot be left by whoever started it while others live in it; once it is handed over it can [P7]', async () => {
    const ola = await server.signedUp()
    await accept(ola, await invite(ben, ola))
    const id = await invite(maya, ben)
    expect(await view(ben, id)).toMatchObject({ comesFrom: 'shared', presentFamily: null })
    const refused = { status: 409, code: 'family-shared' }
    expect(problem(await accept(ben, id))).toMatchObject(refused)
    expect(problem(await accept(ben, id, { leaveOwnFamily: true }))).toMatchObject(refused)
    const handedOver = { userId: ola.userId, password }
    await ben.post(apiPaths.handOver(ben.familyId), handedOver)
    expect(await view(ben, id)).toMatchObject({ comesFrom: 'another' })
    expect(await accept(ben, id, { leaveOwnFamily: true })).toMatchObject({ status: 200 })
  })

  test('is another’s: a co-parent is told whose, and asked, and leaves it in the same step [P7]', async () => {
    const ola = await server.signedUp({ name: 'Ola' })
    await touch(ola, { type: 'set-goal', goal })
    await accept(ola, await invite(ben, ola), { leaveOwnFamily: true })
    const forOla = await invite(maya, ola)
    expect(await view(ola, forOla)).toMatchObject({ comesFrom: 'another', presentFamily: 'Ben' })
    expect(problem(await accept(ola, forOla))).toEqual(inUse)
    const bens = async () => (await ben.bootstrap()).body.family
    expect((await bens()).coParents).toEqual([ola.userId])
    const { adults } = (await bens()).familyData

    const joined = await accept(ola, forOla, { leaveOwnFamily: true })
    expect(joined).toMatchObject({ status: 200, body: { familyId: maya.familyId } })
    const left = await bens()
    expect([left.coParents, left.familyData.adults]).toEqual([[], adults])
    expect((await maya.bootstrap()).body.family.coParents).toEqual([ola.userId])
    expect(problem(await ola.get(apiPaths.family(ben.familyId)))).toMatchObject({ status: 404 })
    const log = await ben.get<Activity>(apiPaths.activity(ben.familyId))
    expect(log.body.changes[0]).toMatchObject({ command: { type: 'leave-family' } })
    // Her own is still the one that she gets back.
    await remove(ola)
    expect((await ola.bootstrap()).body.family).toMatchObject({ familyData: { goal } })
  })

  test('is this one already: who opens an invite into it is told so [P7]', async () => {
    await accept(ben, await invite(maya, ben))
    const forOla = await invite(maya, await server.signedUp())
    for (const who of [ben, maya]) expect((await view(who, forOla)).comesFrom).toBe('here')
  })

  test('lets nobody in any more by the invites that it had sent', async () => {
    const ola = await server.signedUp()
    const fromBen = await invite(ben, ola)
    await touch(ben, { type: 'set-goal', goal })
    await accept(ben, await invite(maya, ben), { leaveOwnFamily: true })
    expect(problem(await accept(ola, fromBen))).toMatchObject({ code: 'invite-closed' })
    await remove(ben)
    expect(problem(await accept(ola, fromBen))).toMatchObject({ code: 'invite-closed' })
  })

  test('is theirs again once they are removed, as they left it', async () => {
    await touch(ben, { type: 'set-goal', goal })
    await touch(ben, { type: 'complete-onboarding' })
    await accept(ben, await invite(maya, ben), { leaveOwnFamily: true })
    expect(await remove(ben)).toMatchObject({ status: 200, body: { ok: true } })
    const { user, family } = (await ben.bootstrap()).body
    expect(user).toMatchObject({
      role: 'primary',
      familyId: ben.familyId,
      onboardingComplete: true,
    })
    expect(family.familyData.goal).toEqual(goal)
    const previous = server.db.selectFrom('users').select('previousFamilyId')
    expect(await previous.where('id', '=', ben.userId).execute()).toEqual([
      { previousFamilyId: null },
    ])
  })

  test('begins afresh for a removed co-parent who had none, whose session finds nothing of the other', async () => {
    await accept(ben, await invite(maya, ben))
    const before = (await maya.get<Family>(apiPaths.family(maya.familyId))).body
    expect(await ben.get(apiPaths.family(maya.familyId))).toMatchObject({ status: 200 })
    await remove(ben)
    expect(problem(await ben.get(apiPaths.family(maya.familyId)))).toMatchObject({
      status: 404,
      code: 'family-missing',
    })
    expect((await ben.bootstrap()).body).toMatchObject({
      user: { role: 'primary', familyId: ben.familyId, onboardingComplete: false },
      family: { id: ben.familyId, version: 1, familyData: { primaryUser: { name: 'Ben' } } },
    })
    const after = (await maya.get<Family>(apiPaths.family(maya.familyId))).body
    expect(after).toEqual({ ...before, coParents: [], version: before.version + 1 })
    // The member stays in the family's plans: only the account is out.
    expect(after.familyData.adults).toHaveLength(1)
    // And may come again.
    expect(await accept(ben, await invite(maya, ben))).toMatchObject({ status: 200 })
  })

  test('is back for co-parents whose family ends with its idle accounts', async () => {
    await touch(ben, { type: 'set-goal', goal })
    await accept(ben, await invite(maya, ben), { leaveOwnFamily: true })
    const ola = await server.signedUp({ name: 'Ola' })
    await accept(ola, await invite(maya, ola))
    const context = { db: server.db, now: testClock(), baseUrl }
    const { user } = (await maya.bootstrap()).body
    await deleteAccount(context, user, { others: 'end' })
    expect((await ben.bootstrap()).body).toMatchObject({
      user: { role: 'primary', familyId: ben.familyId, onboardingComplete: false },
      family: { familyData: { goal } },
    })
    expect((await ola.bootstrap()).body).toMatchObject({
      user: { role: 'primary', familyId: ola.familyId },
      family: { familyData: { primaryUser: { name: 'Ola' } } },
    })
  })

  test('a co-parent may go back to by themselves, and send nobody else', async () => {
    const ola = await server.signedUp()
    await accept(ben, await invite(maya, ben))
    await accept(ola, await invite(maya, ola))
    const refused = { status: 403, code: 'primary-only' }
    expect(problem(await remove(ola, ben))).toMatchObject(refused)
    expect(problem(await remove(maya, ben))).toMatchObject(refused)
    expect(await remove(ben, ben)).toMatchObject({ status: 200 })
    expect((await ben.bootstrap()).body.user).toMatchObject({ role: 'primary' })
  })

  test('nobody goes back to who is no co-parent here', async () => {
    const missing = { status: 404, code: 'user-missing' }
    expect(problem(await remove(maya))).toMatchObject(missing)
    expect(problem(await remove(ben))).toMatchObject(missing)
    await accept(ben, await invite(maya, ben))
    await remove(ben)
    expect(problem(await remove(ben))).toMatchObject(missing)
    expect((await ben.bootstrap()).body.user).toMatchObject({ familyId: ben.familyId })
  })

  test('does not keep two from joining each other’s at once: one does, nobody waits for ever', async () => {
    const both = [
      [maya, await invite(ben, maya)],
      [ben, await invite(maya, ben)],
    ] as const
    const answers = await Promise.all(both.map(([who, id]) => accept(who, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const families = await Promise.all(
      [maya, ben].map(async (who) => (await who.bootstrap()).body.user.familyId),
    )
    expect(new Set(families).size).toBe(1)
    expect(server.errors).toEqual([])
  })

  test('is left once: of two invites accepted at once one counts', async () => {
    const ola = await server.signedUp()
    const ids = [await invite(maya, ben), await invite(ola, ben)]
    const answers = await Promise.all(ids.map((id) => accept(ben, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [mayas, olas] = await Promise.all(
      [maya, ola].map(async (who) => (await who.bootstrap()).body.family.coParents),
    )
    expect([...mayas!, ...olas!]).toEqual([ben.userId])
  })
})
