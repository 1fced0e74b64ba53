import { describe, expect, test } from 'vitest'
import { errors } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import type { Refusal } from '#core/refusal.ts'
import { notSent } from '#server/platform/mailer.ts'
import { transaction } from '#server/store/database.ts'
import { insertSecondFactor } from '#server/store/second-factors.ts'
import { problem } from '#server/testing/test-client.ts'
import {
  baseUrl,
  password,
  testClock,
  useServer,
  type SignedUp,
} from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { administer, adminUsage } from './administration.ts'

describe.each(dialects)('what a host does by command, on %s', (dialect) => {
  const server = useServer(dialect)
  const sent: { to: string }[] = []
  let mailFails: Refusal | null = null
  let sendsMail = true
  /** What was asked about, and what is answered. */
  const asked: string[] = []
  let isMeant = true
  const run = (...typed: string[]) =>
    administer(
      {
        db: server.store.db,
        now: testClock(),
        baseUrl,
        version: '1.2.3',
        mailer: async (mail) => {
          if (mailFails) throw mailFails
          sent.push(mail)
        },
        sendsMail,
        confirm: async (question) => {
          asked.push(question)
          return isMeant
        },
        given: { idleMonths: 12 },
      },
      typed,
    )
  const signIn = ({ email }: SignedUp) => server.client().signIn({ email, password })

  test('lists who is there, and nothing that they wrote [H9]', async () => {
    const maya = await server.signedUp({ confirmed: true })
    const topic = { id: 'topic1', text: 'The secret of the family', memberId: 'primary' }
    await maya.changeFamily(maya.familyId, { type: 'park-topic', topic })
    const ben = await server.signedUp()
    const lines = await run('users')
    const line = (who: SignedUp) => lines.find((one) => one.startsWith(who.email))
    expect(line(maya)).toMatch(
      / · started a family · since \d{4}-\d\d-\d\d · seen \d{4}-\d\d-\d\d$/,
    )
    expect(line(ben)).toMatch(/ · unconfirmed$/)
    expect(lines.join()).not.toContain('secret')
    expect(lines.at(-1)).toMatch(/^\d+ accounts?[.]$/)
    expect(parseInt(lines.at(-1)!)).toBe(lines.length - 1)
  })

  test('blocks an account: signed out everywhere, kept out, and let in again [H9]', async () => {
    const maya = await server.signedUp()
    await run('block', maya.email.toUpperCase())
    expect(problem(await maya.bootstrap())).toMatchObject({ status: 401 })
    expect(problem(await signIn(maya))).toMatchObject({ status: 403, code: 'account-blocked' })
    const wrong = await server.client().signIn({ email: maya.email, password: 'guess' })
    expect(problem(wrong), 'strangers learn nothing of it').toMatchObject({ status: 401 })
    expect((await run('users')).join()).toMatch(`${maya.email} · started a family`)
    expect((await run('users')).join()).toContain(' · blocked ')
    await run('unblock', maya.email)
    expect((await signIn(maya)).status).toBe(200)
  })

  test('makes a link for a new password where mail does not arrive [H9]', async () => {
    const maya = await server.signedUp({ confirmed: true })
    const link = (await run('reset-link', maya.email)).at(-1)!
    const token = link.split('#')[1]
    const given = { token, newPassword: 'another-umbrella' }
    const reset = await server.client().post(apiPaths.resetPassword, given)
    expect(reset.status).toBe(200)
    expect((await signIn(maya)).status).toBe(401)
    const again = await server.client().signIn({ email: maya.email, password: 'another-umbrella' })
    expect(again.status).toBe(200)
    expect(problem(await server.client().post(apiPaths.resetPassword, given)).status).toBe(400)
  })

  test('asks no codes any more of somebody who lost app and paper, and tells them [H9, A60]', async () => {
    const maya = await server.signedUp({ confirmed: true })
    await expect(run('no-second-factor', maya.email)).rejects.toThrow('asked for no codes')
    const factor = { userId: maya.userId, sealed: 'sealed', lastStep: 0, createdAt: testClock() }
    await transaction(server.store.db, (trx) => insertSecondFactor(trx, factor, ['hash']))
    expect(problem(await signIn(maya)).code).toBe('second-factor-needed')
    await run('no-second-factor', maya.email)
    expect((await signIn(maya)).status).toBe(200)
    await server.sendMails()
    const told = server.mails.filter(({ to }) => to === maya.email).map(({ text }) => text)
    expect(told.join()).toContain('Whoever runs this server did that.')
  })

  test('confirms an address by hand, and deletes an account with all of it [H9]', async () => {
    const maya = await server.signedUp()
    await run('verify', maya.email)
    expect((await maya.bootstrap()).body.user.emailVerified).toBe(true)
    await run('delete', maya.email)
    expect(problem(await maya.bootstrap())).toMatchObject({ status: 401 })
    await expect(run('verify', maya.email)).rejects.toThrow('There is no account with the address')
  })

  test('ends a family that has moved, and tells each of its parents where it lives now [H23]', async () => {
    const maya = await server.signedUp({ name: 'Maya', confirmed: true })
    const sam = await server.signedUp({ name: 'Sam', confirmed: true })
    const invite = { toEmail: sam.email, name: 'Sam' }
    const { body } = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    const leaving = { leaveOwnFamily: true }
    expect((await sam.post(apiPaths.acceptInvite(body.inviteId), leaving)).status).toBe(200)
    await server.sendMails()
    server.mails.length = 0
    await expect(run('moved', 'elm', maya.email)).rejects.toThrow('elm is no address')
    await run('moved', 'https://elm.example/welcome', maya.email, sam.email)
    await server.sendMails()
    const told = server.mails.map(({ to, subject, text }) => [to, subject, text] as const)
    expect(told.map(([to]) => to).toSorted()).toEqual([maya.email, sam.email].toSorted())
    for (const [, subject, text] of told) {
      expect(subject).toBe('Your family on Elefam has moved')
      expect(text).toContain('Go there: https://elm.example')
    }
    expect(problem(await maya.bootstrap()).status).toBe(401)
    expect(problem(await sam.bootstrap()).status).toBe(401)
  })

  test('asks before what cannot be taken back, and does nothing where it was not meant [H23]', async () => {
    const maya = await server.signedUp()
    isMeant = false
    await expect(run('delete', maya.email)).rejects.toThrow('Nothing was done.')
    isMeant = true
    expect(asked.at(-1)).toContain(`${maya.email} goes for good`)
    expect((await maya.bootstrap()).status).toBe(200)
    const before = asked.length
    await run('block', maya.email)
    expect(asked.length, 'what can be taken back needs no question').toBe(before)
  })

  test('lists families by their numbers and their size [H9]', async () => {
    const maya = await server.signedUp()
    const lines = await run('families')
    expect(lines.find((one) => one.startsWith(maya.email))).toMatch(
      / · 1 account · 1 member · 0 weeks · [\d.]+ (bytes|kB) · seen \d{4}-\d\d-\d\d$/,
    )
  })

  test('shows and changes what is chosen, but not what the environment gives [H9, A76]', async () => {
    expect(await run('limits', 'SIGN_UP=code', 'families_max=900')).toEqual([
      'SIGN_UP=code',
      'FAMILIES_MAX=900',
      'MEMBERS_MAX=20',
      'IDLE_MONTHS=12 (from the environment)',
    ])
    await expect(run('limits', 'IDLE_MONTHS=0')).rejects.toThrow(errors['choice-fixed'].message)
    await expect(run('limits', 'MEMBERS_MAX=21')).rejects.toThrow('cannot be')
    await expect(run('limits', 'PORT=1')).rejects.toThrow('PORT is none of')
    await run('limits', 'SIGN_UP=open', 'FAMILIES_MAX=0')
  })

  test('puts nobody in charge whose address may be a stranger’s [H9, A63]', async () => {
    const stranger = await server.signedUp()
    await expect(run('make-host', stranger.email)).rejects.toThrow('Nobody has shown that')
    expect((await stranger.bootstrap()).body.user.host).toBeUndefined()
    await run('verify', stranger.email)
    await run('make-host', stranger.email)
    expect((await stranger.bootstrap()).body.user.host).toBe(true)
  })

  test('makes, lists and withdraws codes, and the log tells of all of it [H9, A76]', async () => {
    const ben = await server.signedUp({ confirmed: true })
    const [, code, link] = await run('invite-code', '3', '7')
    expect(link).toBe(`${baseUrl}/sign-up#code=${code}`)
    const [listed = ''] = await run('invite-codes')
    expect(listed).toContain('3 of 3 accounts left')
    await run('withdraw-code', listed.split(' ')[0]!)
    expect(await run('invite-codes')).toEqual(['0 codes.'])
    await run('make-host', ben.email)
    expect((await ben.bootstrap()).body.user.host).toBe(true)
    await run('unmake-host', ben.email)
    expect((await ben.bootstrap()).body.user.host).toBeUndefined()
    const told = (await run('log')).slice(0, 4).map((line) => line.slice(19))
    expect(told.toSorted(), 'in whatever order within a millisecond').toEqual([
      'the command · make-code · accounts: 3, days: 7',
      `the command · make-host · ${ben.email} (${ben.userId})`,
      `the command · unmake-host · ${ben.email} (${ben.userId})`,
      'the command · withdraw-code',
    ])
    await expect(run('invite-code', '0')).rejects.toThrow('1 to 1000 accounts')
    expect((await run('log')).join()).not.toContain(code)
  })

  test('sends a mail to see whether it leaves, and says which version it is [H9, H23]', async () => {
    await run('test-mail', 'host@family.example')
    expect(sent).toMatchObject([{ to: 'host@family.example' }])
    expect(await run('test-mail', 'host@family.example')).toEqual([
      'Sent to host@family.example: it was taken. Whether it arrives, its reader sees.',
    ])
    sendsMail = false
    expect(await run('test-mail', 'host@family.example')).toEqual([
      'No mail server is set, so it is a file in DATA_DIR/mail.',
    ])
    sendsMail = true
    expect(await run('version')).toEqual(['1.2.3'])
  })

  test('says why a mail does not leave, in the words of whoever sends it [H7]', async () => {
    const why = 'The mail server answered 535 to AUTH: it refuses the user and password in SMTP_URL'
    mailFails = notSent('mail-failed', why)
    await expect(run('test-mail', 'host@family.example')).rejects.toThrow(why)
    mailFails = null
  })

  test.each([['nonsense'], ['toString']])('lists what there is in place of: %s', async (typed) => {
    await expect(run(typed)).rejects.toThrow(
      [`There is no command ${typed}.`, ...adminUsage].join('\n'),
    )
  })

  test.each([
    ['block', 'ADDRESS'],
    ['block', 'ADDRESS', 'a@b.c', 'x'],
    ['invite-code', '[ACCOUNTS] [DAYS]', '1', '2', '3'],
  ])('says how %s is called: with %s', async (name, takes, ...words) => {
    await expect(run(name, ...words)).rejects.toThrow(`Usage: elefam admin ${name} ${takes}`)
  })

  test('says that an address is none', async () => {
    await expect(run('block', 'maya')).rejects.toThrow('maya is no e-mail address.')
  })
})
