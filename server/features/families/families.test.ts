import { beforeEach, describe, expect, test } from 'vitest'
import type { Family } from '#core/family/schema.ts'
import { familySchema } from '#core/family/schema.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { ben, leo, mia } from '#core/testing/a-family.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

const missing = { status: 404, code: 'family-missing', message: 'Family document not found' }

describe.each(dialects)('a family, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let path: string
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    path = apiPaths.family(maya.familyId)
  })

  const read = async () => (await maya.get<Family>(path)).body

  test('is read by its id, and listed as the only one [S7.4]', async () => {
    const family = await read()
    expect(familySchema.parse(family)).toEqual(family)
    expect(family.id).toBe(maya.familyId)
    const list = await maya.get<Family[]>(apiPaths.families)
    expect(list).toMatchObject({ status: 200, body: [family] })
    expect(list.headers.get('cache-control')).toBe('no-store')
  })

  test('is updated in what a parent fills in [S7.4]', async () => {
    const familyData = {
      priorities: [{ id: 'time-together' }],
      interests: [{ id: 'cooking' }, { id: 'hiking' }],
      children: [mia, leo],
      settings: { startOfWeek: 'Monday' as const },
    }
    const answer = await maya.patch<Receipt>(path, { version: 1, familyData })
    expect(answer).toMatchObject({ status: 200, body: { version: 2, userId: maya.userId } })
    const family = await read()
    expect(family.version).toBe(2)
    expect(family.familyData).toMatchObject(familyData)
    expect(family.familyData.primaryUser.name).toBe('Maya')
  })

  test('is not updated from a version that has moved on, and says which one is current [A24]', async () => {
    await maya.patch(path, { version: 1, familyData: { interests: ['Music'] } })
    const stale = await maya.patch(path, { version: 1, familyData: { interests: ['Chess'] } })
    expect(problem(stale)).toEqual({
      status: 409,
      code: 'stale-version',
      version: 2,
      message: 'Somebody changed this in the meantime. Look at the newest version and try again.',
    })
    expect((await read()).familyData.interests).toEqual(['Music'])
    const fresh = await maya.patch(path, { version: 2, familyData: { interests: ['Chess'] } })
    expect(fresh).toMatchObject({ status: 200, body: { version: 3 } })
  })

  test.each([
    ['primaryUserId', { version: 1, familyData: {}, primaryUserId: 'me' }],
    ['coParents', { version: 1, familyData: {}, coParents: ['me'] }],
    ['createdAt', { version: 1, familyData: {}, createdAt: '2000-01-01T00:00:00.000Z' }],
    ['familyData.adultEmails', { version: 1, familyData: { adultEmails: ['a@example.org'] } }],
    ['familyData.onboardingComplete', { version: 1, familyData: { onboardingComplete: true } }],
    ['familyData.goal', { version: 1, familyData: { goal: null } }],
  ])('keeps its %s, whatever a client sends [A21]', async (field, body) => {
    const before = await read()
    expect(problem(await maya.patch(path, body))).toMatchObject({
      status: 400,
      code: 'invalid-input',
      field,
    })
    expect(await read()).toEqual(before)
  })

  test('derives the e-mails of its adults, and takes them from nowhere else [A21]', async () => {
    await maya.patch(path, { version: 1, familyData: { adults: [ben] } })
    expect((await read()).familyData.adultEmails).toEqual(['ben@example.org'])
    await maya.patch(path, { version: 2, familyData: { adults: [] } })
    expect((await read()).familyData.adultEmails).toEqual([])
  })

  test('begun again stays as it is', async () => {
    await maya.patch(path, { version: 1, familyData: { interests: ['Music'] } })
    const again = await maya.post<Family>(apiPaths.families, {})
    expect(again).toMatchObject({ status: 200, body: { version: 2 } })
    expect(again.body).toEqual(await read())
  })

  test('that is deleted is gone with its sprints and its history, and its parent begins anew', async () => {
    await maya.changeFamily(maya.familyId, { type: 'complete-onboarding' })
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint() })
    expect(await maya.remove(path, { password })).toMatchObject({ status: 200, body: { ok: true } })
    expect(problem(await maya.get(path))).toEqual(missing)
    expect((await maya.get(apiPaths.families)).body).toEqual([])
    expect(problem(await maya.remove(path, { password }))).toEqual(missing)
    for (const table of ['sprints', 'changes'] as const) {
      const rows = server.db.selectFrom(table).select('familyId')
      expect(await rows.where('familyId', '=', maya.familyId).execute()).toEqual([])
    }
    const { user, family, sprints } = (await maya.bootstrap()).body
    expect(user.onboardingComplete).toBe(false)
    expect(family).toMatchObject({ version: 1, familyData: { onboardingComplete: false } })
    expect(sprints).toEqual([])
  })

  test('can be deleted while the family is busy: each command happens before, or finds nothing', async () => {
    const command = (index: number) =>
      maya.changeFamily(maya.familyId, {
        type: 'park-topic',
        topic: { id: `t${index}`, text: 'Bedtime' },
      })
    const busy = Array.from({ length: 10 }, (_, index) => command(index))
    const deleted = await maya.remove(path, { password })
    const answers = await Promise.all(busy)
    expect(deleted.status).toBe(200)
    expect(answers.filter(({ status }) => status !== 200).map(problem)).toEqual(
      answers.filter(({ status }) => status !== 200).map(() => missing),
    )
    expect(problem(await maya.get(path))).toEqual(missing)
    expect(server.errors).toEqual([])
  })

  test('is not there for anybody else, by any verb [A17]', async () => {
    const stranger = await server.signedUp()
    const before = await read()
    const edit = { version: before.version, familyData: { interests: ['Spying'] } }
    const attempts = [
      stranger.get(path),
      stranger.patch(path, edit),
      stranger.patch(path, { no: 'sense' }),
      stranger.remove(path, { password }),
      stranger.changeFamily(maya.familyId, { type: 'complete-onboarding' }),
      stranger.post(apiPaths.familyCommands(maya.familyId), { no: 'sense' }),
      stranger.get(apiPaths.sprints(maya.familyId)),
      stranger.post(apiPaths.sprints(maya.familyId), { sprint: newSprint() }),
    ]
    for (const answer of await Promise.all(attempts)) expect(problem(answer)).toEqual(missing)
    // The same answer as for a family that never was: nobody learns who is here.
    expect(problem(await stranger.get(apiPaths.family('family_nobody')))).toEqual(missing)
    expect(await read()).toEqual(before)
    expect((await stranger.get<Family[]>(apiPaths.families)).body).toMatchObject([
      { id: stranger.familyId },
    ])
  })

  test('that is missing takes no changes, and nothing is stored [S5.7]', async () => {
    await maya.remove(path, { password })
    const attempts = [
      maya.patch(path, { version: 1, familyData: { interests: ['Music'] } }),
      maya.changeFamily(maya.familyId, { type: 'complete-onboarding' }),
      maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint() }),
    ]
    for (const answer of await Promise.all(attempts)) expect(problem(answer)).toEqual(missing)
    const rows = server.db.selectFrom('changes').select('commandId')
    expect(await rows.where('familyId', '=', maya.familyId).execute()).toEqual([])
  })

  test('takes no changes from somebody whose user document is gone [S5.7]', async () => {
    const before = await server.db
      .selectFrom('families')
      .selectAll()
      .where('id', '=', maya.familyId)
      .executeTakeFirst()
    await server.db.deleteFrom('users').where('id', '=', maya.userId).execute()
    const attempts = [
      maya.patch(path, { version: 1, familyData: { interests: ['Music'] } }),
      maya.changeFamily(maya.familyId, { type: 'complete-onboarding' }),
      maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint() }),
    ]
    for (const answer of await Promise.all(attempts)) {
      expect(problem(answer)).toMatchObject({ status: 401, code: 'unauthenticated' })
    }
    const after = server.db.selectFrom('families').selectAll().where('id', '=', maya.familyId)
    expect(await after.executeTakeFirst()).toEqual(before)
  })

  test('that has finished onboarding has a user who has, too [S3.1]', async () => {
    await maya.changeFamily(maya.familyId, { type: 'complete-onboarding' })
    const { user, family } = (await maya.bootstrap()).body
    expect(family.familyData.onboardingComplete).toBe(true)
    expect(user.onboardingComplete).toBe(true)
    const phone = await maya.get(apiPaths.user(maya.userId))
    expect(phone.body).toMatchObject({ onboardingComplete: true })
  })

  test('can be deleted by the parent who started it only', async () => {
    const joined = await server.signedUp()
    await server.db
      .updateTable('users')
      .set({ role: 'coParent', familyId: maya.familyId })
      .where('id', '=', joined.userId)
      .execute()
    expect(problem(await joined.remove(path, { password }))).toMatchObject({
      status: 403,
      code: 'primary-only',
    })
    expect(problem(await joined.post(apiPaths.families, {}))).toMatchObject({
      status: 403,
      code: 'primary-only',
    })
    expect((await joined.get<Family>(path)).body).toEqual(await read())
  })
})
