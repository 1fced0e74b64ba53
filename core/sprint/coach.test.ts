import { describe, expect, test } from 'vitest'
import type { Sprint } from './schema.ts'
import type { Task } from '../tasks/schema.ts'
import { aSprint, aTask, peopleOf } from '../testing/a-family.ts'
import { weekdays } from '../words.ts'
import { addDays, dayRange, weekdayOf } from '../time/calendar.ts'
import { adviceFor } from './coach.ts'

const today = '2026-03-29'
const themes = [
  { id: 'mornings', words: ['morning*', 'breakfast'] },
  { id: 'screens', words: ['screen*', 'phone*'] },
  { id: 'tired-days', words: ['tired*'] },
]
const around = {
  today,
  people: peopleOf('mia'),
  themes,
  forAnyTask: new Set(['tired-days']),
  answered: new Set<string>(),
}
const daily = (fields: Partial<Task> = {}) =>
  aTask({ title: 'Read aloud', owners: ['mia'], repeat: { kind: 'times', times: 7 }, ...fields })
/** A closed week, so many weeks ago. */
const week = (ago: number, fields: Partial<Sprint> = {}) =>
  aSprint({ id: `ago${ago}`, startsOn: addDays(today, -7 * ago), completed: true, ...fields })
const done = (ago: number, isDone: (date: string) => boolean = () => true) =>
  Object.fromEntries(
    dayRange(addDays(today, -7 * ago), 7)
      .filter(isDone)
      .map((date) => [date, ['mia']]),
  )
const lows = (...texts: string[]): Partial<Sprint> => ({
  tasks: [daily({ checks: done(1) })],
  retrospective: {
    stage: 'thanks',
    feelings: [],
    cards: texts.map((text, index) => ({ id: `low${index}`, memberId: 'mia', kind: 'low', text })),
    why: '',
    thanks: '',
  },
})
const bags = daily({ id: 'bags', title: 'Pack the bags before breakfast' })
const plan = (...tasks: Task[]) =>
  aSprint({ id: 'plan', startsOn: today, tasks: tasks.length > 0 ? tasks : [daily()] })
const notWednesday = (date: string) => weekdayOf(date) !== 'Wednesday'

describe('one piece of advice for a plan', () => {
  test('is for what got in the way twice, in any words, at the task that it is about', () => {
    const lived = [week(1, lows('Such a hectic morning', 'No breakfast at all'))]
    expect(adviceFor(plan(daily(), bags), lived, around)).toMatchObject({
      key: 'coach mornings',
      taskId: 'bags',
      reason: { kind: 'theme', theme: 'mornings', count: 2 },
      own: null,
    })
    expect(adviceFor(plan(bags), [week(1, lows('A hectic morning'))], around)).toBeNull()
  })

  test('says nothing of a task that it is not about, unless it is right for any [N34]', () => {
    const mornings = [week(1, lows('Such a hectic morning', 'No breakfast at all'))]
    expect(adviceFor(plan(daily()), mornings, around)).toBeNull()
    const tired = [week(1, lows('So tired', 'Tired again'))]
    expect(adviceFor(plan(daily()), tired, around)?.reason).toMatchObject({ theme: 'tired-days' })
  })

  test('takes what helped this family before any other words', () => {
    const ifThen = { if: 'the morning is short', then: 'we sing' }
    const worked = (checks: Task['checks']) =>
      week(2, { tasks: [daily({ title: 'Shoes on', ifThen, checks })] })
    const lived = week(1, lows('The morning', 'Breakfast'))
    const own = (checks: Task['checks']) =>
      adviceFor(plan(bags), [worked(checks), lived], around)!.own
    expect(own(done(2))).toEqual(ifThen)
    expect(own({})).toBeNull()
  })

  test('is not for days on which nobody was here who does it [17.6]', () => {
    const lived = [3, 2, 1].map((ago) =>
      week(ago, { tasks: [daily({ checks: done(ago, notWednesday) })] }),
    )
    expect(adviceFor(plan(), lived, around)?.reason).toMatchObject({ weekday: 'Wednesday' })
    const weeks = [weekdays.filter((day) => day !== 'Wednesday')]
    const patterns = [{ from: '2026-01-01', startsOn: '2026-03-01', weeks }]
    const away = { id: 'mia', daysHere: { patterns, exceptions: [] } }
    expect(adviceFor(plan(), lived, { ...around, people: [away] })).toBeNull()
  })

  test('is for a task that was missed on one weekday three times, and else done', () => {
    const lived = (isDone: (date: string) => boolean) =>
      [3, 2, 1].map((ago) => week(ago, { tasks: [daily({ checks: done(ago, isDone) })] }))
    expect(adviceFor(plan(), lived(notWednesday), around)).toMatchObject({
      key: 'coach Wednesday read aloud',
      reason: { kind: 'weekday', weekday: 'Wednesday', title: 'Read aloud' },
    })
    expect(adviceFor(plan(), lived(notWednesday).slice(1), around)).toBeNull()
    expect(
      adviceFor(
        plan(),
        lived(() => true),
        around,
      ),
    ).toBeNull()
  })

  test('is for the third week in a row that was too full', () => {
    const lived = [3, 2, 1].map((ago) => {
      const checks = done(ago, (date) => ['Sunday', 'Monday'].includes(weekdayOf(date)))
      return week(ago, { tasks: [daily({ title: `Other ${ago}`, checks })] })
    })
    expect(adviceFor(plan(), lived, around)?.reason).toEqual({ kind: 'full' })
    expect(adviceFor(plan(), lived.slice(1), around)).toBeNull()
  })

  test('comes once, and not where every task has a plan for a bad day', () => {
    const lived = [week(1, lows('Such a morning', 'No breakfast'))]
    const answered = new Set(['coach mornings'])
    expect(adviceFor(plan(bags), lived, around)).not.toBeNull()
    expect(adviceFor(plan(bags), lived, { ...around, answered })).toBeNull()
    const ready = { ...bags, ifThen: { if: 'it rains', then: 'we sing' } }
    expect(adviceFor(plan(ready), lived, around)).toBeNull()
  })
})
