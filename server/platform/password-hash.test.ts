import { describe, expect, test, vi } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { accountHash, hashPassword, verifyPassword } from './password-hash.ts'

/** One of the tests of Argon2's reference implementation, of the password "password". */
const quick = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'

/** The same at a fifth of what ours costs: a crowd of it takes a while. */
const slow = quick.replace('m=256', 'm=4096')

const maya = accountHash('maya')

describe('a password', () => {
  test('is kept as argon2id with 19 MiB, two passes and a salt of its own', async () => {
    const [one, two] = await Promise.all([
      hashPassword('secret', maya),
      hashPassword('secret', maya),
    ])
    const salted = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/
    expect(one).toMatch(salted)
    expect(two).toMatch(salted)
    expect(one).not.toBe(two)
  })

  test('opens by itself and by nothing else', async () => {
    const hash = await hashPassword('giraffe-umbrella', maya)
    expect(await verifyPassword({ hash, password: 'giraffe-umbrella' }, maya)).toBe(true)
    for (const password of ['giraffe-umbrellA', 'giraffe-umbrella ', 'giraffe', '']) {
      expect(await verifyPassword({ hash, password }, maya)).toBe(false)
    }
  })

  test('is the same however a keyboard writes its accents', async () => {
    const hash = await hashPassword('caf\u00e9', maya)
    expect(await verifyPassword({ hash, password: 'cafe\u0301' }, maya)).toBe(true)
  })

  test('is hashed as others do it, and at the costs of its own time', async () => {
    expect(await verifyPassword({ hash: quick, password: 'password' }, maya)).toBe(true)
    expect(await verifyPassword({ hash: quick, password: 'passwore' }, maya)).toBe(false)
  })

  test.each(['', 'plain', '$argon2id$', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$', '$2b$12$abc'])(
    'is never right against a hash like %j',
    async (hash) => {
      expect(await verifyPassword({ hash, password: '' }, maya)).toBe(false)
    },
  )
})

describe('a crowd that signs in at once', () => {
  const from = (network: string, wider: string, isKnown = false) => ({ network, wider, isKnown })
  const guess = (by: ReturnType<typeof from>) => verifyPassword({ hash: quick, password: 'no' }, by)

  test('waits in a queue of 32 of each network, and beyond it is sent away at once [A83]', async () => {
    const crowd = Array.from({ length: 80 }, (_, index) => guess(from(`net${index}`, 'flood')))
    const outcomes = await Promise.allSettled(crowd)
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(80 - 1 - 32)
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Refusal)
      expect(reason).toMatchObject({ code: 'too-many-requests', details: { retryAfter: 5 } })
    }
  })

  test('keeps nobody of another network waiting, and known devices come first [A83]', async () => {
    const sign = (by: ReturnType<typeof from>) => verifyPassword({ hash: slow, password: 'no' }, by)
    const order: string[] = []
    const note = (what: string) => () => void order.push(what)
    // From everywhere in two networks; what they have waiting takes many times as long as is waited here.
    const flood = Array.from({ length: 60 }, (_, index) =>
      sign(from(`net${index}`, `flood${index % 2}`)).then(note('flood')),
    )
    // By then both networks have used more than what does not count.
    await vi.waitFor(() => expect(order.length).toBeGreaterThan(9), {
      interval: 5,
      timeout: 20_000,
    })
    const before = order.length
    const owner = sign(from('home', 'home')).then(note('owner'))
    const known = sign(from('device', 'device', true)).then(note('known'))
    await Promise.all([owner, known])
    // After what was just at work.
    expect(order.slice(before, before + 3)).toEqual(['flood', 'known', 'owner'])
    await Promise.all(flood)
  }, 30_000)
})
