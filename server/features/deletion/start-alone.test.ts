import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { startOidcProvider } from '#server/testing/oidc-provider/oidc-provider.ts'
import { providersAt, signInWith } from '#server/testing/oidc-provider/sign-in.ts'
import { useServer, type SignedUp, type TestServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'

const google = await startOidcProvider('openid')
const facebook = await startOidcProvider('facebook')
afterAll(async () => {
  await google.stop()
  await facebook.stop()
})

const newPassword = 'walrus-parasol-9'

/** The two ways in which an address's owner proves it, and comes in. */
const proofs = {
  Google: async (server: TestServer, email: string): Promise<TestClient> => {
    google.person = { sub: `google of ${email}`, email, emailVerified: true, name: 'The Owner' }
    const owner = server.client()
    await signInWith(owner, 'google')
    return owner
  },
  'a reset link': async (server: TestServer, email: string): Promise<TestClient> => {
    const owner = server.client()
    await owner.post(apiPaths.requestPasswordReset, { email })
    const token = await mailedToken(server, email, publicPaths.resetPassword)
    await owner.post(apiPaths.resetPassword, { token, newPassword })
    await owner.signIn({ email, password: newPassword })
    return owner
  },
}

let people = 0

describe.each(dialects)('who proves an address that a stranger used, on %s', (dialect) => {
  const server = useServer(dialect, { providers: providersAt({ google, facebook }) })

  describe.each(Object.entries(proofs))('by %s', (_, prove) => {
    let stranger: SignedUp
    let email: string
    beforeEach(async () => {
      people += 1
      email = `owner${people}.address@example.org`
      stranger = await server.signedUp({ email, name: 'Stranger' })
    })

    const invite = async (by: SignedUp, toEmail: string) => {
      const fields = { toEmail, name: 'Somebody' }
      const { body } = await by.post<{ inviteId: string }>(apiPaths.invites(by.familyId), fields)
      return apiPaths.acceptInvite(body.inviteId)
    }
    const liveIn = async (who: SignedUp) => {
      await who.changeFamily(who.familyId, { type: 'complete-onboarding' })
      await who.post(apiPaths.sprints(who.familyId), { sprint: newSprint() })
    }
    const joined = async (by: SignedUp, guest: SignedUp) => {
      const answer = await guest.post(await invite(by, guest.email), { leaveOwnFamily: true })
      expect(answer.status).toBe(200)
    }

    test('finds no stranger in the family, which goes to who joined it [A63]', async () => {
      await liveIn(stranger)
      const [ben, kim] = [await server.signedUp(), await server.signedUp()]
      await joined(stranger, ben)
      await joined(stranger, kim)
      const owner = await prove(server, email)

      const mine = (await owner.bootstrap()).body
      expect(mine.user).toMatchObject({ id: stranger.userId, role: 'primary', emailVerified: true })
      expect(mine.family).toMatchObject({ primaryUserId: stranger.userId, coParents: [] })
      expect(mine.family.familyData.adults).toEqual([])
      expect(mine.sprints).toEqual([])

      const theirs = (await ben.bootstrap()).body
      expect(theirs.user.role).toBe('primary')
      expect(theirs.family).toMatchObject({ primaryUserId: ben.userId, coParents: [kim.userId] })
      expect(theirs.sprints).toHaveLength(1)
      expect((await kim.bootstrap()).body.family.id).toBe(theirs.family.id)
      expect(JSON.stringify(theirs.family)).not.toContain(email)
      expect((await owner.get(apiPaths.family(theirs.family.id))).status).toBe(404)
      await server.sendMails()
      expect(server.mails.filter(({ to }) => to === ben.email).at(-1)).toMatchObject({
        subject: 'The family on Elefam is in your hands now',
      })
    })

    test('is in no stranger’s family [A63]', async () => {
      const maya = await server.signedUp({ name: 'Maya' })
      await liveIn(maya)
      await joined(maya, stranger)
      const owner = await prove(server, email)
      const mine = (await owner.bootstrap()).body
      expect(mine.user).toMatchObject({ id: stranger.userId, role: 'primary' })
      expect(mine.family).toMatchObject({ primaryUserId: stranger.userId, coParents: [] })
      expect((await owner.get(apiPaths.family(maya.familyId))).status).toBe(404)
      const theirs = (await maya.bootstrap()).body
      expect(theirs.family).toMatchObject({ primaryUserId: maya.userId, coParents: [] })
      expect(theirs.sprints).toHaveLength(1)
      expect(JSON.stringify(theirs.family)).not.toContain(email)
    })

    test('has none of that account’s invites live on, nor its sessions [A63] [A61]', async () => {
      const guest = await server.signedUp()
      const path = await invite(stranger, guest.email)
      const owner = await prove(server, email)
      expect(problem(await guest.post(path, {})).code).toBe('invite-closed')
      expect((await stranger.bootstrap()).status).toBe(401)
      expect((await owner.bootstrap()).body.family.coParents).toEqual([])
    })

    test('keeps what was entered where nobody else lives', async () => {
      await liveIn(stranger)
      const owner = await prove(server, email)
      const { family, sprints } = (await owner.bootstrap()).body
      expect(family.id).toBe(stranger.familyId)
      expect(sprints).toHaveLength(1)
    })

    test('sends those home who have a family of their own to go back to [A63]', async () => {
      await liveIn(stranger)
      const atHome = await server.signedUp()
      await liveIn(atHome)
      await joined(stranger, atHome)
      const owner = await prove(server, email)
      expect((await owner.bootstrap()).body).toMatchObject({
        family: { coParents: [] },
        sprints: [],
      })
      const home = (await atHome.bootstrap()).body
      expect(home).toMatchObject({ user: { role: 'primary' }, family: { id: atHome.familyId } })
      expect(home.sprints).toHaveLength(1)
    })

    test('is who was proven before, with everybody, where it is not the first proof', async () => {
      const proven = server.db.updateTable('users').set({ emailVerified: 1 })
      await proven.where('id', '=', stranger.userId).execute()
      const ben = await server.signedUp()
      await joined(stranger, ben)
      const owner = await prove(server, email)
      expect((await owner.bootstrap()).body.family.coParents).toEqual([ben.userId])
    })

    test('may prove it twice at the same time: one starts alone, and nothing breaks', async () => {
      await liveIn(stranger)
      const ben = await server.signedUp()
      await joined(stranger, ben)
      const owners = await Promise.all([prove(server, email), prove(server, email)])
      const ins = await Promise.all(owners.map((owner) => owner.bootstrap()))
      expect(ins.some(({ status }) => status === 200)).toBe(true)
      expect((await ben.bootstrap()).body).toMatchObject({ user: { role: 'primary' } })
      expect(server.errors).toEqual([])
    })
  })
})
