import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { tablesWith } from '#server/testing/tables-with.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

let people = 0

afterEach(() => {
  vi.useRealTimers()
})

describe.each(dialects)(
  'an account that somebody made with another’s address, on %s',
  (dialect) => {
    const server = useServer(dialect)
    let email: string
    let name: string
    let stranger: SignedUp
    beforeEach(async () => {
      people += 1
      email = `owner${people}.canary@example.org`
      name = `Zanzibara${people}x`
      stranger = await server.signedUp({ email, name })
    })

    const disown = (token: unknown) => server.client().post(apiPaths.disownAccount, { token })
    const confirm = (token: string) => server.client().post(apiPaths.confirmEmail, { token })
    const expectDead = async (token: unknown) =>
      expect(problem(await disown(token))).toMatchObject({ status: 400, code: 'invalid-token' })
    const isThere = async () => (await server.client().signIn({ email, password })).status === 200
    const traces = () => tablesWith(server.db, email, name, stranger.userId)

    /** Lives with the family, and leaves something of theirs wherever there is a place for it. */
    const liveIn = async (who: SignedUp, familyId = who.familyId) => {
      await who.changeFamily(familyId, { type: 'complete-onboarding' })
      await who.post(apiPaths.sprints(familyId), { sprint: newSprint({ name: `${name}’s week` }) })
      await who.changeFamily(familyId, {
        type: 'park-topic',
        topic: { id: 't1', text: `Where ${name} sleeps` },
      })
      await who.post(apiPaths.calendarFeed, {})
    }
    const invited = async (by: SignedUp, who: SignedUp) => {
      const invite = { toEmail: who.email, name: 'Somebody' }
      const { body } = await by.post<{ inviteId: string }>(apiPaths.invites(by.familyId), invite)
      const answer = await who.post(apiPaths.acceptInvite(body.inviteId), { leaveOwnFamily: true })
      expect(answer.status).toBe(200)
    }

    test('is in no table any more once its owner says so, and its password opens nothing [A26]', async () => {
      const second = server.client()
      await second.signIn({ email, password })
      await liveIn(stranger)
      await stranger.post(apiPaths.invites(stranger.familyId), { toEmail: 'x@example.org', name })
      await stranger.post(apiPaths.requestPasswordReset, { email })
      await stranger.post(apiPaths.sendCode, {})
      const token = await mailedToken(server, email)
      await stranger.post(apiPaths.sendCode, {}) // waits in the outbox
      expect(await traces()).toEqual(
        expect.arrayContaining([
          'accounts',
          'changes',
          'families',
          'mailedTokens',
          'outbox',
          'users',
        ]),
      )
      server.mails.length = 0

      expect(await disown(token)).toMatchObject({ status: 200, body: { ok: true } })
      expect(await tablesWith(server.db, email, name, stranger.userId, stranger.familyId)).toEqual(
        [],
      )
      expect(await isThere()).toBe(false)
      for (const session of [stranger, second]) {
        expect(problem(await session.bootstrap())).toMatchObject({ status: 401 })
      }
      await server.sendMails()
      expect(server.mails).toEqual([])
      await expectDead(token)
      const owner = await server.signedUp({ email })
      expect((await owner.bootstrap()).body).toMatchObject({ sprints: [] })
    })

    test('stays where it was confirmed first, by whichever way [A26]', async () => {
      const token = await mailedToken(server, email)
      await confirm(token)
      await expectDead(token)
      const other = await server.signedUp()
      const kept = await mailedToken(server, other.email)
      const verified = server.db.updateTable('users').set({ emailVerified: 1 })
      await verified.where('id', '=', other.userId).execute()
      await expectDead(kept)
      expect(await isThere()).toBe(true)
      expect((await other.bootstrap()).status).toBe(200)
    })

    test('is confirmed or gone where both are asked for at the same time', async () => {
      const token = await mailedToken(server, email)
      const answers = await Promise.all([
        confirm(token),
        disown(token),
        confirm(token),
        disown(token),
      ])
      const others = answers.filter(({ status }) => status !== 200)
      expect(others.map((one) => problem(one).code)).toEqual(Array(3).fill('invalid-token'))
      const confirmed = answers[0]!.status === 200 || answers[2]!.status === 200
      expect(await isThere()).toBe(confirmed)
      expect(await traces()).toEqual(confirmed ? expect.arrayContaining(['users']) : [])
      expect(server.errors).toEqual([])
    })

    test('stays with a link that is too old, of an earlier mail, for something else, or no link', async () => {
      const first = await mailedToken(server, email)
      await stranger.post(apiPaths.sendVerification, {})
      const second = await mailedToken(server, email)
      await server.client().post(apiPaths.requestPasswordReset, { email })
      const reset = await mailedToken(server, email, publicPaths.resetPassword)
      for (const token of [first, reset, 'A'.repeat(22), '', undefined, null, [second]]) {
        await expectDead(token)
      }
      for (const method of ['GET', 'HEAD', 'DELETE']) {
        await server.client().send(`${apiPaths.disownAccount}?token=${second}`, { method })
      }
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
      await expectDead(second)
      expect(await isThere()).toBe(true)
    })

    test('goes alone: who has an account of their own is not concerned', async () => {
      const other = await server.signedUp()
      expect((await disown(await mailedToken(server, email))).status).toBe(200)
      expect((await other.bootstrap()).body.user).toMatchObject({ id: other.userId })
    })

    test('leaves its family to the co-parent who joined it, who is told', async () => {
      await liveIn(stranger)
      const token = await mailedToken(server, email)
      const atHome = await server.signedUp()
      await liveIn(atHome)
      await invited(stranger, atHome)
      const ben = await server.signedUp({ name: 'Ben' })
      await invited(stranger, ben)
      await server.sendMails()
      server.mails.length = 0

      expect((await disown(token)).status).toBe(200)
      expect(await tablesWith(server.db, email, stranger.userId, stranger.familyId)).toEqual([])
      const { user, family, sprints } = (await ben.bootstrap()).body
      expect(user.role).toBe('primary')
      expect(family).toMatchObject({ primaryUserId: ben.userId, coParents: [atHome.userId] })
      expect(sprints).toHaveLength(1)
      expect((await atHome.bootstrap()).body.family.id).toBe(family.id)
      await server.sendMails()
      expect(server.mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
        { to: ben.email, subject: 'The family on Elefam is in your hands now' },
      ])
      expect(JSON.stringify(server.mails)).not.toContain(email)
    })

    test('sends those home who joined its family and have kept one of their own', async () => {
      await liveIn(stranger)
      const token = await mailedToken(server, email)
      const atHome = await server.signedUp()
      await liveIn(atHome)
      await invited(stranger, atHome)
      expect((await disown(token)).status).toBe(200)
      const home = (await atHome.bootstrap()).body
      expect(home).toMatchObject({ user: { role: 'primary' }, family: { id: atHome.familyId } })
      expect(home.sprints).toHaveLength(1)
      expect(await tablesWith(server.db, email, stranger.userId)).toEqual([])
    })

    test('leaves the family that it joined as it is', async () => {
      const token = await mailedToken(server, email)
      const maya = await server.signedUp({ name: 'Maya' })
      await maya.changeFamily(maya.familyId, { type: 'complete-onboarding' })
      await maya.post(apiPaths.sprints(maya.familyId), { sprint: newSprint() })
      await invited(maya, stranger)
      expect((await disown(token)).status).toBe(200)
      expect(await tablesWith(server.db, email, stranger.userId)).toEqual([])
      const { family, sprints } = (await maya.bootstrap()).body
      expect(family).toMatchObject({ primaryUserId: maya.userId, coParents: [] })
      expect(sprints).toHaveLength(1)
    })

    test('may be looked at and answered sixty times an hour from one place', async () => {
      const client = server.client()
      const statuses = []
      for (let count = 0; count < 61; count += 1) {
        const path = [apiPaths.confirmation, apiPaths.confirmEmail, apiPaths.disownAccount][
          count % 3
        ]!
        statuses.push((await client.post(path, { token: 'A'.repeat(22) })).status)
      }
      expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true)
      expect(statuses[60]).toBe(429)
      expect(await isThere()).toBe(true)
    })

    test('is no failure of the server, whatever was asked', () => {
      expect(server.errors).toEqual([])
    })
  },
)
