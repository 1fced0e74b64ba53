import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ToldInvite } from '#core/invites/schema.ts'
import { inOnePiece } from '#core/invites/invite.ts'
import { apiPaths } from '#core/paths.ts'
import { notSent } from '#server/platform/mailer.ts'
import { deleteExpired } from '#server/store/expired.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { testClock, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe.each(dialects)('the mail of an invite, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let ben: string
  let count = 0
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T18:30:00.000Z') })
    await server.db.deleteFrom('outbox').execute()
    await server.db.deleteFrom('attempts').execute()
    count += 1
    ben = `ben${count}-${dialect}@example.org`
    maya = await server.signedUp({ name: 'Maya' })
    await server.sendMails()
    server.mails.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const invite = async (from = maya) => {
    const fields = { toEmail: ben, name: 'Ben' }
    const { status, body } = await from.post<ToldInvite>(apiPaths.invites(from.familyId), fields)
    expect(status).toBe(200)
    return inOnePiece(body)
  }
  const listed = async () => {
    const { body } = await maya.get<ToldInvite[]>(apiPaths.invites(maya.familyId))
    return body.map(inOnePiece)[0]
  }
  const toBen = () => server.mails.filter(({ to }) => to === ben)
  const confirm = async (who = maya) => {
    await who.post(apiPaths.sendVerification, {})
    const token = await mailedToken(server, who.email)
    expect((await who.post(apiPaths.confirmEmail, { token })).status).toBe(200)
  }

  test('waits until the inviter’s own address is confirmed, then goes [A63, S8.19]', async () => {
    const created = await invite()
    expect(created).toMatchObject({ status: 'pending', mail: 'unconfirmed' })
    later(minute)
    await server.sendMails()
    expect(toBen()).toEqual([])
    expect(await listed()).toMatchObject({ mail: 'unconfirmed' })
    await confirm()
    await server.sendMails()
    expect(toBen()).toHaveLength(1)
    expect(toBen()[0]?.text).toContain(created.inviteId)
    expect(await listed()).toMatchObject({ mail: 'sent' })
  })

  test('goes once, however often it was asked for before the confirmation [A63]', async () => {
    const { inviteId } = await invite()
    later(minute)
    const again = await maya.post<ToldInvite>(apiPaths.resendInvite(maya.familyId, inviteId), {})
    expect(again.body).toMatchObject({ delivery: { mail: 'unconfirmed' } })
    await confirm()
    await server.sendMails()
    expect(toBen()).toHaveLength(1)
  })

  test('does not go for one that was taken back or ran out meanwhile [A63]', async () => {
    const { inviteId } = await invite()
    await maya.remove(apiPaths.invite(maya.familyId, inviteId))
    await confirm()
    await server.sendMails()
    expect(toBen()).toEqual([])
  })

  test('does not go for one whose seven days ended meanwhile [A63, S9.1]', async () => {
    await invite()
    later(7 * day)
    await confirm()
    await server.sendMails()
    expect(toBen()).toEqual([])
  })

  test('is forgotten with its address where nobody confirms anything for a week [A63]', async () => {
    await invite()
    later(7 * day)
    await deleteExpired(server.store.db, testClock())
    const outbox = JSON.stringify(await server.db.selectFrom('outbox').selectAll().execute())
    expect(outbox).not.toContain(ben)
  })

  test('never goes for an account that its address’s reader took over by a reset [A63]', async () => {
    await invite()
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    const token = await mailedToken(server, maya.email, '/reset-password')
    const chosen = { token, newPassword: 'a-new-umbrella' }
    expect((await server.client().post(apiPaths.resetPassword, chosen)).status).toBe(200)
    later(minute)
    await server.sendMails()
    expect(toBen()).toEqual([])
  })

  test('is no condition for joining: the link works from the first moment [A63, S4.4, S6.4]', async () => {
    const { inviteId } = await invite()
    const guest = await server.signedUp()
    const answer = await guest.post(apiPaths.acceptInvite(inviteId), {})
    expect(answer).toMatchObject({ status: 200, body: { familyId: maya.familyId } })
  })

  test('that cannot leave says so in the list until it is sent, or given up', async () => {
    await confirm()
    expect(await invite()).toMatchObject({ mail: 'waiting' })
    const away = () => Promise.reject(notSent('mail-failed', 'The e-mail service answered 500'))
    await server.sendMails(away)
    expect(await listed()).toMatchObject({ mail: 'waiting' })
    later(minute)
    await server.sendMails()
    expect(await listed()).toMatchObject({ mail: 'sent' })
  })

  test('that was refused for good says so in the list, and may be sent again', async () => {
    await confirm()
    const { inviteId } = await invite()
    const refused = () => Promise.reject(notSent('mail-refused', '550'))
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await server.sendMails(refused)
      later(10 * minute)
    }
    expect(await listed()).toMatchObject({ status: 'pending', mail: 'failed' })
    later(day)
    await maya.post(apiPaths.resendInvite(maya.familyId, inviteId), {})
    expect(await listed()).toMatchObject({ mail: 'waiting' })
    await server.sendMails()
    expect(await listed()).toMatchObject({ mail: 'sent' })
  })

  test('says that whoever has the link can join with it: invites are open [E8]', async () => {
    await confirm()
    await invite()
    await server.sendMails()
    expect(toBen()[0]?.text).not.toContain('for you alone')
    expect(toBen()[0]?.text).toContain('Whoever opens the link first can join')
  })

  const joinedAs = async (guest: SignedUp, { inviteId }: { inviteId: string }) => {
    await guest.post(apiPaths.acceptInvite(inviteId), {})
    await server.sendMails()
    const told = server.mails.findLast(
      ({ to, subject }) => to === maya.email && /joined/.test(subject),
    )
    return told?.text ?? ''
  }

  test('does not vouch for an unconfirmed account of its address [A66]', async () => {
    const created = await invite()
    const text = await joinedAs(await server.signedUp({ email: ben, name: 'Mallory' }), created)
    expect(text).not.toContain('with the address that you invited')
    expect(text).toContain(`says ${ben} and has not confirmed that address yet`)
    expect(text).toContain('Mallory joined')
  })

  test('vouches for a confirmed account of its address [A66]', async () => {
    const created = await invite()
    const text = await joinedAs(await server.signedUp({ email: ben, confirmed: true }), created)
    expect(text).toContain(`with the address that you invited, ${ben}`)
  })
})

describe('the mail of an invite on a server that sends none', () => {
  const server = useServer('sqlite', { sendsMail: false })

  test('is a file for the host at once, and the inviter is told that the link is all [A63]', async () => {
    const maya = await server.signedUp()
    const fields = { toEmail: 'ben@example.org', name: 'Ben' }
    const { body } = await maya.post<ToldInvite>(apiPaths.invites(maya.familyId), fields)
    expect(body).toMatchObject({ delivery: { mail: 'link' } })
    await server.sendMails()
    expect(server.mails.map(({ to }) => to)).toContain('ben@example.org')
    const { body: list } = await maya.get<ToldInvite[]>(apiPaths.invites(maya.familyId))
    expect(list).toMatchObject([{ delivery: { mail: 'link' } }])
  })
})

describe('the mail of an invite on a server with strict invites', () => {
  const server = useServer('sqlite', { strictInvites: true })

  test('says that it is for its reader alone [E8]', async () => {
    const maya = await server.signedUp({ confirmed: true })
    const fields = { toEmail: 'ben@example.org', name: 'Ben' }
    await maya.post<ToldInvite>(apiPaths.invites(maya.familyId), fields)
    await server.sendMails()
    const mail = server.mails.find(({ to }) => to === fields.toEmail)
    expect(mail?.text).toContain('The invite is for you alone')
  })
})
