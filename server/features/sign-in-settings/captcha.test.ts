import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Challenge } from 'altcha-lib'
import { apiPaths } from '#core/paths.ts'
import { solveCaptcha } from '#server/testing/solve-captcha.ts'
import { password, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'

const minute = 60_000
const missing = {
  status: 400,
  code: 'captcha-missing',
  message: 'Please complete the reCAPTCHA verification',
}
const expired = {
  status: 400,
  code: 'captcha-expired',
  message: 'reCAPTCHA verification expired. Please try again.',
}
const failed = {
  status: 400,
  code: 'captcha-failed',
  message: 'reCAPTCHA verification failed. Please try again.',
}

/** What the widget sends, taken apart and put together again with another challenge or solution. */
function changed(answer: string, change: (payload: Payload) => object): string {
  const payload = JSON.parse(Buffer.from(answer, 'base64').toString()) as Payload
  return Buffer.from(JSON.stringify(change(payload))).toString('base64')
}
type Payload = {
  challenge: { parameters: Record<string, unknown>; signature: string }
  solution: { counter: number; derivedKey: string }
}

afterEach(() => {
  vi.useRealTimers()
})

describe.each(dialects)('signing up with the captcha, on %s', (dialect) => {
  const server = useServer(dialect)
  let accounts = 0

  const signUp = (
    client: TestClient,
    captcha: unknown,
    email = `c${(accounts += 1)}@example.org`,
  ) => client.post(apiPaths.signUp, { email, password, captcha })
  const refusalOf = async (captcha: unknown, email?: string) => {
    const answer = await signUp(server.client(), captcha, email)
    expect(answer.headers.getSetCookie()).toEqual([])
    return problem(answer)
  }
  const countUsers = async () => (await server.db.selectFrom('users').select('id').execute()).length

  test('makes an account when its task is done', async () => {
    const client = server.client()
    expect(await signUp(client, await client.captcha())).toMatchObject({ status: 200 })
    expect(await client.bootstrap()).toMatchObject({ status: 200 })
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['blanks', '  '],
    ['a number', 1],
    ['true', true],
    ['a list', ['answer']],
    ['an object', { length: 5 }],
  ])('says "Please complete…" to %s, and makes no account [S5.2, S8.10, A44]', async (_, given) => {
    const before = await countUsers()
    expect(await refusalOf(given)).toEqual(missing)
    expect(await countUsers()).toBe(before)
  })

  test('takes an answer once: whoever copied it is told that it expired [S8.11, A44]', async () => {
    const captcha = await server.client().captcha()
    expect(await signUp(server.client(), captcha)).toMatchObject({ status: 200 })
    expect(await refusalOf(captcha)).toEqual(expired)
  })

  test('takes an answer once, even of twenty who send it at the same time [A44]', async () => {
    const before = await countUsers()
    const captcha = await server.client().captcha()
    const attempts = Array.from({ length: 20 }, () => signUp(server.client(), captcha))
    const codes = (await Promise.all(attempts)).map((answer) => problem(answer).code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes.filter((code) => code === 'captcha-expired')).toHaveLength(19)
    expect(await countUsers()).toBe(before + 1)
  })

  test('gives ten minutes, and not one more [S8.11, A44]', async () => {
    const [intime, late] = [await server.client().captcha(), await server.client().captcha()]
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9.9 * minute })
    expect(await signUp(server.client(), intime)).toMatchObject({ status: 200 })
    vi.setSystemTime(Date.now() + 0.2 * minute)
    expect(await refusalOf(late)).toEqual(expired)
  })

  test.each<[string, (answer: string) => string | Promise<string>]>([
    ['no payload', () => 'hello'],
    ['JSON that is none', () => Buffer.from('{"challenge":').toString('base64')],
    ['an empty payload', () => Buffer.from('{}').toString('base64')],
    ['a list', () => Buffer.from('[[1]]').toString('base64')],
    ['another task', (answer) => changed(answer, harder)],
    ['a task without signature', (answer) => changed(answer, unsigned)],
    ['a later end', (answer) => changed(answer, later)],
    ['something added to the task', (answer) => changed(answer, more)],
    ['another solution', (answer) => changed(answer, otherSolution)],
    ['a solution of another task', async (answer) => changed(answer, await ofAnother())],
    ['a task of their own making', () => ownTask()],
    ['a very long text', () => 'x'.repeat(15_000)],
    ['deep nesting', () => Buffer.from('['.repeat(7000)).toString('base64')],
  ])('refuses %s as failed [S8.13]', async (_, change) => {
    const before = await countUsers()
    expect(await refusalOf(await change(await server.client().captcha()))).toEqual(failed)
    expect(await countUsers()).toBe(before)
  })

  test('says nothing of an e-mail in use before the captcha is done', async () => {
    const { email } = await server.signedUp()
    const [free, used] = [await refusalOf('', 'nobody-yet@example.org'), await refusalOf('', email)]
    expect(used).toEqual(free)
    expect(await refusalOf(await server.client().captcha(), email)).toMatchObject({
      code: 'email-in-use',
    })
  })

  test('is no failure of the server, whatever was sent', () => {
    expect(server.errors).toEqual([])
  })

  const harder = ({ challenge, solution }: Payload) => {
    const parameters = { ...challenge.parameters, cost: 2 }
    return { challenge: { ...challenge, parameters }, solution }
  }
  const later = ({ challenge, solution }: Payload) => {
    const parameters = { ...challenge.parameters, expiresAt: 4_000_000_000 }
    return { challenge: { ...challenge, parameters }, solution }
  }
  const more = ({ challenge, solution }: Payload) => {
    const parameters = { ...challenge.parameters, data: { deep: [[]] } }
    return { challenge: { ...challenge, parameters }, solution }
  }
  const unsigned = ({ challenge, solution }: Payload) => ({
    challenge: { parameters: challenge.parameters },
    solution,
  })
  const otherSolution = ({ challenge, solution }: Payload) => ({
    challenge,
    solution: { ...solution, derivedKey: `00${solution.derivedKey.slice(2)}` },
  })
  const ofAnother = async () => {
    const other = await server.client().captcha()
    const { solution } = JSON.parse(Buffer.from(other, 'base64').toString()) as Payload
    return ({ challenge }: Payload) => ({ challenge, solution })
  }
  const ownTask = async () => {
    const { body } = await server.client().get<Challenge>(apiPaths.captchaChallenge)
    return solveCaptcha({ ...body, signature: '0'.repeat(64) })
  }
})

describe('the front door', () => {
  const server = useServer('sqlite')

  test('says which captcha it has, whom else one can sign in with, and whether mails leave it', async () => {
    expect((await server.client().get(apiPaths.signInSettings)).body).toEqual({
      captcha: { provider: 'altcha' },
      providers: [],
      passwordMin: 6,
      signUpDoor: 'open',
      demo: false,
      mails: true,
    })
  })

  test('gives a task that differs each time and that no cache keeps', async () => {
    const ask = () => server.client().get<Challenge>(apiPaths.captchaChallenge)
    const [first, second] = [await ask(), await ask()]
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.body.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256' })
    expect(first.body.parameters.nonce).not.toBe(second.body.parameters.nonce)
    expect(first.body.signature).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(first.body)).not.toContain('counter')
  })
})
