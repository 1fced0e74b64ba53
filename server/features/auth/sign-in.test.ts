import { beforeAll, describe, expect, test, vi } from 'vitest'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { apiPaths } from '#core/paths.ts'
import type * as Argon2 from '#server/platform/argon2-thread.ts'
import { passwordCost } from '#server/platform/password-cost.ts'
import { dialects } from '#server/testing/test-store.ts'
import { problem } from '#server/testing/test-client.ts'

/** The hashes that were made, by their costs. */
const { work, meanwhile } = vi.hoisted(() => ({
  work: [] as object[],
  /** What happens elsewhere while a hash is made. */
  meanwhile: { once: null as null | (() => Promise<unknown>) },
}))
vi.mock('#server/platform/argon2-thread.ts', async (original) => {
  const { argon2id } = await original<typeof Argon2>()
  const counted: typeof argon2id = async (task) => {
    const { memory, passes, parallelism, message } = task
    work.push({ memory, passes, parallelism, password: Buffer.from(message).toString() })
    const { once } = meanwhile
    meanwhile.once = null
    await once?.()
    return argon2id(task)
  }
  return { argon2id: counted }
})

const invalid = { status: 401, code: 'invalid-credentials', message: 'Invalid email/password' }

describe.each(dialects)('signing in, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  beforeAll(async () => {
    maya = await server.signedUp({ email: 'maya@example.org' })
  })

  test('gives a session that reads the own user record [S7.7]', async () => {
    const phone = server.client()
    expect(await phone.signIn({ email: maya.email, password })).toMatchObject({ status: 200 })
    const record = await phone.get(apiPaths.user(maya.userId))
    expect(record.body).toMatchObject({ id: maya.userId, onboardingComplete: false })
  })

  test('trims the e-mail and does not care for its case [S5.3]', async () => {
    const answer = await server.client().signIn({ email: '\t MAYA@example.org ', password })
    expect(answer).toMatchObject({ status: 200 })
  })

  test.each([
    ['an e-mail that is a list', { email: ['maya@example.org'], password }],
    ['an e-mail that is an object', { email: { $ne: '' }, password }],
    ['no e-mail', { password }],
    ['an empty e-mail', { email: '', password }],
    ['a password that is a number', { email: 'maya@example.org', password: 123456 }],
    ['a password that is true', { email: 'maya@example.org', password: true }],
    ['a password that is null', { email: 'maya@example.org', password: null }],
    ['no password', { email: 'maya@example.org' }],
    ['an empty password', { email: 'maya@example.org', password: '' }],
    ['a wrong password', { email: 'maya@example.org', password: 'wrong' }],
    ['an unknown e-mail', { email: 'nobody@example.org', password }],
    ['an e-mail that is none', { email: 'maya', password }],
    ['a second line in the e-mail', { email: 'maya@example.org\r\nx', password }],
  ])('says "Invalid email/password" to %s [S5.3]', async (_, given) => {
    const client = server.client()
    const answer = await client.post(apiPaths.signIn, given)
    expect(problem(answer)).toEqual(invalid)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('does the same work for an unknown e-mail as for a wrong password [A32]', async () => {
    const workFor = async (email: string) => {
      work.length = 0
      const answer = await server.client().signIn({ email, password: 'wrong password' })
      expect(problem(answer)).toEqual(invalid)
      return [...work]
    }
    // Next to one hash everything else takes no time.
    const { memory, passes, parallelism } = passwordCost
    const oneHash = [{ memory, passes, parallelism, password: 'wrong password' }]
    expect(await workFor('nobody@example.org')).toEqual(oneHash)
    expect(await workFor(maya.email)).toEqual(oneHash)
  })

  test('gives a new session each time: a planted cookie is not the one that counts [A39]', async () => {
    const attacker = server.client()
    await attacker.signIn({ email: maya.email, password })
    const planted = new Map(attacker.cookies)
    const victim = server.client()
    for (const [name, value] of planted) victim.cookies.set(name, value)
    await victim.signIn({ email: maya.email, password })
    expect(victim.cookies).not.toEqual(planted)
    expect([...victim.cookies.keys()]).toEqual([...planted.keys()])
  })

  test('is no failure for an odd address on a device that is known', async () => {
    const { signIn } = await server.signedUp()
    for (const email of ['maya\u0000@example.org', '\ud800@example.org']) {
      expect(problem(await signIn({ email, password }))).toEqual(invalid)
    }
    expect(server.errors).toEqual([])
  })

  test('with a password that is replaced while it is checked gives no session', async () => {
    const ben = await server.signedUp()
    const account = server.db.updateTable('accounts').set({ password: 'another hash' })
    meanwhile.once = () => account.where('userId', '=', ben.userId).execute()
    expect(problem(await server.client().signIn({ email: ben.email, password }))).toEqual(invalid)
    const sessions = server.db.selectFrom('sessions').select('id')
    expect(await sessions.where('userId', '=', ben.userId).execute()).toHaveLength(1)
  })

  test('keeps the cookie from scripts and from other sites', async () => {
    const answer = await server.client().signIn({ email: maya.email, password })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^elefam\.session_token=/)
    const attributes = cookie?.toLowerCase().split('; ').slice(1).toSorted()
    expect(attributes).toEqual(['httponly', 'max-age=2592000', 'path=/', 'samesite=lax'])
  })
})

describe('a crowd that signs in at once', () => {
  const server = useServer('sqlite')

  test('is served as far as the queue reaches; the rest is asked to wait, and nothing breaks', async () => {
    // The first is at its hash until no more may wait: a slow machine would else keep pace with all of them.
    const isFull = Promise.withResolvers<void>()
    meanwhile.once = () => isFull.promise
    const attempts = Array.from({ length: 75 }, async (_, index) => {
      const answer = await server
        .client()
        .signIn({ email: `nobody${index}@example.org`, password: 'guess' })
      if (answer.status === 429) isFull.resolve()
      return answer
    })
    const answers = await Promise.all(attempts)
    const late = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(75 - late.length)
    expect(late.length).toBeGreaterThan(0)
    expect(problem(late[0]!)).toEqual({
      status: 429,
      code: 'too-many-requests',
      message: 'That was a lot at once. Please wait a minute and try again.',
    })
    expect(server.errors).toEqual([])
  })
})
