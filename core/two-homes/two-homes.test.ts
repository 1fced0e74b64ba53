import { describe, expect, test } from 'vitest'
import type { DayRange, DaysHere, HereException } from '../days-here/schema.ts'
import { aFamily, mia } from '../testing/a-family.ts'
import { limits } from '../limits.ts'
import { weekdays, type Weekday } from '../words.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import { isHere, type Person } from '../days-here/days-here.ts'
import { withElsewhere } from '../days-here/rules.ts'
import { membersOf } from '../members/member.ts'
import { askedOf, daysKeptApart, daysLeft, leavesDay, type Homes } from './two-homes.ts'

/** A Sunday; the Friday after it. */
const from = '2026-03-01'
const friday = '2026-03-06'
const usual = (week: Weekday[]) => [{ from, startsOn: from, weeks: [week] }]
const here = (day: string): HereException[] => [{ from: day, to: day, isHere: true }]
const home = (days: Partial<DaysHere> | null): Person =>
  days ? { id: 'mia', daysHere: { patterns: [], exceptions: [], ...days } } : { id: 'mia' }
const all = [...weekdays]

/** Both homes after it was decided which of them leaves which days. */
function apart(homes: Homes, acting: 0 | 1 | null, since = from): Homes {
  const days = daysLeft(homes, { from: since, acting })
  const [first, other] = homes.map((one, at) => {
    const daysHere = { patterns: [], exceptions: [], ...one.daysHere, elsewhere: days[at]! }
    return { ...one, daysHere }
  })
  return [first!, other!]
}
const bothOn = (homes: Homes, days: readonly string[]) =>
  days.filter((day) => homes.every((one) => isHere(one, day)))

describe('a day that two homes have', () => {
  const window = dayRange(from, daysKeptApart)

  test('counts in one of them, never in both or none, whoever speaks last [17.6]', () => {
    for (const acting of [0, 1, null] as const) {
      for (const pair of [
        [{ patterns: usual(['Friday']) }, { patterns: usual(all) }],
        [null, { patterns: usual(['Friday']) }],
      ]) {
        const homes = apart([home(pair[0]!), home(pair[1]!)], acting)
        expect(bothOn(homes, window)).toEqual([])
        expect(window.filter((day) => !homes.some((one) => isHere(one, day)))).toEqual([])
      }
    }
  })

  test('stays with the home that had it before the other spoke [17.6]', () => {
    const both = [home({ patterns: usual(all) }), home({ patterns: usual(['Friday']) })] as const
    expect(leavesDay(both, friday, { from, acting: 0 })).toBe(0)
    expect(leavesDay(both, friday, { from, acting: 1 })).toBe(1)
    const kept = apart(both, 1)
    for (const acting of [0, 1, null] as const) {
      expect(leavesDay(kept, friday, { from, acting })).toBe(1)
      // Weeks that come into sight go on as those before them.
      const next = addDays(friday, 7 * 9)
      expect(leavesDay(kept, next, { from: addDays(from, 7), acting })).toBe(1)
    }
  })

  test('goes to the home that has said so, where the other has said nothing of it [17.6]', () => {
    const silent = home(null)
    const said = home({ patterns: usual(['Friday']) })
    for (const acting of [0, 1, null] as const) {
      expect(leavesDay([silent, said], friday, { from, acting })).toBe(0)
      expect(leavesDay([said, silent], friday, { from, acting })).toBe(1)
    }
    const outright = home({ exceptions: here(friday) })
    const left = { elsewhere: [{ from: friday, to: friday }] }
    const asking = { ...outright, daysHere: { ...outright.daysHere!, ...left } }
    const asked = { from, acting: 0 } as const
    expect(leavesDay([asking, silent], friday, asked), 'one day is asked for').toBe(0)
    expect(leavesDay([outright, silent], friday, asked), 'nobody had it before').toBe(1)
  })

  test('is as before they shared while neither has said anything of it [17.6, P26]', () => {
    for (const acting of [0, 1, null] as const) {
      const homes = apart([home(null), home(null)], acting)
      expect(bothOn(homes, window)).toEqual(window)
    }
  })

  test('counts in both once each has said so of the day; until then the other is asked [17.6]', () => {
    const patterns = usual(all)
    const one = apart([home({ patterns }), home({ patterns, exceptions: here(friday) })], 1)
    expect(bothOn(one, [friday])).toEqual([])
    expect(askedOf(one[0], one[1], window)).toEqual([friday])
    expect(askedOf(one[1], one[0], window)).toEqual([])
    const first = home({ patterns, exceptions: here(friday) })
    const both = apart([first, one[1]], 0)
    expect(bothOn(both, window)).toEqual([friday])
    expect(askedOf(both[0], both[1], window)).toEqual([])
  })

  test('is given back as soon as the other home has it no longer [17.6]', () => {
    const kept = apart([home({ patterns: usual(all) }), home({ patterns: usual(['Friday']) })], 0)
    expect(isHere(kept[0], friday)).toBe(false)
    const free = apart([kept[0], home({ patterns: usual(['Monday']) })], 1)
    expect(isHere(free[0], friday)).toBe(true)
  })

  test('is mended where both left it to the other at once [17.6]', () => {
    const elsewhere: DayRange[] = [{ from: friday, to: friday }]
    const lost = home({ patterns: usual(all), elsewhere })
    const homes = apart([lost, lost], null)
    expect(homes.map((one) => isHere(one, friday))).toEqual([false, true])
  })
})

describe('the other home’s days', () => {
  const familyWith = (elsewhere: DayRange[]) =>
    withElsewhere(aFamily(), mia.id, { from: '2026-01-01', days: elsewhere })
  const daysOf = (family: ReturnType<typeof aFamily>) =>
    membersOf(family.familyData).find(({ id }) => id === mia.id)?.daysHere?.elsewhere

  test('leave what is over as it was, and are one where they touch [17.6]', () => {
    const family = familyWith([{ from: '2026-02-27', to: '2026-03-03' }])
    const none = withElsewhere(family, mia.id, { from, days: [] })
    expect(daysOf(none)).toEqual([{ from: '2026-02-27', to: '2026-02-28' }])
    const more = withElsewhere(family, mia.id, { from, days: [{ from, to: friday }] })
    expect(daysOf(more)).toEqual([{ from: '2026-02-27', to: friday }])
  })

  test('are forgotten where there are very many, and leave no trace where there are none [17.6]', () => {
    const every = Array.from({ length: limits.hereElsewhere + 5 }, (_, at) => {
      const day = addDays('2026-01-01', 2 * at)
      return { from: day, to: day }
    })
    expect(daysOf(familyWith(every))).toEqual(every.slice(5))
    expect(familyWith([])).toEqual(aFamily())
  })
})
