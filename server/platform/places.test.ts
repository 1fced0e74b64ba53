import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

test('count what each name holds, whatever the order in which it comes and goes', () => {
  const steps = fc.array(fc.record({ family: fc.nat(3), host: fc.nat(2) }), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (all) => {
      const places = placesOf({ places: 6, each: { family: 2, host: 3 } })
      const held: { family: string; host: string }[] = []
      for (const [now, { family, host }] of all.entries()) {
        const names = { family: String(family), host: String(host) }
        const of = (kind: 'family' | 'host', name: string) =>
          held.filter((one) => one[kind] === name).length
        const may = held.length < 6 && of('family', names.family) < 2 && of('host', names.host) < 3
        expect(places.mayEnter(names)).toBe(may)
        expect(places.holds(names)).toBe(
          Math.max(of('family', names.family), of('host', names.host)),
        )
        expect(places.full('family').toSorted()).toEqual(
          ['0', '1', '2', '3'].filter((name) => of('family', name) >= 2),
        )
        // As many as there is room for, whoever they are.
        const room = places.room()
        for (const kind of ['family', 'host'] as const) {
          const most = kind === 'family' ? 2 : 3
          for (const name of ['0', '1', '2', '3'])
            if (of(kind, name) < most) expect(of(kind, name) + room).toBeLessThanOrEqual(most)
        }
        if (may) held.push(names)
        if (may) places.enter(names, now)
        else if (held.length > 0) places.leave(held.shift()!, now)
      }
    }),
  )
})

test('charge the time while it runs, and forget half of it in ten seconds', () => {
  const places = placesOf({ places: 2, each: { family: 2 } })
  const names = { family: 'a' }
  places.enter(names, 0)
  expect(places.used(names, 400)).toBe(400)
  places.leave(names, 1_000)
  expect(places.used(names, 1_000)).toBe(1_000)
  expect(places.used(names, 11_000)).toBe(500)
  expect(places.used({ family: 'b' }, 11_000)).toBe(0)
})
