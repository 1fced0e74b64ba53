import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import type { SignInSettings } from '#core/account/sign-in-settings-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { makeSignUpCode, withdrawSignUpCode } from '#server/features/host/host-actions.ts'
import { saveChoices } from '#server/store/host-choices.ts'
import { transaction } from '#server/store/database.ts'
import { listSignUpCodes } from '#server/store/sign-up-codes.ts'
import { startOidcProvider } from '#server/testing/oidc-provider/oidc-provider.ts'
import { providersAt, signInWith } from '#server/testing/oidc-provider/sign-in.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'
import { password, testClock, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const site = await startOidcProvider('openid')
const providers = providersAt({ google: site, facebook: site })
afterAll(() => site.stop())

const noCode = { status: 403, code: 'sign-up-code' }
let people = 0

describe.each(dialects)('a server whose door opens by code, on %s', (dialect) => {
  const server = useServer(dialect, { providers })
  let email: string
  let maya: SignedUp
  const choose = (changes: Parameters<typeof saveChoices>[1]) =>
    transaction(server.store.db, (trx) => saveChoices(trx, changes))
  const host = () => ({ db: server.store.db, now: testClock(), byId: null })
  const newCode = (uses = 1, days = 1) => makeSignUpCode(host(), { uses, days })
  beforeEach(async () => {
    people += 1
    email = `stranger${people}@example.org`
    await choose({ signUp: 'open', familiesMax: 0, membersMax: 20 })
    maya = await server.signedUp({ confirmed: true })
    await choose({ signUp: 'code' })
  })

  const signUp = async (fields: object, by: TestClient = server.client()) =>
    by.post(apiPaths.signUp, { email, password, captcha: await by.captcha(), ...fields })
  const countUsers = async () => (await server.db.selectFrom('users').select('id').execute()).length

  test('says so at once, and takes nobody without a good code [A76]', async () => {
    const offered = await server.client().get<SignInSettings>(apiPaths.signInSettings)
    expect(offered.body.signUpDoor).toBe('code')
    const before = await countUsers()
    const old = await newCode()
    await server.db.updateTable('signUpCodes').set({ expiresAt: testClock() }).execute()
    const withdrawn = await newCode()
    for (const { id } of await listSignUpCodes(server.db, testClock())) {
      await withdrawSignUpCode(host(), id)
    }
    for (const code of [undefined, '', 'BCDF-GHJK-MNPQ', old, withdrawn]) {
      const answer = await signUp(code === undefined ? {} : { code })
      expect(problem(answer), String(code)).toMatchObject(noCode)
    }
    expect(await countUsers()).toBe(before)
    await choose({ signUp: 'closed' })
    const good = await signUp({ code: await newCode() })
    expect(problem(good)).toMatchObject({ code: 'sign-up-closed' })
  })

  test('takes as many as a code has uses, however it is typed, also at once [A76, H23]', async () => {
    const code = await newCode(3)
    const typed = code.toLowerCase().replaceAll('-', ' ')
    expect((await signUp({ code: ` ${typed}` })).status).toBe(200)
    const crowd = Array.from({ length: 6 }, (_, index) =>
      signUp({ code, email: `crowd${people}-${index}@example.org` }),
    )
    const codes = (await Promise.all(crowd)).map(({ status }) => status)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 403, 403, 403, 403])
    const open = await listSignUpCodes(server.db, testClock())
    expect(open.some(({ uses }) => uses === 3)).toBe(false)
  })

  test('keeps no code that would open it, and a refused sign-up uses none up [A76]', async () => {
    const code = await newCode()
    const tables = await server.db.selectFrom('signUpCodes').selectAll().execute()
    expect(JSON.stringify(tables)).not.toContain(code)
    expect(problem(await signUp({ code, email: maya.email })).code).toBe('email-in-use')
    expect((await signUp({ code })).status).toBe(200)
  })

  test('takes whom a family has invited without a code [A76]', async () => {
    const path = apiPaths.invites(maya.familyId)
    const invite = (await maya.post<Invite>(path, { toEmail: email, name: 'Ben' })).body.inviteId
    expect((await signUp({ invite })).status).toBe(200)
  })

  test('takes a code along to another site and back [A76]', async () => {
    site.person = { sub: `code${people}`, email, emailVerified: true, name: 'Ben' }
    const refused = await signInWith(server.client(), 'google', { popup: false })
    expect(refused).toMatchObject({ signedIn: false, to: expect.stringContaining(noCode.code) })
    const code = await newCode()
    const ben = server.client()
    const wrong = await ben.post(apiPaths.signUpCode, { code: 'BCDF-GHJK-MNPQ' })
    expect(problem(wrong)).toMatchObject(noCode)
    expect((await ben.post(apiPaths.signUpCode, { code })).status).toBe(200)
    expect(await signInWith(ben, 'google', { popup: false })).toMatchObject({ signedIn: true })
    const tablet = server.client() // The code is used up; with an account nobody asks for one.
    expect(await signInWith(tablet, 'google', { popup: false })).toMatchObject({ signedIn: true })
    expect(problem(await signUp({ code, email: `x${email}` }))).toMatchObject(noCode)
  })

  test('lets nobody guess for long [A76]', async () => {
    const thief = server.client()
    const guess = () => thief.post(apiPaths.signUpCode, { code: 'BCDF-GHJK-MNPQ' })
    let answer = await guess()
    for (let tries = 0; tries < 25 && answer.status === 403; tries += 1) answer = await guess()
    expect(problem(answer)).toMatchObject({ status: 429, code: 'too-many-requests' })
  })

  test('begins no family beyond as many as the host takes, while invites go on [A76]', async () => {
    await choose({ signUp: 'open' })
    const { length } = await server.db.selectFrom('families').select('id').execute()
    await choose({ familiesMax: length + 1 })
    const crowd = Array.from({ length: 4 }, (_, index) =>
      signUp({ email: `full${people}-${index}@example.org` }),
    )
    const answers = await Promise.all(crowd)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ])
    const path = apiPaths.invites(maya.familyId)
    const invite = (await maya.post<Invite>(path, { toEmail: email, name: 'Ben' })).body.inviteId
    expect((await signUp({ invite })).status).toBe(200)
    expect(problem(await signUp({ email: `late${people}@example.org` })).code).toBe('families-full')
  })

  test('has no more members in a family than the host allows, whoever adds them [A76]', async () => {
    const add = (id: string) => {
      const look = { name: 'Leo', ageBand: '6-8', animal: 'fox', color: 'sky' } as const
      const member = { kind: 'child', id, ...look } as const
      return maya.changeFamily(maya.familyId, { type: 'add-member', member })
    }
    expect([await add('leo1'), await add('leo2')]).toMatchObject([{ status: 200 }, { status: 200 }])
    const file = (await maya.post(apiPaths.familyExport(maya.familyId), { password })).body
    const path = apiPaths.invites(maya.familyId)
    const invite = (await maya.post<Invite>(path, { toEmail: email, name: 'Ben' })).body.inviteId
    await choose({ membersMax: 2 })
    expect(problem(await add('leo3'))).toMatchObject({ status: 409, code: 'members-full' })
    const patch = { version: 3, familyData: { children: Array.from({ length: 4 }, child) } }
    const edited = await maya.patch(apiPaths.family(maya.familyId), patch)
    expect(problem(edited)).toMatchObject({ code: 'members-full' })
    // Who is there stays, and everything else goes on.
    const rename = { type: 'edit-family' as const, changes: { interests: ['Kites'] } }
    expect((await maya.changeFamily(maya.familyId, rename)).status).toBe(200)
    const kim = server.client()
    const coming = { email: `kim${people}@example.org`, code: await newCode() }
    expect((await signUp(coming, kim)).status).toBe(200)
    const own = (await kim.bootstrap()).body.user.familyId
    const imported = await kim.post(apiPaths.familyImport(own), { file, replace: true, password })
    expect(problem(imported)).toMatchObject({ code: 'members-full' })
    const ben = server.client()
    expect((await signUp({ invite }, ben)).status).toBe(200)
    // An account need not be a member: whoever was invited comes in all the same.
    expect((await ben.post(apiPaths.acceptInvite(invite), {})).status).toBe(200)
    const { family } = (await ben.bootstrap()).body
    expect([family.coParents.length, family.familyData.adults]).toEqual([1, []])
  })
})

const child = (_: unknown, index: number) => ({
  id: `child${index}`,
  name: `Child ${index}`,
  ageBand: '6-8' as const,
  animal: 'fox' as const,
  color: 'sky' as const,
})
