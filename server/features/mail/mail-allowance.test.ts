import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { apiPaths, publicPaths } from '#core/paths.ts'
import { requestPasswordReset } from '#server/features/auth/request-password-reset.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { password, testClock, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const hour = 60 * 60_000
const { mailsAnHour, mailsADay } = limits

describe.each(dialects)('mails to one address, on %s', (dialect) => {
  const server = useServer(dialect)
  let target: string
  let count = 0
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T18:30:00.000Z') })
    await server.db.deleteFrom('outbox').execute()
    await server.db.deleteFrom('attempts').execute()
    count += 1
    target = `target${count}-${dialect}@example.org`
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
  const parent = () => server.signedUp({ confirmed: true })
  const invite = async (toEmail = target) => {
    const { familyId, post } = await parent()
    const { status, body } = await post<object>(apiPaths.invites(familyId), {
      toEmail,
      name: 'Tom',
    })
    return { status, fields: Object.keys(body).toSorted(), mail: (body as { mail: string }).mail }
  }
  const sent = async () => {
    server.mails.length = 0
    await server.sendMails()
    return server.mails
      .filter(({ to }) => to.toLowerCase() === target)
      .map(({ subject }) => subject)
  }
  /** As often as somebody asks, whatever the route itself allows. */
  const askForReset = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await requestPasswordReset({ db: server.store.db, now: testClock() }, target)
      await server.sendMails()
    }
  }

  test('caused by however many accounts are bounded by the hour, and told to nobody [A65]', async () => {
    const answers = []
    for (let account = 0; account < mailsAnHour + 3; account += 1) answers.push(await invite())
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await sent()).toHaveLength(mailsAnHour)
    later(hour)
    await invite()
    expect(await sent()).toHaveLength(1)
  })

  test('are counted together, whatever strangers cause: invites, new addresses, “in use” [A65]', async () => {
    for (let account = 0; account < mailsAnHour - 1; account += 1) await invite()
    const changing = await parent()
    await changing.post(apiPaths.changeEmail, { newEmail: target, password })
    expect(await sent()).toHaveLength(mailsAnHour)
    await server.signedUp({ email: target, confirmed: true })
    const other = await parent()
    expect(
      await other.post(apiPaths.changeEmail, { newEmail: target.toUpperCase(), password }),
    ).toMatchObject({ status: 200, body: { ok: true } })
    expect(await sent()).toEqual([])
  })

  test('are bounded by the day as well [A65]', async () => {
    let all = 0
    for (let at = 0; at < 4; at += 1) {
      for (let account = 0; account < mailsAnHour; account += 1) await invite()
      all += (await sent()).length
      later(hour)
    }
    expect(all).toBe(mailsADay)
    later(20 * hour)
    await invite()
    expect(await sent()).toHaveLength(1)
  })

  test('of others keep nobody from confirming, a new password, or a warning [A65]', async () => {
    for (let account = 0; account < mailsAnHour + 1; account += 1) await invite()
    await sent()
    const owner = await server.signedUp({ email: target })
    expect(await sent()).toEqual(['Please confirm your e-mail address'])
    await server.client().post(apiPaths.requestPasswordReset, { email: target })
    const token = await mailedToken(server, target, publicPaths.resetPassword)
    const chosen = { token, newPassword: 'a-new-umbrella' }
    expect((await owner.post(apiPaths.resetPassword, chosen)).status).toBe(200)
    expect(await sent()).toEqual(['Your password was changed'])
  })

  test('for a new password come once an hour at least: a flood locks nobody out [A65, A64]', async () => {
    await server.signedUp({ email: target, confirmed: true })
    server.mails.length = 0
    await askForReset(mailsAnHour + 5)
    expect(server.mails.filter(({ to }) => to === target)).toHaveLength(mailsAnHour + 1)
    for (let at = 0; at < 6; at += 1) {
      later(hour)
      server.mails.length = 0
      await askForReset(mailsAnHour + 5)
      const { length } = server.mails
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(mailsAnHour + 1)
    }
    // The last of them is in the owner's mailbox, and works.
    const token = /#(\S+)/.exec(server.mails.at(-1)!.text)![1]
    const chosen = { token, newPassword: 'a-new-umbrella' }
    expect((await server.client().post(apiPaths.resetPassword, chosen)).status).toBe(200)
  })

  test('are counted under hashes that say nothing of whom [A65]', async () => {
    await invite()
    const rows = JSON.stringify(await server.db.selectFrom('attempts').selectAll().execute())
    expect(rows).not.toContain(target)
  })

  test('from the contact page have a bound of their own, and no word is lost in silence [A65]', async () => {
    const write = async () => {
      const client = server.client()
      const words = { name: 'Ann', email: 'ann@example.org', message: 'Hello' }
      const captcha = await client.captcha()
      return (await client.post(apiPaths.contact, { ...words, captcha })).status
    }
    const answers: number[] = []
    for (let time = 0; time <= limits.contactMailsAnHour; time += 1) answers.push(await write())
    expect(answers.slice(0, -1)).toEqual(Array(limits.contactMailsAnHour).fill(200))
    expect(answers.at(-1)).toBe(429)
  })
})
