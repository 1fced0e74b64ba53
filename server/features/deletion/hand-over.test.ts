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

  const content = { text: 'For later', drawing: null }
  const letter = { id: 'l1', memberId: 'primary', moment: { kind: 'book' }, content }
  test.each<[string, (who: SignedUp) => Promise<unknown>]>([
    ['a week', (who) => who.post(apiPaths.sprints(who.familyId), { sprint: newSprint() })],
    ['a letter', (who) => who.post(apiPaths.letters(who.familyId), letter)],
  ])('takes nobody’s own family away, with %s in it [A8]', async (_, prepare) => {
    const eve = await joins('Eve', prepare)
    expect(problem(await handOver(eve)).code).toBe('co-parent-at-home')
    expect((await see(maya)).family.id).toBe(maya.familyId)
  })

  test.each(['family', 'account'] as const)(
    'deleting the %s leaves it to who lives there, without what the leaver said and did [P18]',
    async (what) => {
      const [sprint] = (await see(maya)).sprints
      const topic = { id: 't1', text: 'A word of Maya’s', memberId: 'primary' }
      await maya.changeFamily(maya.familyId, { type: 'park-topic', topic })
      const path = what === 'family' ? apiPaths.family(maya.familyId) : apiPaths.user(maya.userId)
      expect((await maya.remove(path, { password, heirId: ola.userId })).status).toBe(200)
      for (const who of [ben, ola]) {
        const { family, sprints } = await see(who)
        expect(family).toMatchObject({ primaryUserId: ola.userId, coParents: [ben.userId] })
        expect(sprints).toMatchObject([{ id: sprint!.id, familyId: ola.familyId }])
        expect(JSON.stringify(family)).not.toContain('Maya')
      }
      const home = await maya.bootstrap()
      if (what === 'account') expect(home.status).toBe(401)
      else expect(home.body).toMatchObject({ user: { role: 'primary' }, sprints: [] })
      await server.sendMails()
      const told = server.mails.filter(({ to }) => to === ola.email)
      expect(told).toMatchObject([{ subject: 'The family on Elefam is in your hands now' }])
    },
  )

  test('is not lost where all others keep a family of their own: they are asked first [P18]', async () => {
    for (const { userId } of [ben, ola]) {
      await maya.remove(apiPaths.coParent(maya.familyId, userId))
    }
    const eve = await joins('Eve', (who) =>
      who.post(apiPaths.sprints(who.familyId), { sprint: newSprint() }),
    )
    for (const path of [apiPaths.family(maya.familyId), apiPaths.user(maya.userId)]) {
      expect(problem(await maya.remove(path, { password })).code).toBe('heirs-at-home')
    }
    expect((await see(eve)).family.id).toBe(maya.familyId)
    await maya.remove(apiPaths.coParent(maya.familyId, eve.userId))
    expect((await maya.remove(apiPaths.user(maya.userId), { password })).status).toBe(200)
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
