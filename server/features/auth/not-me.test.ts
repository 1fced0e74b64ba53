import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { problem } from '#server/testing/test-client.ts'
import { dialects } from '#server/testing/test-store.ts'

const day = 24 * 60 * 60_000
const newPassword = 'walrus-parasol-9'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const newDevice = 'Somebody signed in on a new device'

describe.each(dialects)('a sign-in on a new device, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeEach(async () => {
    maya = await server.signedUp({ confirmed: true })
  })
  afterEach(() => void vi.useRealTimers())

  const signIn = async (client = server.client(), chosen = password) => {
    const body = JSON.stringify({ email: maya.email, password: chosen })
    const headers = { 'content-type': 'application/json', 'user-agent': firefox }
    expect((await client.send(apiPaths.signIn, { method: 'POST', body, headers })).status).toBe(200)
    return client
  }
  const mailsTo = async (subject: string, address = maya.email) => {
    await server.sendMails()
    return server.mails.filter((mail) => mail.to === address && mail.subject === subject)
  }
  const linkTo = () => mailedToken(server, maya.email, publicPaths.notMe)
  const sayNotMe = (token: string) =>
    server.client().post<{ token: string }>(apiPaths.notMe, { token })
  const choose = (token: string) =>
    server.client().post(apiPaths.resetPassword, { token, newPassword })

  test('is told by mail: when, and with what kind of browser; signing up is not', async () => {
    expect(await mailsTo(newDevice)).toEqual([])
    await maya.changeFamily(maya.familyId, {
      type: 'edit-family',
      changes: { settings: { timeZone: 'Europe/Berlin' } },
    })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T11:34:00Z') })
    await signIn()
    const [mail, ...more] = await mailsTo(newDevice)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Firefox on Windows')
    expect(mail?.text).toContain('Monday, 23 November 2026 at 12:34 (Europe/Berlin)')
    expect(mail?.text).not.toMatch(/\b10\.\d+\.\d+\.\d+/)
  })

  test('is told once: the same browser is known from then on, and after a sign-out', async () => {
    const tablet = await signIn()
    await tablet.signOut()
    await signIn(tablet)
    await signIn(maya)
    expect(await mailsTo(newDevice)).toHaveLength(1)
  })

  test('is not told where it is the first, or right after a new password by mail', async () => {
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    await choose(await mailedToken(server, maya.email, publicPaths.resetPassword))
    await signIn(server.client(), newPassword)
    expect(await mailsTo(newDevice)).toEqual([])
  })

  test('is not told to an address that nobody has confirmed [A63]', async () => {
    maya = await server.signedUp()
    await signIn()
    expect(await mailsTo(newDevice)).toEqual([])
  })

  test('keeps no warning away, however often it happens', async () => {
    const mine = 40
    for (let times = 0; times < mine; times += 1) await signIn()
    await maya.post(apiPaths.changePassword, { password, newPassword })
    expect((await mailsTo(newDevice)).length).toBeLessThan(mine)
    expect(await mailsTo('Signing in has changed')).toHaveLength(1)
  })

  test('“This was not me” ends every session and the password, and leads to a new one [A60, A61]', async () => {
    const stranger = await signIn()
    const feed = (await maya.post<{ url: string }>(apiPaths.calendarFeed, {})).body.url
    const { status, body } = await sayNotMe(await linkTo())
    expect(status).toBe(200)
    for (const session of [maya, stranger]) expect((await session.bootstrap()).status).toBe(401)
    expect((await server.client().get(new URL(feed).pathname)).status).toBe(404)
    // Whoever knows the password does not come back before there is another one.
    const again = await server.client().signIn({ email: maya.email, password })
    expect(problem(again).code).toBe('invalid-credentials')
    expect((await choose(body.token)).status).toBe(200)
    await signIn(server.client(), newPassword)
  })

  test('“This was not me” works once, for a week, and its page alone changes nothing [A12, A75]', async () => {
    const stranger = await signIn()
    const token = await linkTo()
    const kept = await server.db.selectFrom('notMeLinks').selectAll().execute()
    const waiting = await server.db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify([kept, waiting])).not.toContain(token)
    for (const method of ['GET', 'HEAD']) await stranger.send(apiPaths.notMe, { method })
    expect((await stranger.bootstrap()).status).toBe(200)
    expect(problem(await sayNotMe('another')).code).toBe('invalid-token')
    const twice = await Promise.all([sayNotMe(token), sayNotMe(token)])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])

    await choose(twice.find(({ status }) => status === 200)!.body.token)
    await signIn(server.client(), newPassword)
    await signIn(server.client(), newPassword)
    const late = await linkTo()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * day })
    expect(problem(await sayNotMe(late)).code).toBe('invalid-token')
  })

  test('a new password by mail ends the links of all mails before it [A61]', async () => {
    await signIn()
    const token = await linkTo()
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    await choose(await mailedToken(server, maya.email, publicPaths.resetPassword))
    expect(problem(await sayNotMe(token)).code).toBe('invalid-token')
  })

  test('whoever signed in and chose another password does not end the owner’s link', async () => {
    const stranger = await signIn()
    const token = await linkTo()
    await stranger.post(apiPaths.changePassword, { password, newPassword })
    expect((await sayNotMe(token)).status).toBe(200)
    expect((await stranger.bootstrap()).status).toBe(401)
  })

  test('gives the account its address back that a stranger changed twice [A38, A60]', async () => {
    const stranger = await signIn()
    const { email } = maya
    const move = async (newEmail: string) => {
      await stranger.post(apiPaths.changeEmail, { newEmail, password })
      const token = await mailedToken(server, newEmail)
      expect((await stranger.post(apiPaths.confirmEmail, { token })).status).toBe(200)
    }
    await move(`thief-of-${maya.email}`)
    const token = await linkTo()
    await move(`second-thief-of-${maya.email}`)
    await server.sendMails()
    expect((await mailsTo('Your e-mail address was changed'))[0]?.text).toContain(
      'this address back',
    )
    // The stranger’s own links end none of the owner’s, which is older.
    const theirs = await mailedToken(server, `thief-of-${maya.email}`, publicPaths.notMe)
    expect((await sayNotMe(theirs)).status).toBe(200)
    const { body } = await sayNotMe(token)
    expect((await choose(body.token)).status).toBe(200)
    await signIn(server.client(), newPassword)
    expect((await server.client().signIn({ email, password: newPassword })).status).toBe(200)
  })

  test('is no way back for a stranger whose own mail server takes mails only afterwards [A61]', async () => {
    const stranger = await signIn()
    const theirs = `thief-of-${maya.email}`
    await stranger.post(apiPaths.changeEmail, { newEmail: theirs, password })
    await stranger.post(apiPaths.confirmEmail, { token: await mailedToken(server, theirs) })
    const token = await linkTo()
    // Nothing goes to the stranger yet: it waits, and its link would be written as it goes.
    await stranger.post(apiPaths.changePassword, { password, newPassword: 'walrus-in-waiting-9' })
    const { body } = await sayNotMe(token)
    expect((await choose(body.token)).status).toBe(200)
    await server.sendMails()
    const told = server.mails.filter(({ to }) => to === theirs)
    expect(told.filter(({ text }) => text.includes(publicPaths.notMe))).toEqual([])
  })

  test('is no way back for a stranger who began the account with an address of theirs [A63]', async () => {
    const stranger = await server.signedUp()
    await stranger.post(apiPaths.changePassword, { password, newPassword })
    const early = await mailedToken(server, stranger.email, publicPaths.notMe)
    await stranger.post(apiPaths.changePassword, { password: newPassword, newPassword: password })
    const owner = `owner-of-${stranger.email}`
    const moved = await stranger.post(apiPaths.changeEmail, { newEmail: owner, password })
    expect(moved.status).toBe(200)
    await server.client().post(apiPaths.requestPasswordReset, { email: owner })
    await choose(await mailedToken(server, owner, publicPaths.resetPassword))
    const late = await mailedToken(server, stranger.email, publicPaths.notMe)
    for (const token of [early, late]) {
      expect(problem(await sayNotMe(token)).code).toBe('invalid-token')
    }
    const { status } = await server.client().signIn({ email: owner, password: newPassword })
    expect(status).toBe(200)
  })
})
