import { beforeEach, describe, expect, test } from 'vitest'
import type { Relative, User } from '#core/account/user-schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

describe.each(dialects)('a user document, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let path: string
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    path = apiPaths.user(maya.userId)
  })

  const rename = (name: unknown) => maya.patch<User>(path, { profile: { name } })

  test('gets the family’s name for them once it is set up, where they had none but the e-mail’s', async () => {
    const deniz = await server.signedUp({ email: 'deniz@example.org', name: 'deniz' })
    for (const one of [maya, deniz]) {
      const { primaryUser } = (await one.bootstrap()).body.family.familyData
      const member = { kind: 'primary' as const, ...primaryUser, name: 'Deniz' }
      await one.changeFamily(one.familyId, { type: 'edit-member', member })
      await one.changeFamily(one.familyId, { type: 'complete-onboarding' })
    }
    expect((await deniz.bootstrap()).body.user.profile.name).toBe('Deniz')
    expect((await maya.bootstrap()).body.user.profile.name).toBe('Maya')
  })

  test('is read and updated by its user [S7.3]', async () => {
    const before = (await maya.get<User>(path)).body
    const answer = await rename('Maya Lind')
    const after = { ...before, profile: { ...before.profile, name: 'Maya Lind' } }
    expect(answer).toMatchObject({ status: 200, body: after })
    expect((await maya.get<User>(path)).body).toEqual(after)
    expect((await maya.bootstrap()).body.user).toEqual(after)
  })

  test.each([
    ['role', { role: 'coParent' }],
    ['familyId', { familyId: 'family_other' }],
    ['onboardingComplete', { onboardingComplete: true }],
    ['id', { id: 'other' }],
    ['emailVerified', { emailVerified: true }],
    ['profile.email', { profile: { name: 'Maya', email: 'other@example.org' } }],
  ])('keeps its %s, whatever a client sends [A20]', async (field, fields) => {
    const before = (await maya.get<User>(path)).body
    const answer = await maya.patch(path, { profile: { name: 'Maya' }, ...fields })
    expect(problem(answer)).toMatchObject({ status: 400, code: 'invalid-input', field })
    expect((await maya.get<User>(path)).body).toEqual(before)
  })

  test.each([
    ['', 'must not be empty'],
    ['  ', 'must not be blank'],
    ['x'.repeat(limits.name + 1), 'must have at most 80 characters'],
    ['two\nlines', 'must be a single line of text'],
    [7, 'must be a text'],
    [undefined, 'is missing'],
  ])('takes no name like %j', async (name, words) => {
    expect(problem(await rename(name))).toEqual({
      status: 400,
      code: 'invalid-input',
      field: 'profile.name',
      message: `profile.name ${words}.`,
    })
  })

  test('takes a name of 80 characters in any script', async () => {
    expect(await rename('ß'.repeat(80))).toMatchObject({ status: 200 })
  })

  test('of somebody else is not there, nor one of nobody [S8.6]', async () => {
    const other = await server.signedUp()
    const missing = { status: 404, code: 'user-missing', message: 'User document not found' }
    expect(problem(await maya.get(apiPaths.user(other.userId)))).toEqual(missing)
    expect(problem(await maya.get(apiPaths.user('nobody')))).toEqual(missing)
    const edit = { profile: { name: 'Mine' } }
    expect(problem(await maya.patch(apiPaths.user(other.userId), edit))).toEqual(missing)
    expect((await other.bootstrap()).body.user.profile.name).not.toBe('Mine')
  })

  test('is listed with the others of the family, and with nobody else', async () => {
    const ben = await server.signedUp({ name: 'Ben' })
    await server.signedUp({ name: 'Stranger' })
    await server.db
      .updateTable('users')
      .set({ role: 'coParent', familyId: maya.familyId })
      .where('id', '=', ben.userId)
      .execute()
    for (const parent of [maya, ben]) {
      const list = await parent.get<User[]>(apiPaths.users)
      expect(list.body.map(({ profile }) => profile.name)).toEqual(['Maya', 'Ben'])
    }
  })

  test('tells a co-parent nowhere what the primary’s address is [A90]', async () => {
    const ben = await server.signedUp({ name: 'Ben' })
    const invite = { toEmail: ben.email, name: 'Ben' }
    const made = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    await ben.post(apiPaths.acceptInvite(made.body.inviteId), {})
    const seen = (await ben.get<Relative[]>(apiPaths.users)).body
    expect(seen.map(({ profile }) => profile)).toEqual([
      { name: 'Maya' },
      { name: 'Ben', email: ben.email },
    ])
    const hers = (await maya.get<Relative[]>(apiPaths.users)).body
    expect(hers.map(({ profile }) => profile.email)).toEqual([maya.email, ben.email])
    const { familyId } = maya
    for (const asked of [
      apiPaths.bootstrap,
      apiPaths.family(familyId),
      apiPaths.activity(familyId),
      `${apiPaths.changes(familyId)}?after=0`,
    ]) {
      const { status, body } = await ben.get(asked)
      expect(status, asked).toBe(200)
      expect(JSON.stringify(body), asked).not.toContain(maya.email)
    }
  })
})
