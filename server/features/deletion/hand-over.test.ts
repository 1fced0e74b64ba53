import { beforeEach, describe, expect, test } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

describe.each(dialects)('handing a family over, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let ben: SignedUp
  let ola: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    await maya.changeFamily(maya.familyId, { type: 'complete-onboarding' })
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint() })
    ben = await joins('Ben')
    ola = await joins('Ola')
    await server.sendMails()
    server.mails.length = 0
  })

  const joins = async (name: string, prepare?: (who: SignedUp) => Promise<unknown>) => {
    const who = await server.signedUp({ name })
    await prepare?.(who)
    const invite = { toEmail: who.email, name }
    const { body } = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    await who.post(apiPaths.acceptInvite(body.inviteId), { leaveOwnFamily: true })
    return who
  }
  const handOver = (to: SignedUp, by = maya, given: object = { password }) =>
    by.post(apiPaths.handOver(maya.familyId), { userId: to.userId, ...given })
  const see = async (who: SignedUp) => (await who.bootstrap()).body

  test('makes it the co-parent’s with all its weeks; who started it stays and may leave', async () => {
    const before = await see(maya)
    expect((await handOver(ben)).status).toBe(200)
    for (const who of [maya, ben, ola]) {
      const { family, sprints } = await see(who)
      expect(family).toMatchObject({ id: ben.familyId, primaryUserId: ben.userId })
      expect(family.version).toBeGreaterThan(before.family.version)
      expect(sprints).toMatchObject(
        before.sprints.map(({ id }) => ({ id, familyId: ben.familyId })),
      )
    }
    expect((await see(ben)).user.role).toBe('primary')
    expect((await see(maya)).user.role).toBe('coParent')
    const topic = { type: 'park-topic', topic: { id: 't1', text: 'Hello' } } as const
    expect((await maya.changeFamily(ben.familyId, topic)).status).toBe(200)
    expect(problem(await maya.changeFamily(maya.familyId, topic)).code).toBe('family-missing')
    await server.sendMails()
    expect(server.mails.map(({ to }) => to)).toEqual([ben.email])

    expect((await maya.remove(apiPaths.coParent(ben.familyId, maya.userId))).status).toBe(200)
    const home = await see(maya)
    expect(home).toMatchObject({ user: { role: 'primary' }, sprints: [] })
    expect(home.family.id).toBe(maya.familyId)
    expect((await see(ben)).sprints).toHaveLength(1)
  })

  test('is the owner’s to do, to somebody who lives there, with a proof', async () => {
    const stranger = await server.signedUp()
    expect(problem(await handOver(ben, ben)).code).toBe('primary-only')
    expect(problem(await handOver(stranger, stranger)).code).toBe('family-missing')
    expect(problem(await handOver(stranger)).code).toBe('user-missing')
    expect(problem(await handOver(maya)).code).toBe('user-missing')
    expect(problem(await handOver(ben, maya, {})).code).toBe('wrong-password')
    expect((await see(maya)).family.primaryUserId).toBe(maya.userId)
  })

  test('takes nobody’s own family away', async () => {
    const eve = await joins('Eve', (who) =>
      who.post(apiPaths.sprints(who.familyId), { sprint: newSprint() }),
    )
    expect(problem(await handOver(eve)).code).toBe('co-parent-at-home')
    expect((await see(maya)).family.id).toBe(maya.familyId)
  })

  test('to two at once gives it to one', async () => {
    const answers = await Promise.all([handOver(ben), handOver(ola)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const [first, second, third] = await Promise.all([maya, ben, ola].map(see))
    expect(first!.family.id).toBe(second!.family.id)
    expect(first!.family.id).toBe(third!.family.id)
    expect([first, second, third].map((one) => one!.user.role).toSorted()).toEqual([
      'coParent',
      'coParent',
      'primary',
    ])
  })
})
