import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiToken } from '#core/programs/api-token-schema.ts'
import type { Today } from '#core/programs/today-schema.ts'
import type { Invite } from '#core/invites/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths, publicPaths } from '#core/paths.ts'
import type { TokenScope } from '#core/words.ts'
import { randomId } from '#server/platform/random-id.ts'
import { mailedToken } from '#server/testing/mailed-link.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { listening, openStream } from '#server/testing/sse-client.ts'
import { baseUrl, password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { problem } from '#server/testing/test-client.ts'
import { dialects } from '#server/testing/test-store.ts'

type Made = { made: ApiToken; token: string }

describe.each(dialects)('tokens for programs, on %s', (dialect) => {
  const server = useServer(dialect)
  const port = listening(server)
  let maya: SignedUp
  beforeEach(async () => {
    vi.setSystemTime('2026-03-04T18:30:00.000Z')
    maya = await server.signedUp({ name: 'Maya', confirmed: true })
  })
  afterEach(() => vi.useRealTimers())

  const make = (fields: object = {}, who: SignedUp = maya) =>
    who.post<Made>(apiPaths.apiTokens, {
      name: 'Kitchen light',
      scope: 'read',
      days: null,
      password,
      ...fields,
    })
  const program = async (scope: TokenScope, who = maya) => {
    const { made, token } = (await make({ scope }, who)).body
    return { ...server.program(token), id: made.id, token }
  }

  test('are made with a proof, told once, kept as a hash, and told of by mail [E3] [A60] [A77]', async () => {
    expect(problem(await make({ password: 'wrong' }))).toMatchObject({ code: 'wrong-password' })
    expect((await maya.get<ApiToken[]>(apiPaths.apiTokens)).body).toEqual([])
    await server.sendMails()
    expect(server.mails.filter(({ to }) => to === maya.email)).toEqual([])

    const { made, token } = (await make()).body
    expect(token).toMatch(/^elefam_[\w-]{32}$/)
    expect(made).toMatchObject({ name: 'Kitchen light', scope: 'read', usedAt: null })
    const listed = await maya.get<ApiToken[]>(apiPaths.apiTokens)
    expect(listed.body).toEqual([made])
    expect(JSON.stringify(listed.body)).not.toContain(token)
    const rows = await server.db.selectFrom('apiTokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token.slice('elefam_'.length))
    await server.sendMails()
    const [mail] = server.mails.filter(({ to }) => to === maya.email)
    expect(mail).toMatchObject({ subject: 'Signing in has changed', warns: true })
    expect(mail?.text).toContain('a new token called “Kitchen light”')
    expect(mail?.text).not.toContain(token)
  })

  test('lead nowhere from their mail, whatever they are called [A50]', async () => {
    expect((await make({ name: 'https://evil.example/verify' })).status).toBe(200)
    await server.sendMails()
    const mail = server.mails.findLast(({ to }) => to === maya.email)
    expect(mail?.text).toContain('a new token called')
    expect(mail?.text).not.toMatch(/evil\.example/)
  })

  test('open without cookie or origin what they are for; a cookie beside one says nothing [E3] [A48]', async () => {
    const { token } = (await make({ scope: 'tick' })).body
    const ask = (path: string, headers: Record<string, string>, body?: object) =>
      server.app.request(baseUrl + path, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    const authorization = `Bearer ${token}`
    const read = await ask(apiPaths.today, { authorization })
    expect(read.status).toBe(200)
    expect(read.headers.getSetCookie()).toEqual([])
    const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    // What the cookie's owner may do, the token may not: and nobody could tell who sent the cookie.
    const family = apiPaths.familyCommands(maya.familyId)
    const command = { id: randomId(), type: 'complete-onboarding' }
    for (const headers of [
      { authorization, cookie },
      { authorization, cookie, origin: baseUrl },
    ]) {
      const refused = await ask(family, headers, command)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'not-for-token' })
    }
    const wrong = { authorization: 'Bearer elefam_wrong', cookie, origin: baseUrl }
    const refused = await ask(family, wrong, command)
    expect(refused.status).toBe(401)
    // And a cookie alone still needs our own page.
    const foreign = await ask(family, { cookie }, command)
    expect(await foreign.json()).toMatchObject({ code: 'foreign-origin' })
    // Nor is a token a way past that for what is open to everybody.
    const credentials = { email: maya.email, password }
    const signIn = await ask(apiPaths.signIn, { authorization }, credentials)
    expect(await signIn.json()).toMatchObject({ code: 'not-for-token' })
  })

  test('that are wrong answer 401 and say what was expected; guesses are bounded [E3] [A77]', async () => {
    const guess = server.program(`elefam_${'x'.repeat(32)}`)
    const answer = await guess.get(apiPaths.today)
    expect(problem(answer)).toMatchObject({ status: 401, code: 'token-invalid' })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    const nobody = await server.client().get(apiPaths.today)
    expect(nobody.headers.get('www-authenticate')).toBe('Bearer')
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess.get(apiPaths.today)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('are paced each for itself, and nobody else waits [E3]', async () => {
    const busy = await program('read')
    const other = await program('read')
    const pace = limits.readBurst / limits.tokenWeight
    let last = 200
    for (let times = 0; times <= pace && last === 200; times += 1) {
      last = (await busy.get(apiPaths.today)).status
    }
    const answer = await busy.get(apiPaths.today)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await other.get(apiPaths.today)).status).toBe(200)
    expect((await maya.get(apiPaths.today)).status).toBe(200)
  })

  test('that tick change no plan, and ticks are in their maker’s name [E3] [A77]', async () => {
    const sprint = newSprint()
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    await maya.changeSprint(maya.familyId, sprint.id, { type: 'finish-planning' })
    const ticker = await program('tick')
    const { members } = (await ticker.get<Today>(apiPaths.today)).body
    const memberId = members[0]!.id
    const tick = { taskId: 'task1', memberId, date: '2026-03-04', done: true } as const
    const ticked = await ticker.changeSprint(maya.familyId, sprint.id, { type: 'tick', ...tick })
    expect(ticked).toMatchObject({ status: 200, body: { userId: maya.userId } })
    const plan = { type: 'edit-sprint', changes: { name: 'Mine' } } as const
    const refused = await ticker.changeSprint(maya.familyId, sprint.id, plan)
    expect(problem(refused)).toMatchObject({ status: 403, code: 'not-for-token' })
    const back = { id: randomId(), type: 'tick', ...tick, undoes: ticked.body.sequence }
    const undone = await ticker.post(apiPaths.sprintCommands(maya.familyId, sprint.id), back)
    expect(problem(undone)).toMatchObject({ code: 'not-for-token' })
  })

  test('end by being withdrawn, by the clock, and with what ends devices [A77] [A61]', async () => {
    const withdrawn = await program('read')
    const short = server.program((await make({ days: 1 })).body.token)
    const reset = await program('everything')
    const stream = await openStream(port(), maya, apiPaths.events(maya.familyId), {
      cookie: '',
      authorization: `Bearer ${withdrawn.token}`,
    })
    expect(stream.status).toBe(200)
    await maya.remove(apiPaths.apiToken(withdrawn.id))
    await expect.poll(() => stream.isOpen()).toBe(false)
    expect((await withdrawn.get(apiPaths.today)).status).toBe(401)
    expect((await short.get(apiPaths.today)).status).toBe(200)
    vi.setSystemTime('2026-03-06T18:30:00.000Z')
    expect((await short.get(apiPaths.today)).status).toBe(401)
    await server.client().post(apiPaths.requestPasswordReset, { email: maya.email })
    const token = await mailedToken(server, maya.email, publicPaths.resetPassword)
    const chosen = { token, newPassword: 'walrus-parasol-9' }
    expect((await server.client().post(apiPaths.resetPassword, chosen)).status).toBe(200)
    expect((await reset.get(apiPaths.today)).status).toBe(401)
    const rows = server.db.selectFrom('apiTokens').where('userId', '=', maya.userId).selectAll()
    expect(await rows.execute()).toEqual([])
  })

  test('of somebody who leaves a family see it no more, nor the next one [A77] [A22]', async () => {
    const ben = await server.signedUp({ name: 'Ben', confirmed: true })
    const before = await program('read', ben)
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { inviteId } = (await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)).body
    await ben.post(apiPaths.acceptInvite(inviteId), {})
    expect((await before.get(apiPaths.today)).status).toBe(401)
    const within = await program('everything', ben)
    expect((await within.get(apiPaths.family(maya.familyId))).status).toBe(200)
    await maya.remove(apiPaths.coParent(maya.familyId, ben.userId))
    expect((await within.get(apiPaths.family(maya.familyId))).status).toBe(401)
  })

  test('are at most twenty, note the day of their use, and are nobody else’s to see [E3]', async () => {
    const reader = await program('read')
    await reader.get(apiPaths.today)
    const own = await maya.get<ApiToken[]>(apiPaths.apiTokens)
    expect(own.body[0]?.usedAt).toBe('2026-03-04T18:30:00.000Z')
    for (let count = 1; count < limits.apiTokens; count += 1) {
      expect((await make()).status).toBe(200)
    }
    expect(problem(await make())).toMatchObject({ status: 409, code: 'list-full' })
    const ben = await server.signedUp()
    expect((await ben.get<ApiToken[]>(apiPaths.apiTokens)).body).toEqual([])
    const foreign = await ben.remove(apiPaths.apiToken(reader.id))
    expect(problem(foreign)).toMatchObject({ status: 404, code: 'token-missing' })
  })
})
