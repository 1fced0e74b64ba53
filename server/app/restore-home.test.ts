import { describe, expect, test } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { familyBackups } from '#server/testing/family-backups.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

describe.each(dialects)('whose a family out of a backup is, on %s', (dialect) => {
  const server = useServer(dialect)
  const { backUp, restore } = familyBackups(server, dialect)

  /** A family with a week, to which a co-parent wrote a letter; and its backup. */
  const twoParents = async () => {
    const maya = await server.signedUp({ name: 'Maya', confirmed: true })
    const ben = await server.signedUp({ name: 'Ben', confirmed: true })
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint() })
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { body } = await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)
    await ben.post(apiPaths.acceptInvite(body.inviteId), {})
    const { adults } = (await see(maya)).family.familyData
    const letter = {
      id: 'of-ben',
      memberId: adults[0]!.id,
      moment: { kind: 'book' },
      content: { text: 'For later', drawing: null },
    }
    expect((await ben.post(apiPaths.letters(maya.familyId), letter)).status).toBe(200)
    return { maya, ben, file: await backUp() }
  }
  const see = async (who: Pick<SignedUp, 'bootstrap'>) => (await who.bootstrap()).body
  const handOver = async (maya: SignedUp, ben: SignedUp) => {
    const path = apiPaths.handOver(maya.familyId)
    expect((await maya.post(path, { userId: ben.userId, password })).status).toBe(200)
  }
  const leave = (who: SignedUp, familyId: string) =>
    who.remove(apiPaths.coParent(familyId, who.userId))
  const lettersOf = async (who: SignedUp) => {
    const path = apiPaths.openedLetters((await see(who)).family.id)
    return (await who.get<unknown[]>(path)).body
  }

  test('goes to those who go on with it, not to whom it was handed over by [A22]', async () => {
    const { maya, ben, file } = await twoParents()
    await handOver(maya, ben)
    await leave(maya, ben.familyId)
    const { family: anew } = await see(maya)
    for (const who of [maya.email, maya.familyId]) {
      const refused = restore(who, file, { replace: true })
      await expect(refused).rejects.toThrow(`goes on without ${maya.email}, with ${ben.email}`)
    }
    await expect(restore(ben.email, file)).rejects.toThrow('has a family today. With --replace')
    const { family, sprints } = await see(ben)
    await ben.changeFamily(family.id, { type: 'park-topic', topic: { id: 't1', text: 'A dog' } })
    const lines = await restore(ben.email, file, { replace: true })
    expect(lines.join('\n')).toContain(`The family of ${ben.email} is as it was`)
    expect(lines.join('\n')).toContain(`Not in it any more, and not let in: ${maya.email}.`)
    expect(await see(maya), 'hers is as it was').toMatchObject({ family: anew, sprints: [] })
    expect(await lettersOf(maya)).toEqual([])
    const after = await see(ben)
    expect(after.family.familyData.topics).toEqual([])
    expect(after.sprints.map(({ id }) => id)).toEqual(sprints.map(({ id }) => id))
    expect(await lettersOf(ben)).toHaveLength(1)
    const { primaryUser, adults } = after.family.familyData
    expect([primaryUser, ...adults], 'everybody is who they were').toMatchObject([
      { id: family.familyData.primaryUser.id, name: 'Ben' },
      { id: 'primary', name: 'Maya', email: maya.email },
    ])
  })

  test('goes to the heir, not to whoever deleted their account and began anew [A22]', async () => {
    const { maya, ben, file } = await twoParents()
    await maya.remove(apiPaths.user(maya.userId), { password })
    const refused = 'goes on without'
    const bringBack = [maya.email]
    await expect(restore(maya.email, file, { bringBack })).rejects.toThrow(refused)
    const anew = await server.signedUp({ email: maya.email, confirmed: true })
    await expect(restore(maya.email, file, { replace: true })).rejects.toThrow(refused)
    expect((await see(anew)).sprints).toEqual([])
    const lines = await restore(ben.email, file, { replace: true })
    expect(lines.join('\n')).toContain(`Still deleted, here too: ${maya.email}.`)
    const { family, sprints } = await see(ben)
    expect(sprints).toHaveLength(1)
    expect(JSON.stringify(family)).not.toContain(maya.email)
    expect((await see(anew)).sprints).toEqual([])
  })

  test('goes to nobody who was removed, and to no co-parent once it is no more [A22]', async () => {
    const { maya, ben, file } = await twoParents()
    await maya.remove(apiPaths.coParent(maya.familyId, ben.userId))
    const ofBen = restore(ben.email, file, { replace: true })
    await expect(ofBen).rejects.toThrow(`goes on without ${ben.email}, with ${maya.email}`)
    await maya.remove(apiPaths.family(maya.familyId), { password })
    await expect(restore(ben.email, file)).rejects.toThrow(`${maya.email} may have it back`)
    expect((await see(ben)).sprints).toEqual([])
    await restore(maya.email, file)
    expect((await see(maya)).sprints).toHaveLength(1)
  })

  test('comes back for a co-parent who lives in it, whoever started it', async () => {
    const { maya, ben, file } = await twoParents()
    const topic = { type: 'park-topic', topic: { id: 't1', text: 'A dog' } } as const
    await maya.changeFamily(maya.familyId, topic)
    await restore(ben.email, file, { replace: true })
    const { family } = await see(maya)
    expect(family).toMatchObject({ primaryUserId: maya.userId, coParents: [ben.userId] })
    expect(family.familyData.topics).toEqual([])
  })
})
