import { describe, expect, test } from 'vitest'
import type { FamilyDate } from './schema.ts'
import { limits } from '../limits.ts'
import { aFamily, aSprint, familyAfter, manyIds, refusalOf } from '../testing/a-family.ts'
import { datesBetween, datesOf } from './dates.ts'

const dentist: FamilyDate = {
  id: 'dentist',
  title: 'Dentist',
  date: '2026-03-04',
  time: '15:00',
  memberIds: ['mia'],
  repeat: null,
}
const on = (dates: FamilyDate[], from: string, days = 1, sprints = [aSprint()]) =>
  datesBetween(aFamily({ dates }), sprints, { from, days }).map(
    ({ day, date }) => `${day.slice(5)} ${date.title}`,
  )

describe('the dates of a family', () => {
  test('are on their day, and what takes the whole day comes first [N1]', () => {
    const market = { ...dentist, id: 'market', title: 'Market', time: null }
    const school = { ...dentist, id: 'school', title: 'School', time: '08:00' }
    expect(on([dentist, school, market], '2026-03-04')).toEqual([
      '03-04 Market',
      '03-04 School',
      '03-04 Dentist',
    ])
    expect(on([dentist], '2026-03-05')).toEqual([])
  })

  test.each([
    ['weekly', ['03-04', '03-11', '03-18', '03-25', '04-01', '04-08']],
    ['every-two-weeks', ['03-04', '03-18', '04-01']],
    ['monthly', ['03-04', '04-04']],
    ['yearly', ['03-04']],
  ] as const)('that come again %s are on those days as well [N1]', (repeat, days) => {
    const found = on([{ ...dentist, repeat }], '2026-02-20', 50)
    expect(found).toEqual(days.map((day) => `${day} Dentist`))
  })

  test('that a meeting wrote down in an earlier version are among them [N1]', () => {
    const week = aSprint()
    const dates = [{ id: 'n', date: '2026-03-05', text: 'Party' }]
    const sprint = { ...week, meeting: { ...week.meeting, dates } }
    expect(on([dentist], '2026-03-01', 7, [sprint])).toEqual(['03-04 Dentist', '03-05 Party'])
  })

  test('are entered, changed field by field and taken out [N1]', () => {
    const family = familyAfter(
      aFamily(),
      { type: 'add-date', entry: dentist },
      { type: 'edit-date', dateId: 'dentist', changes: { time: null } },
    )
    expect(datesOf(family.familyData)).toEqual([{ ...dentist, time: null }])
    const empty = familyAfter(family, { type: 'delete-date', dateId: 'dentist' })
    expect(datesOf(empty.familyData)).toEqual([])
    expect(refusalOf(() => familyAfter(empty, { type: 'delete-date', dateId: 'dentist' }))).toBe(
      'entry-missing',
    )
  })

  test('are about members of the family alone [A19]', () => {
    const entry = { ...dentist, memberIds: ['stranger'] }
    expect(refusalOf(() => familyAfter(aFamily(), { type: 'add-date', entry }))).toBe(
      'member-missing',
    )
  })

  test('make room for new ones: what is longest gone by goes, what is to come stays [N1]', () => {
    const old = manyIds(limits.dates - 1, 'd').map((id, index) => ({
      ...dentist,
      id,
      date: index === 5 ? '2025-01-01' : '2026-01-10',
    }))
    const birthday = { ...dentist, id: 'b', date: '2020-05-01', repeat: 'yearly' as const }
    const entry = { ...dentist, id: 'new' }
    const { familyData } = familyAfter(aFamily({ dates: [birthday, ...old] }), {
      type: 'add-date',
      entry,
    })
    const ids = datesOf(familyData).map(({ id }) => id)
    expect(ids).toHaveLength(limits.dates)
    expect(ids).toEqual(expect.arrayContaining(['b', 'new']))
    expect(ids).not.toContain('d5')
  })
})
