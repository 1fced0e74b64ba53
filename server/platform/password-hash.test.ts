import { describe, expect, test } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

/** One of the tests of Argon2's reference implementation, of the password "password". */
const quick = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'

describe('a password', () => {
  test('is kept as argon2id with 19 MiB, two passes and a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
    const salted = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/
    expect(one).toMatch(salted)
    expect(two).toMatch(salted)
    expect(one).not.toBe(two)
  })

  test('opens by itself and by nothing else', async () => {
    const hash = await hashPassword('giraffe-umbrella')
    expect(await verifyPassword({ hash, password: 'giraffe-umbrella' })).toBe(true)
    for (const password of ['giraffe-umbrellA', 'giraffe-umbrella ', 'giraffe', '']) {
      expect(await verifyPassword({ hash, password })).toBe(false)
    }
  })

  test('is the same however a keyboard writes its accents', async () => {
    const hash = await hashPassword('caf\u00e9')
    expect(await verifyPassword({ hash, password: 'cafe\u0301' })).toBe(true)
  })

  test('is hashed as others do it, and at the costs of its own time', async () => {
    expect(await verifyPassword({ hash: quick, password: 'password' })).toBe(true)
    expect(await verifyPassword({ hash: quick, password: 'passwore' })).toBe(false)
  })

  test.each(['', 'plain', '$argon2id$', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$', '$2b$12$abc'])(
    'is never right against a hash like %j',
    async (hash) => {
      expect(await verifyPassword({ hash, password: '' })).toBe(false)
    },
  )
})

describe('a crowd that signs in at once', () => {
  test('waits in a queue of 64, and beyond it is sent away at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 80 }, () => verifyPassword({ hash: quick, password: 'password' })),
    )
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    // One is at work and 64 wait.
    expect(refused).toHaveLength(80 - 1 - 64)
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Refusal)
      expect(reason).toMatchObject({ code: 'too-many-requests' })
    }
  })

  test('leaves the queue open for the next', async () => {
    expect(await verifyPassword({ hash: quick, password: 'password' })).toBe(true)
  })
})
