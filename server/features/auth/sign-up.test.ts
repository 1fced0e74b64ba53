import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bootstrapSchema } from '#core/log/bootstrap-schema.ts'
import type { Family } from '#core/family/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { policyVersion } from '#core/policy.ts'
import { password, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

describe.each(dialects)('signing up, on %s', (dialect) => {
  const server = useServer(dialect)

  const countUsers = async () => (await server.db.selectFrom('users').select('id').execute()).length

  test('makes a user with exactly the documented fields [S3.1] [S7.3]', async () => {
    const maya = server.client()
    const answer = await maya.signUp({ email: 'maya.lind@example.org', password })
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    const { user } = (await maya.bootstrap()).body
    expect(user).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{21}$/),
      profile: { name: 'maya.lind', email: 'maya.lind@example.org' },
      emailVerified: false,
      role: 'primary',
      familyId: `family_${user.id}`,
      onboardingComplete: false,
    })
    expect((await maya.get(apiPaths.user(user.id))).body).toEqual(user)
  })

  test('takes an address of any language, as the network writes it [E7]', async () => {
    const anna = server.client()
    await anna.signUp({ email: 'anna@bücher.example', password })
    const { profile } = (await anna.bootstrap()).body.user
    expect(profile).toEqual({ name: 'anna', email: 'anna@xn--bcher-kva.example' })
    for (const email of ['anna@BÜCHER.example', 'anna@xn--bcher-kva.example']) {
      expect((await server.client().signUp({ email, password })).status).toBe(422)
      expect((await server.client().signIn({ email, password })).status, email).toBe(200)
    }
    const long = await server.client().signUp({ email: `${'a'.repeat(65)}@example.org`, password })
    expect(long.body).toMatchObject({ code: 'invalid-input', field: 'email' })
  })

  test('begins a family with exactly the documented fields [S3.2] [S7.4] [S9.2] [S9.3]', async () => {
    const maya = server.client()
    const before = new Date().toISOString()
    await maya.signUp({ email: 'maya@example.org', password, name: 'Maya' })
    // It is there at once, not only when somebody asks for it.
    expect((await maya.get<Family[]>(apiPaths.families)).body).toHaveLength(1)
    const bootstrap = (await maya.bootstrap()).body
    const { user, family } = bootstrap
    expect(family).toEqual({
      id: `family_${user.id}`,
      version: 1,
      primaryUserId: user.id,
      coParents: [],
      createdAt: expect.any(String),
      familyData: {
        primaryUser: {
          id: 'primary',
          name: 'Maya',
          isParent: true,
          animal: 'elephant',
          color: 'elephant',
        },
        adults: [],
        children: [],
        priorities: [],
        interests: [],
        settings: { startOfWeek: 'Sunday' },
        onboardingComplete: false,
        adultEmails: [],
        goal: null,
        pastGoals: [],
        topics: [],
        experiments: [],
        recommendationAnswers: [],
      },
    })
    expect(family.createdAt >= before && family.createdAt <= new Date().toISOString()).toBe(true)
    expect(bootstrap.sprints).toEqual([])
    expect(bootstrapSchema.parse(bootstrap)).toEqual(bootstrap)
  })

  test('keeps when somebody agreed to the terms as a parent or guardian, and to which version', async () => {
    const before = new Date().toISOString()
    const { userId, ...maya } = await server.signedUp()
    const columns = ['agreedAt', 'policyVersion'] as const
    const row = await server.db
      .selectFrom('users')
      .select(columns)
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(row.policyVersion).toBe(policyVersion)
    const agreedAt = row.agreedAt ?? ''
    expect(agreedAt >= before && agreedAt <= new Date().toISOString()).toBe(true)
    const answers = [await maya.bootstrap(), await maya.get(apiPaths.session)]
    expect(JSON.stringify(answers)).not.toMatch(/agreedAt|policyVersion/)
  })

  test('takes the name that is given', async () => {
    const maya = await server.signedUp({ name: 'Maya Lind' })
    const { user, family } = (await maya.bootstrap()).body
    expect(user.profile.name).toBe('Maya Lind')
    expect(family.familyData.primaryUser.name).toBe('Maya Lind')
  })

  test('trims the e-mail and does not care for its case [S5.3]', async () => {
    const maya = server.client()
    await maya.signUp({ email: '  Trim.Me@Example.org \n', password })
    expect((await maya.bootstrap()).body.user.profile).toEqual({
      name: 'Trim.Me',
      email: 'trim.me@example.org',
    })
  })

  test.each([
    { role: 'coParent' },
    { familyId: 'family_other' },
    { onboardingComplete: true },
    { uid: 'mine' },
    { id: 'mine' },
    { emailVerified: true },
    { agreedAt: '2020-01-01T00:00:00.000Z' },
    { policyVersion: '1' },
  ])('refuses %o from the client, and makes no account [A20]', async (fields) => {
    const client = server.client()
    const before = await countUsers()
    const given = { email: 'a20@example.org', password, ...fields }
    const [field] = Object.keys(fields)
    expect(problem(await client.post(apiPaths.signUp, given))).toEqual({
      status: 400,
      code: 'invalid-input',
      field,
      message: `${field} is not expected here.`,
    })
    expect(await countUsers()).toBe(before)
  })

  test.each([
    ['a list', ['a@example.org']],
    ['an object', { toString: 'a@example.org' }],
    ['a number', 7],
    ['nothing', undefined],
    ['blanks', '   '],
  ])('refuses %s as e-mail [S5.3] [A46]', async (_, email) => {
    const answer = await server.client().post(apiPaths.signUp, { email, password })
    expect(problem(answer)).toEqual({
      status: 401,
      code: 'invalid-credentials',
      message: 'Invalid email/password',
    })
  })

  test.each([
    'no-at-sign',
    'a@b',
    'maya@example.org\r\nBcc: all@example.org',
    'maya@example.org\u0000',
    'maya(comment)@example.org',
    '"maya lind"@example.org',
    'Maya <maya@example.org>',
    'a@example.org,b@example.org',
    `${'x'.repeat(limits.email)}@example.org`,
  ])('refuses %j as no full e-mail address [A46]', async (email) => {
    const before = await countUsers()
    expect(problem(await server.client().signUp({ email, password }))).toEqual({
      status: 400,
      code: 'invalid-input',
      field: 'email',
      message: 'Please enter a full e-mail address.',
    })
    expect(await countUsers()).toBe(before)
  })

  test('holds a password to its bounds: the host’s minimum, of 6 at least, to 128 characters [S5.5]', async () => {
    const length = (count: number) =>
      server.client().signUp({
        email: `bounds${count}@example.org`,
        password: 'ü🐘'.repeat(64).slice(0, (3 * count) / 2),
      })
    expect(problem(await length(4))).toMatchObject({ status: 400, code: 'password-too-short' })
    expect(await length(6)).toMatchObject({ status: 200 })
    expect(await length(128)).toMatchObject({ status: 200 })
    const tooLong = { email: 'long@example.org', password: 'ü'.repeat(129) }
    expect(problem(await server.client().signUp(tooLong))).toMatchObject({
      status: 400,
      code: 'password-too-long',
    })
  })

  test.each(['        ', '\u00a0\u3000\t\n'.repeat(2), '\u200b'.repeat(8)])(
    'refuses %j as a password, in which there is nothing to see [E5]',
    async (blank) => {
      const before = await countUsers()
      const answer = await server.client().signUp({ email: 'e5@example.org', password: blank })
      expect(problem(answer)).toEqual({
        status: 400,
        code: 'password-blank',
        message: 'Spaces alone are no password. Please choose one with letters, numbers or signs.',
      })
      expect(await countUsers()).toBe(before)
    },
  )

  test.each(['password', '123456', 'Qwerty123', 'sunshine'])(
    'refuses %s, which is among the most common passwords [S5.5]',
    async (common) => {
      const before = await countUsers()
      const answer = await server.client().signUp({ email: 'c@example.org', password: common })
      expect(problem(answer)).toEqual({
        status: 400,
        code: 'password-common',
        message: 'Many people use this password, so it is easy to guess. Please choose another.',
      })
      expect(await countUsers()).toBe(before)
    },
  )

  test('keeps a password whole: every one of 100 letters counts, of any script [A45]', async () => {
    const long = 'Ünïcödé-пароль-密码-'.repeat(7).slice(0, 100)
    const email = 'whole@example.org'
    await server.client().signUp({ email, password: long })
    expect(await server.client().signIn({ email, password: long })).toMatchObject({ status: 200 })
    const almost = server.client().signIn({ email, password: `${long.slice(0, -1)}x` })
    expect(problem(await almost)).toMatchObject({ status: 401 })
  })

  test('refuses a password of 10 MB before reading it [A45]', async () => {
    const email = 'huge@example.org'
    const answer = await server.client().signUp({ email, password: 'x'.repeat(10 * 1024 * 1024) })
    expect(problem(answer)).toMatchObject({ status: 413, code: 'too-large' })
  })

  test('says that an e-mail is in use, and leaves that account as it is', async () => {
    const { email } = await server.signedUp()
    const again = await server.client().signUp({ email: email.toUpperCase(), password: 'another' })
    expect(problem(again)).toEqual({
      status: 422,
      code: 'email-in-use',
      message: 'There is already an account with this e-mail address.',
    })
    expect(again.headers.getSetCookie()).toEqual([])
    expect(await server.client().signIn({ email, password })).toMatchObject({ status: 200 })
  })

  test('of five sign-ups at once with one e-mail, one wins and the others are told', async () => {
    const attempts = Array.from({ length: 5 }, () =>
      server.client().signUp({ email: 'race@example.org', password }),
    )
    const answers = await Promise.all(attempts)
    const codes = answers.map((answer) => answer.status).toSorted((a, b) => a - b)
    expect(codes).toEqual([200, 422, 422, 422, 422])
    const rows = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'race@example.org')
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('is no answer of the server where something else went wrong', async () => {
    expect(server.errors).toEqual([])
  })
})

describe('a host that asks for longer passwords', () => {
  const server = useServer('sqlite', { passwordMin: 10 })

  test('gets them, and the front door says so [S5.5]', async () => {
    const signUp = (given: string) =>
      server.client().signUp({ email: 'ten@example.org', password: given })
    expect(problem(await signUp('umbrellas'))).toMatchObject({ code: 'password-too-short' })
    expect(await signUp('umbrellas!')).toMatchObject({ status: 200 })
    expect((await server.client().get(apiPaths.signInSettings)).body).toMatchObject({
      passwordMin: 10,
    })
  })
})

describe('a sign-up that fails in the database', () => {
  const server = useServer('sqlite')

  test('is said to have failed, with its reason in the log, and not that the e-mail is in use', async () => {
    await sql`create trigger broken before insert on users
      begin select raise(fail, 'something is broken'); end`.execute(server.db)
    const email = 'maya@example.org'
    const answer = await server.client().signUp({ email, password })
    expect(problem(answer)).toEqual({
      status: 500,
      code: 'internal',
      message: 'Something went wrong. Try again.',
    })
    expect(server.errors).toMatchObject([{ message: expect.stringContaining('is broken') }])
    await sql`drop trigger broken`.execute(server.db)
    expect(await server.client().signUp({ email, password })).toMatchObject({ status: 200 })
  })
})
