import { readdirSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import { documentOf, textOf } from '#core/lib/json-text.ts'
import { apiPaths } from '#core/paths.ts'
import { mia } from '#core/testing/a-family.ts'
import { keepHostKey } from '#server/store/host-keys.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { familyBackups } from '#server/testing/family-backups.ts'
import { problem } from '#server/testing/test-client.ts'
import {
  baseUrl,
  password,
  testClock,
  useServer,
  type SignedUp,
} from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { administer } from './administration.ts'

describe.each(dialects)('one family out of a backup, on %s', (dialect) => {
  const server = useServer(dialect)
  /** Somewhere else, with a database of its own. */
  const elsewhere = useServer(dialect)
  const { dataDir, backUp, restore } = familyBackups(server, dialect)
  afterEach(() => vi.useRealTimers())

  const park = (who: SignedUp, id: string, text: string) =>
    who.changeFamily(who.familyId, { type: 'park-topic', topic: { id, text, memberId: 'primary' } })
  const topicsOf = async (who: Pick<SignedUp, 'bootstrap'>) =>
    (await who.bootstrap()).body.family.familyData.topics.map(({ text }) => text)
  const weekIdsOf = async ({ familyId }: SignedUp) => {
    const weeks = server.store.db.selectFrom('sprints').select('id')
    return (await weeks.where('familyId', '=', familyId).execute()).map(({ id }) => id)
  }
  const signedIn = async ({ email }: SignedUp) => {
    const client = server.client()
    expect((await client.signIn({ email, password })).status).toBe(200)
    return client
  }
  const admin = (...typed: string[]) =>
    administer(
      {
        db: server.store.db,
        now: testClock(),
        baseUrl,
        version: '1',
        mailer: async () => undefined,
        sendsMail: true,
        confirm: async () => true,
        given: {},
      },
      typed,
    )
  const hasAccount = async (email: string) => {
    const users = server.store.db.selectFrom('users').select('id').where('email', '=', email)
    return (await users.executeTakeFirst()) !== undefined
  }

  test('comes back in the place of what is there, which is kept; the others stay', async () => {
    const maya = await server.signedUp()
    const other = await server.signedUp()
    await park(maya, 't1', 'Pocket money')
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint() })
    const [week] = await weekIdsOf(maya)
    const file = await backUp()
    await park(maya, 't2', 'A dog')
    await maya.changeFamily(maya.familyId, { type: 'settle-topic', topicId: 't1' })
    await park(other, 't1', 'Bed time')
    await expect(restore(maya.email, file)).rejects.toThrow('has a family today. With --replace')
    expect(await topicsOf(maya)).toEqual(['A dog'])
    const lines = await restore(maya.email.toUpperCase(), file, { replace: true })
    expect(await topicsOf(maya), 'her session goes on').toEqual(['Pocket money'])
    expect(await weekIdsOf(maya)).toEqual([week])
    expect(await topicsOf(other)).toEqual(['Bed time'])
    const kept = readdirSync(dataDir).find((name) => name.startsWith('kept-'))!
    expect(lines.join('\n')).toContain(`is kept in ${dataDir}/${kept}`)
    await restore(maya.familyId, `${dataDir}/${kept}`, { replace: true })
    expect(await topicsOf(maya)).toEqual(['A dog'])
  })

  test('moves to another server with its people, weeks and passwords [H23]', async () => {
    const maya = await server.signedUp({ confirmed: true })
    await park(maya, 't1', 'Pocket money')
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint() })
    await restore(maya.email, await backUp(), { bringBack: [maya.email], to: elsewhere })
    const there = elsewhere.client()
    expect((await there.signIn({ email: maya.email, password })).status).toBe(200)
    const { family } = (await there.bootstrap()).body
    expect(family.familyData.topics).toMatchObject([{ text: 'Pocket money' }])
    expect((await there.get(apiPaths.sprints(family.id))).body).toMatchObject([{ weeks: 1 }])
    await admin('delete', maya.email)
    expect((await there.bootstrap()).status, 'the old one is needed no more').toBe(200)
  })

  test('out of another server’s file, it claims no address and no other site’s login [A63]', async () => {
    const maya = await server.signedUp({ confirmed: true })
    const at = testClock()
    const site = { id: `site-${maya.userId}`, accountId: 'maya-there', providerId: 'google' }
    const login = { ...site, userId: maya.userId, password: null, createdAt: at, updatedAt: at }
    await server.store.db.insertInto('accounts').values(login).execute()
    await keepHostKey(server.store.db, 'push', async () => 'the key of this server')
    await keepHostKey(elsewhere.store.db, 'push', async () => 'the key of another')
    const file = await backUp()
    const bringBack = [maya.email]
    const openedBy = async ({ db }: typeof server.store) => {
      const user = db.selectFrom('users').select('emailVerified').where('id', '=', maya.userId)
      const ways = db.selectFrom('accounts').select('providerId').orderBy('providerId')
      const all = await ways.where('userId', '=', maya.userId).execute()
      return [(await user.executeTakeFirst())?.emailVerified, ...all.map((way) => way.providerId)]
    }
    const lines = await restore(maya.email, file, { bringBack, to: elsewhere })
    expect(lines.join('\n')).toContain(`elefam admin verify ${maya.email}`)
    expect(await openedBy(elsewhere.store)).toEqual([0, 'credential'])
    await admin('delete', maya.email)
    await restore(maya.email, file, { bringBack })
    expect(await openedBy(server.store), 'its own says what it knew').toEqual([
      1,
      'credential',
      'google',
    ])
  })

  test('is refused where somebody in it goes by the id of an account [A88]', async () => {
    const [maya, victim] = [await server.signedUp(), await server.signedUp()]
    const { document } = await server.store.db
      .selectFrom('families')
      .select('document')
      .where('id', '=', maya.familyId)
      .executeTakeFirstOrThrow()
    const forged = structuredClone(documentOf(document))
    forged.familyData.children.push({ ...mia, id: victim.userId })
    const save = (text: typeof document) =>
      server.store.db
        .updateTable('families')
        .set({ document: text })
        .where('id', '=', maya.familyId)
        .execute()
    await save(textOf(forged))
    const file = await backUp()
    const refused = 'has the id of somebody’s account'
    await save(document)
    await expect(restore(maya.email, file, { replace: true })).rejects.toThrow(refused)
    await admin('delete', maya.email)
    const back = restore(maya.email, file, { bringBack: [maya.email] })
    await expect(back).rejects.toThrow(refused)
    expect(await hasAccount(maya.email)).toBe(false)
  })

  test('stands in the log of those in charge, also where accounts come back [H19, H23]', async () => {
    const maya = await server.signedUp()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint() })
    const file = await backUp()
    const [said] = await restore(maya.email, file, { replace: true })
    expect(said).toMatch(/ UTC: 1 week\.$/)
    const noted = `the command · restore-family · ${maya.email} (${maya.userId}) · as of 20`
    const told = async () => (await admin('log')).filter((line) => line.includes(noted)).length
    expect(await told()).toBe(1)
    await admin('delete', maya.email)
    await restore(maya.email, file, { bringBack: [maya.email] })
    expect(await told(), 'both: the account has its id again').toBe(2)
  })

  test('brings its letters back as they were, sealed ones sealed', async () => {
    const maya = await server.signedUp()
    const path = apiPaths.letters(maya.familyId)
    const letter = (id: string, moment: object) =>
      maya.post(path, {
        id,
        memberId: 'primary',
        moment,
        content: { text: `Of ${id}`, drawing: null },
      })
    const year = new Date().getFullYear() + 1
    await letter('sealed', { kind: 'date', date: `${year}-06-01` })
    await letter('open', { kind: 'book' })
    const opened = () => maya.get(apiPaths.openedLetters(maya.familyId))
    const before = [(await maya.get(path)).body, (await opened()).body]
    const file = await backUp()
    await letter('later', { kind: 'book' })
    await maya.remove(apiPaths.letter(maya.familyId, 'sealed'))
    await restore(maya.email, file, { replace: true })
    expect([(await maya.get(path)).body, (await opened()).body]).toEqual(before)
    await admin('delete', maya.email)
    await restore(maya.email, file, { bringBack: [maya.email] })
    expect([(await (await signedIn(maya)).get(path)).body]).toEqual([before[0]])
  })

  test('leaves what a new family holds beside its document, and keeps it where it goes [A8]', async () => {
    const maya = await server.signedUp()
    await park(maya, 't1', 'Pocket money')
    const file = await backUp()
    await maya.remove(apiPaths.family(maya.familyId), { password })
    await maya.bootstrap() // It begins anew.
    const path = apiPaths.letters(maya.familyId)
    const content = { text: 'For later', drawing: null }
    const moment = { kind: 'date', date: `${new Date().getFullYear() + 1}-06-01` }
    const later = { id: 'later', memberId: 'primary', moment, content }
    expect((await maya.post(path, later)).status).toBe(200)
    await expect(restore(maya.email, file)).rejects.toThrow('has a family today. With --replace')
    expect((await maya.get(path)).body).toMatchObject([{ id: 'later' }])
    const lines = await restore(maya.email, file, { replace: true })
    expect((await maya.get(path)).body).toEqual([])
    const kept = /is kept in (\S+);/.exec(lines.join('\n'))![1]!
    await restore(maya.email, kept, { replace: true })
    expect((await maya.get(path)).body).toMatchObject([{ id: 'later' }])
  })

  test('goes on in its log behind every place that a browser knows, and keeps its story', async () => {
    const maya = await server.signedUp()
    await park(maya, 't1', 'Pocket money')
    const file = await backUp()
    for (const id of ['t2', 't3', 't4']) await park(maya, id, 'A dog')
    const { sequence: known = 0 } = (await maya.bootstrap()).body
    await restore(maya.email, file, { replace: true })
    const { sequence } = (await maya.bootstrap()).body
    expect(sequence).toBeGreaterThan(known)
    const changes = await maya.get(`${apiPaths.changes(maya.familyId)}?after=${known}`)
    if (changes.status === 200) {
      const { changes: entries } = changes.body as { changes: { command: { type: string } }[] }
      expect(entries.map(({ command }) => command.type)).toEqual(['import-family'])
    } else expect(problem(changes).code).toBe('log-trimmed')
    const story = await maya.get(apiPaths.activity(maya.familyId))
    expect(JSON.stringify(story.body)).toContain('Pocket money')
    expect((await park(maya, 't2', 'A cat')).status, 'life goes on').toBe(200)
  })

  test('comes back for an account that has deleted its family or began anew', async () => {
    const maya = await server.signedUp()
    await park(maya, 't1', 'Pocket money')
    const file = await backUp()
    await admin('delete', maya.email)
    const anew = await server.signedUp({ email: maya.email, confirmed: true })
    expect(anew.familyId).not.toBe(maya.familyId)
    await restore(maya.email, file)
    expect(await topicsOf(anew)).toEqual(['Pocket money'])
  })

  test('tells nobody of what was long ago as if it happened now [E3]', async () => {
    const maya = await server.signedUp({ confirmed: true })
    for (const id of ['t1', 't2', 't3', 't4']) await park(maya, id, 'Pocket money')
    const file = await backUp()
    await admin('delete', maya.email)
    const anew = await server.signedUp({ email: maya.email, confirmed: true })
    const hook = { url: 'https://hook.example/', names: true }
    await anew.post(apiPaths.webhooks(anew.familyId), hook)
    await restore(maya.email, file)
    const { sequence: end } = (await anew.bootstrap()).body
    const hooks = server.store.db.selectFrom('webhooks').select('sequence')
    const own = await hooks.where('familyId', '=', anew.familyId).execute()
    expect(own).toEqual([{ sequence: end }])
  })

  test('goes to no stranger who signed up with the address of somebody that is gone [A63]', async () => {
    const maya = await server.signedUp({ confirmed: true })
    await park(maya, 't1', 'Pocket money')
    const file = await backUp()
    await admin('delete', maya.email)
    const stranger = await server.signedUp({ email: maya.email })
    for (const asked of [{}, { replace: true }, { bringBack: [maya.email] }]) {
      const restored = restore(maya.email, file, asked)
      await expect(restored).rejects.toThrow('nobody has shown that the address is theirs')
    }
    expect(await topicsOf(stranger)).toEqual([])
  })

  test('brings no account back that nobody names, and those that are with their passwords', async () => {
    const maya = await server.signedUp({ confirmed: true })
    await park(maya, 't1', 'Pocket money')
    const file = await backUp()
    await admin('delete', maya.email)
    await expect(restore(maya.email, file)).rejects.toThrow(
      `${maya.email} has no account any more. Whoever deleted it wanted that`,
    )
    expect(await hasAccount(maya.email)).toBe(false)
    const lines = await restore(maya.email, file, { bringBack: [maya.email] })
    expect(lines.join('\n')).toContain(`the passwords of then: ${maya.email}.`)
    expect(problem(await maya.bootstrap()).status, 'no session came back').toBe(401)
    expect(await topicsOf(await signedIn(maya))).toEqual(['Pocket money'])
  })

  test('leaves a co-parent deleted who deleted their account, in the family too', async () => {
    const { maya, ben } = await twoParents()
    const file = await backUp()
    await admin('delete', ben.email)
    await admin('delete', maya.email)
    const lines = await restore(maya.email, file, { bringBack: [maya.email] })
    expect(lines.join('\n')).toContain(`Still deleted, here too: ${ben.email}.`)
    expect(await hasAccount(ben.email)).toBe(false)
    const { family } = (await (await signedIn(maya)).bootstrap()).body
    expect(family.coParents).toEqual([])
    expect(JSON.stringify(family)).not.toContain(ben.email)
    await admin('delete', maya.email)
    await restore(maya.email, file, { bringBack: [maya.email, ben.email] })
    expect((await (await signedIn(ben)).bootstrap()).body.user).toMatchObject({
      familyId: maya.familyId,
      role: 'coParent',
    })
  })

  test('lets nobody in who was removed since, and leaves who lives elsewhere there', async () => {
    const { maya, ben } = await twoParents()
    const file = await backUp()
    await maya.remove(apiPaths.coParent(maya.familyId, ben.userId))
    const { family: own } = (await ben.bootstrap()).body
    const lines = await restore(maya.email, file, { replace: true })
    expect(lines.join('\n')).toContain(`Not in it any more, and not let in: ${ben.email}.`)
    expect((await ben.bootstrap()).body.family.id).toBe(own.id)
    expect((await maya.bootstrap()).body.family.coParents).toEqual([])
    await admin('delete', maya.email)
    const again = await restore(maya.email, file, { bringBack: [maya.email] })
    expect(again.join('\n')).toContain(`Elsewhere today, and left there: ${ben.email}.`)
    expect((await ben.bootstrap()).body.family.id).toBe(own.id)
    expect((await (await signedIn(maya)).bootstrap()).body.family.coParents).toEqual([])
  })

  test('is refused where the backup does not know them', async () => {
    const file = await backUp()
    const nobody = restore('nobody@example.org', file)
    await expect(nobody).rejects.toThrow('has no family of nobody@example.org.')
  })

  async function twoParents() {
    const maya = await server.signedUp({ confirmed: true })
    const email = `co${maya.email}`
    const invite = { toEmail: email, name: 'Ben' }
    const { body } = await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)
    const ben = await server.signedUp({ email, confirmed: true })
    expect((await ben.post(apiPaths.acceptInvite(body.inviteId), {})).status).toBe(200)
    return { maya, ben }
  }
})
