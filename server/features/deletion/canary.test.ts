import { beforeEach, describe, expect, test } from 'vitest'
import type { Sprint } from '#core/sprint/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { transaction } from '#server/store/database.ts'
import { insertPasskey } from '#server/store/passkeys.ts'
import { insertSecondFactor } from '#server/store/second-factors.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { tablesWith as tablesOf } from '#server/testing/tables-with.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

const name = 'Zanzibara'
const address = 'zanzibara.canary@example.org'

describe.each(dialects)('what is deleted is in no table any more, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let sprint: Sprint
  beforeEach(async () => {
    server.mails.length = 0
  })

  const tablesWith = (...texts: string[]) => tablesOf(server.db, ...texts)

  /** A family in which somebody has left their name and address in every place there is for them. */
  const beginFamily = async (fields: { email?: string; name?: string } = {}) => {
    maya = await server.signedUp(fields)
    await maya.changeFamily(maya.familyId, { type: 'complete-onboarding' })
    const plan = newSprint({ name: `${fields.name ?? 'Our'} week` })
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: plan })
    sprint = (await maya.get<Sprint>(apiPaths.sprint(maya.familyId, plan.id))).body
  }

  const fillWith = async (memberId: string, by: SignedUp = maya) => {
    const { familyId } = maya
    const id = (part: string) => `entry-${part}`
    const date = sprint.startsOn
    const toFamily = [
      { type: 'park-topic', topic: { id: id('t1'), text: `Where ${name} sleeps`, memberId } },
      { type: 'park-topic', topic: { id: id('t2'), text: `A bike for ${name}` } },
      { type: 'edit-family', changes: { interests: [name, `Swimming with ${name}`] } },
      {
        type: 'decide-experiment',
        experiment: {
          id: id('e1'),
          text: `${name} sets the table`,
          ownerId: memberId,
          sprintId: sprint.id,
          checkOn: date,
        },
      },
    ] as const
    for (const command of toFamily) {
      expect((await by.changeFamily(familyId, command as never)).status, command.type).toBe(200)
    }
    const task = {
      helperId: memberId,
      repeat: { kind: 'once' },
      ifThen: { if: `${name} naps`, then: 'Read' },
      reason: { kind: 'own', text: '' },
      effort: 1,
      icon: null,
    }
    const toSprint = [
      {
        type: 'add-task',
        task: { ...task, id: id('own'), title: 'Own', owners: [memberId], checks: {} },
      },
      {
        type: 'add-task',
        task: { ...task, id: id('all'), title: `${name}’s party`, owners: 'everyone', checks: {} },
      },
      { type: 'tick', taskId: id('own'), memberId, date, done: true },
      { type: 'tick', taskId: id('all'), memberId, date, done: true },
      { type: 'edit-meeting', changes: { hostId: memberId } },
      { type: 'appreciate', appreciation: { id: id('a1'), fromId: memberId, text: 'Thanks!' } },
      { type: 'note-date', entry: { id: id('d1'), date, text: `${name} at the dentist` } },
      { type: 'set-energy', memberId, level: 4 },
      { type: 'finish-planning' },
      {
        type: 'answer-stand-up',
        date,
        answer: { memberId, passed: false, mood: 4, did: `I am ${name}`, next: '', help: '' },
      },
      { type: 'close-stand-up', date, offer: `${name} helps` },
      { type: 'set-feeling', memberId, mood: 5 },
      { type: 'add-card', card: { id: id('c1'), memberId, kind: 'high', text: 'The lake' } },
      {
        type: 'edit-retrospective',
        changes: { why: `Because of ${name}.`, thanks: `Thanks, ${name}!` },
      },
    ] as const
    for (const command of toSprint) {
      const answer = await by.changeSprint(familyId, sprint.id, command as never)
      expect(answer.status, `${command.type} ${JSON.stringify(answer.body)}`).toBe(200)
    }
  }

  const joined = async (fields: { email: string; name: string }) => {
    const ben = await server.signedUp(fields)
    const invite = { toEmail: fields.email, name: fields.name }
    const { body } = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    await ben.post(apiPaths.acceptInvite(body.inviteId), { leaveOwnFamily: true })
    return ben
  }

  test('a child', async () => {
    await beginFamily()
    const member = {
      kind: 'child',
      id: 'canary-child',
      name,
      ageBand: '6-8',
      animal: 'fox',
      color: 'coral',
    } as const
    await maya.changeFamily(maya.familyId, { type: 'add-member', member })
    await fillWith(member.id)
    expect(await tablesWith(name, member.id)).toEqual(['changes', 'families', 'sprints'])
    const before = (await maya.bootstrap()).body

    const path = apiPaths.familyMember(maya.familyId, member.id)
    expect(problem(await maya.remove(path, { password: 'guess' }))).toMatchObject({
      code: 'wrong-password',
    })
    expect((await maya.remove(path, { password })).status).toBe(200)

    expect(await tablesWith(name, member.id)).toEqual([])
    const { family, sprints } = (await maya.bootstrap()).body
    expect(family.version).toBeGreaterThan(before.family.version)
    expect(family.familyData.topics.map(({ text }) => text)).toEqual(['A bike for …'])
    expect(family.familyData.experiments).toMatchObject([
      { ownerId: 'primary', text: '… sets the table' },
    ])
    expect(sprints[0]!.tasks.map(({ title, checks }) => [title, checks])).toEqual([
      ['Read a story', {}],
      ['…’s party', {}],
    ])
    expect(problem(await maya.remove(path, { password }))).toMatchObject({ code: 'member-missing' })
  })

  test('an adult without an account, whose address was written down and invited', async () => {
    await beginFamily()
    const member = {
      kind: 'adult',
      id: 'canary-adult',
      name,
      email: address,
      animal: 'fox',
      color: 'coral',
    } as const
    await maya.changeFamily(maya.familyId, { type: 'add-member', member })
    await maya.post(apiPaths.invites(maya.familyId), { toEmail: address, name })
    await fillWith(member.id)
    expect(await tablesWith(name, address)).toEqual([
      'changes',
      'families',
      'invites',
      'outbox',
      'sprints',
    ])
    const path = apiPaths.familyMember(maya.familyId, member.id)
    expect((await maya.remove(path, { password })).status).toBe(200)
    expect(await tablesWith(name, address, member.id)).toEqual([])
  })

  test('an account, while the family that its owner started goes on without them [P18]', async () => {
    await beginFamily({ email: address, name })
    const ben = await joined({ email: `ben.${dialect}@example.org`, name: 'Ben' })
    await maya.post(apiPaths.invites(maya.familyId), {
      toEmail: 'guest@example.org',
      name: 'Guest',
    })
    await fillWith('primary')
    const now = new Date().toISOString()
    await transaction(server.store.db, async (trx) => {
      const key = { publicKey: 'key', counter: 0, transports: '[]', createdAt: now, usedAt: null }
      const { userId } = maya
      await insertPasskey(trx, { ...key, id: 'p1', userId, credentialId: 'c1', name })
      await insertSecondFactor(trx, { userId, sealed: 's', lastStep: 0, createdAt: now }, ['hash'])
    })
    await maya.post(apiPaths.changePassword, { password, newPassword: password })
    await maya.post(apiPaths.requestPasswordReset, { email: address })
    await maya.post(apiPaths.sendCode, {})
    await server.sendMails()
    await maya.patch(apiPaths.user(maya.userId), { profile: { name } })
    await maya.post(apiPaths.changePassword, { password, newPassword: password })
    await maya.post(apiPaths.sendCode, {}) // both wait in the outbox
    expect(await tablesWith(name, address, maya.userId)).toEqual(
      expect.arrayContaining([
        'changes',
        'families',
        'notMeLinks',
        'outbox',
        'passkeys',
        'recoveryCodes',
        'secondFactors',
        'sprints',
        'users',
      ]),
    )
    server.mails.length = 0
    expect((await maya.remove(apiPaths.user(maya.userId), { password })).status).toBe(200)
    await server.sendMails() // the last word to the address itself

    expect(await tablesWith(name, address, maya.userId, maya.familyId)).toEqual([])
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual([ben.email, address].toSorted())
    expect(JSON.stringify(server.mails.find(({ to }) => to === ben.email))).not.toContain(name)
    expect(problem(await maya.bootstrap())).toMatchObject({ status: 401 })
    expect((await maya.signIn({ email: address, password })).status).toBe(401)
    const home = (await ben.bootstrap()).body
    expect(home).toMatchObject({
      user: { role: 'primary' },
      family: { primaryUserId: ben.userId, coParents: [], familyData: { adults: [] } },
      sprints: [{ id: sprint.id }],
    })
  })

  test('an account that joined a family, with the family it kept at home', async () => {
    const email = `joined.${address}`
    await beginFamily({ email, name })
    const own = maya
    await beginFamily()
    const invite = { toEmail: email, name }
    const { body } = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    const accepted = await own.post(apiPaths.acceptInvite(body.inviteId), { leaveOwnFamily: true })
    expect(accepted.status).toBe(200)
    const { adults } = (await maya.bootstrap()).body.family.familyData
    await fillWith(adults[0]!.id, own)
    await server.sendMails()

    expect((await own.remove(apiPaths.user(own.userId), { password })).status).toBe(200)
    await server.sendMails()

    expect(await tablesWith(name, email, own.userId, own.familyId)).toEqual([])
    const { family } = (await maya.bootstrap()).body
    expect(family.coParents).toEqual([])
    expect(family.familyData.adults).toEqual([])
  })

  test('a family, while the account goes on', async () => {
    await beginFamily({ email: `parent.${dialect}@example.org`, name: 'Maya' })
    await fillWith('primary')
    expect(await tablesWith(name)).toEqual(['changes', 'families', 'sprints'])
    const path = apiPaths.family(maya.familyId)
    expect((await maya.remove(path, { password })).status).toBe(200)
    expect(await tablesWith(name)).toEqual([])
    expect((await maya.bootstrap()).body).toMatchObject({ sprints: [], family: { version: 1 } })
  })
})
