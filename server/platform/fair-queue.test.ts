import fc from 'fast-check'
import { setImmediate as breath } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { fairQueue, goesBefore, longestOf, type Place, type Standing } from './fair-queue.ts'

const refusal = () => new Refusal('unavailable', { retryAfter: 5 })
const wide = { each: 1_000, all: 1_000 }

/** A queue whose time goes on by hand, and what is told of who is in it. */
function timed(bounds: Partial<Parameters<typeof fairQueue<'family'>>[0]>) {
  let now = 0
  const queue = fairQueue<'family'>(
    { places: 1, each: { family: 1 }, waiting: wide, refusal, ...bounds },
    () => now,
  )
  const inside: { family: string; leave: () => void }[] = []
  const enter = (family: string, options = {}) =>
    queue.enter({ family }, options).then((place) => void inside.push({ family, ...place }))
  return {
    inside,
    enter,
    /** Lets the time of whoever is in go on, and has one of them leave. */
    serve: async (milliseconds: number, which = 0): Promise<string> => {
      now += milliseconds
      const [gone] = inside.splice(which, 1)
      gone!.leave()
      await breath()
      await breath()
      return gone!.family
    },
  }
}

describe('whose turn it is', () => {
  const standing: fc.Arbitrary<Standing> = fc.record({
    isFirst: fc.boolean(),
    holds: fc.nat(3),
    used: fc.nat(10_000),
    waited: fc.nat(10_000),
  })

  test('is said of any two in one way only, and of any three without a circle [A87]', () => {
    fc.assert(
      fc.property(standing, standing, standing, (a, b, c) => {
        expect(goesBefore(a, b) && goesBefore(b, a)).toBe(false)
        if (goesBefore(a, b) && goesBefore(b, c)) expect(goesBefore(a, c)).toBe(true)
      }),
    )
  })

  test('is theirs who hold fewer places, then theirs who used less, then theirs who waited', () => {
    const one = { isFirst: false, holds: 0, used: 9_000, waited: 0 }
    expect(goesBefore(one, { ...one, holds: 1, used: 0 })).toBe(true)
    expect(goesBefore({ ...one, used: 8_989 }, { ...one, waited: 60_000 })).toBe(true)
    expect(goesBefore({ ...one, used: 9_004, waited: 1 }, one)).toBe(true)
    expect(goesBefore({ ...one, isFirst: true, holds: 3 }, { ...one, used: 0 })).toBe(true)
  })
})

describe('a fair queue', () => {
  const families = fc.array(fc.nat(4), { minLength: 1, maxLength: 60 })

  test('holds no more than its places, nor of one name, and leaves none free that somebody wants', async () => {
    await fc.assert(
      fc.asyncProperty(
        families,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        async (all, places, each) => {
          const { inside, enter, serve } = timed({ places, each: { family: each } })
          const entered = all.map((family) => enter(String(family)))
          await breath()
          await breath()
          const left = new Map<string, number>()
          for (const one of all) left.set(String(one), (left.get(String(one)) ?? 0) + 1)
          for (let served = 0; served < all.length; served += 1) {
            const held = new Map<string, number>()
            for (const { family } of inside) held.set(family, (held.get(family) ?? 0) + 1)
            const wanted = [...left.values()].reduce((sum, n) => sum + Math.min(n, each), 0)
            expect(inside.length).toBe(Math.min(places, wanted))
            expect(Math.max(...held.values())).toBeLessThanOrEqual(each)
            const gone = await serve(10, served % inside.length)
            left.set(gone, left.get(gone)! - 1)
          }
          await Promise.all(entered)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('gives those who always want it the same time, however long each takes [A87]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 2, maxLength: 5 }),
        async (costs) => {
          const { inside, enter, serve } = timed({})
          // Everybody always has somebody who waits, and all of those wait from the beginning.
          costs.forEach((_, family) => {
            for (let time = 0; time < 60; time += 1) void enter(String(family))
          })
          await breath()
          await breath()
          const had = costs.map(() => 0)
          const times = costs.map(() => 0)
          // Until somebody has nothing left.
          while (Math.max(...times) < 59) {
            const family = Number(inside[0]!.family)
            await serve(costs[family]!)
            had[family]! += costs[family]!
            times[family]! += 1
          }
          expect(Math.max(...had) - Math.min(...had)).toBeLessThanOrEqual(
            2 * Math.max(...costs) + 10,
          )
        },
      ),
      { numRuns: 30 },
    )
  })

  test('lets somebody new in after what is just at work, whatever others have waiting [A87]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async (many) => {
        const { inside, enter, serve } = timed({})
        for (let time = 0; time <= many; time += 1) {
          void enter('hog')
          void enter('another hog')
        }
        await breath()
        await serve(100)
        await serve(100)
        expect(inside[0]!.family).toMatch('hog')
        void enter('new')
        await serve(100)
        expect(inside[0]!.family).toBe('new')
      }),
      { numRuns: 30 },
    )
  })

  test('leaves nobody waiting for ever, although new ones come with each turn', async () => {
    const { inside, enter, serve } = timed({})
    void enter('used much')
    await breath()
    await breath()
    await serve(3_000)
    void enter('first')
    await breath()
    await breath()
    void enter('used much')
    let turns = 0
    while (inside[0]?.family !== 'used much' && turns < 2_000) {
      void enter(`new ${turns}`)
      await serve(100)
      turns += 1
    }
    expect(turns).toBeGreaterThan(5)
    // Three seconds are forgotten in a minute and a half.
    expect(turns * 100).toBeLessThan(90_000)
  })

  test('bounds who waits, and sends the newest of the longest line away for somebody else', async () => {
    const { inside, enter } = timed({ waiting: { each: 6, all: 8 } })
    const outcome = (entered: Promise<void>) =>
      entered.then(
        () => 'in',
        (error: Refusal) => error.code,
      )
    const told: Record<string, string> = {}
    const say = (name: string, family: string, options = {}) =>
      void outcome(enter(family, options)).then((code) => (told[name] = code))
    say('inside', 'inside')
    await breath()
    await breath()
    expect(inside).toHaveLength(1)
    for (let index = 0; index < 7; index += 1) say(`loud${index}`, 'loud')
    await breath()
    expect(told).toEqual({ inside: 'in', loud6: 'unavailable' })
    say('a', 'a')
    say('b', 'b')
    say('c', 'c')
    await breath()
    expect(told).toEqual({ inside: 'in', loud6: 'unavailable', loud5: 'unavailable' })
    for (const name of ['d', 'e', 'f']) say(name, name)
    await breath()
    say('late', 'loud')
    await breath()
    // Three of its six are left; it has more than one who came, so theirs go on taking its places.
    expect(told).toMatchObject({ loud4: 'unavailable', loud3: 'unavailable', loud2: 'unavailable' })
    expect(told).toMatchObject({ late: 'unavailable' })
    expect(told).not.toHaveProperty('a')
  })

  test('lets whom we know in first, and finds room for them', async () => {
    const { inside, enter, serve } = timed({ waiting: { each: 3, all: 3 } })
    const codes: string[] = []
    for (const family of ['a', 'b', 'c', 'd'])
      void enter(family).catch((error: Refusal) => codes.push(error.code))
    await breath()
    await breath()
    void enter('e').catch((error: Refusal) => codes.push(error.code))
    void enter('known', { isKnown: true })
    await breath()
    expect(codes).toHaveLength(2)
    await serve(1)
    expect(inside[0]!.family).toBe('known')
  })

  test('leaves one turn of four to whom we do not know, however many are known [A83]', async () => {
    const { inside, enter, serve } = timed({})
    for (let time = 0; time < 40; time += 1) void enter(`known ${time}`, { isKnown: true })
    void enter('new')
    void enter('newer')
    await breath()
    await breath()
    const turns: string[] = []
    while (turns.length < 8) turns.push(await serve(100))
    const known = ['known', 'known', 'known']
    // The first was let in before anybody waited.
    const expected = ['known', ...known, 'new', ...known]
    expect(turns.map((one) => one.split(' ')[0])).toEqual(expected)
    expect(inside[0]!.family).toBe('newer')
  })

  test('leaves a quarter of the room to whom we do not know, and no more of it [A83]', async () => {
    const { enter } = timed({ waiting: { each: 8, all: 8 } })
    const refused: string[] = []
    const come = async (family: string, options = {}) => {
      void enter(family, options).catch(() => refused.push(family))
      await breath()
    }
    await come('inside')
    for (let time = 0; time < 8; time += 1) await come(`known${time}`, { isKnown: true })
    expect(refused).toEqual([])
    for (const family of ['new', 'newer', 'late']) await come(family)
    expect(refused).toEqual(['known7', 'known6', 'late'])
    await come('known8', { isKnown: true })
    expect(refused).toEqual(['known7', 'known6', 'late', 'known8'])
  })

  test('has no room for who used much where others come who used nothing [A91]', async () => {
    const { enter, serve, inside } = timed({ waiting: { each: 2, all: 2 } })
    const refused: string[] = []
    const come = (family: string) => void enter(family).catch(() => refused.push(family))
    for (const family of ['slow', 'slower']) {
      come(family)
      await breath()
      await serve(5_000)
    }
    come('at work')
    await breath()
    for (const family of ['slow', 'slower', 'new', 'newer', 'late']) come(family)
    await breath()
    expect(inside[0]!.family).toBe('at work')
    expect(refused).toEqual(['slower', 'slow', 'late'])
  })

  test('asks whoever has been in for longest to make room, after a while and not sooner [A87]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let now = 0
    const bounds = { places: 2, each: { family: 1 }, waiting: wide, reclaimAfter: 2_000, refusal }
    const queue = fairQueue<'family'>(bounds, () => now)
    const pass = (milliseconds: number) => {
      now += milliseconds
      vi.advanceTimersByTime(milliseconds)
    }
    const kept = await queue.enter({ family: 'kept' })
    const long = await queue.enter({ family: 'long' })
    kept.keep()
    pass(60_000)
    expect(long.wanted.aborted).toBe(false)
    let next: Place | undefined
    void queue.enter({ family: 'next' }).then((place) => (next = place))
    await breath()
    await breath()
    pass(1_999)
    expect(long.wanted.aborted).toBe(false)
    pass(1)
    expect([long.wanted.aborted, kept.wanted.aborted]).toEqual([true, false])
    long.leave()
    long.leave()
    await breath()
    await breath()
    expect(next).toBeDefined()
    vi.useRealTimers()
  })

  test('asks nobody who has only just come in', () => {
    const holder = (since: number) => ({ since, isKept: false, wanted: new AbortController() })
    const [first, second] = [holder(10), holder(20)]
    expect(longestOf([second, first], { now: 100, atLeast: 85, atMost: 2 })).toEqual([first])
    expect(longestOf([second, first], { now: 100, atLeast: 95, atMost: 2 })).toEqual([])
    expect(longestOf([second, first], { now: 100, atLeast: 0, atMost: 1 })).toEqual([first])
    expect(longestOf([second, first], { now: 100, atLeast: 0, atMost: 2 })).toEqual([first, second])
    first.wanted.abort()
    expect(longestOf([second, first], { now: 100, atLeast: 50, atMost: 2 })).toEqual([second])
  })
})
