import { expect, test } from 'vitest'
import { aSprint, aTask, peopleOf } from '../testing/a-family.ts'
import { add, sprintProgress } from '../tasks/progress.ts'
import type { Task } from '../tasks/schema.ts'
import { daysOf } from '../time/sprint-days.ts'
import { sharings, weekdays } from '../words.ts'
import { anyDayProgress } from './any-day.ts'
import { dayLines, dayProgress } from './day.ts'

// Sunday 1 to Saturday 7 March 2026.
const people = peopleOf('mia', 'leo')
const checks = { '2026-03-02': ['mia'], '2026-03-04': ['mia', 'leo'], '2026-03-06': ['leo'] }
const repeats: Task['repeat'][] = [
  { kind: 'once' },
  { kind: 'times', times: 2 },
  { kind: 'times', times: 7 },
  { kind: 'days', days: ['Monday', 'Wednesday', 'Friday'] },
  { kind: 'days', days: [...weekdays] },
  { kind: 'seldom', every: 'two-weeks', startsOn: '2026-03-01' },
]

test('a week’s days and what any day will do come to what the week’s bar says [N33]', () => {
  for (const sharing of [undefined, ...sharings])
    for (const pausedDates of [[], ['2026-03-01', '2026-03-07']]) {
      const tasks = repeats.map((repeat, index) =>
        aTask({ id: `t${index}`, repeat, checks, ...(sharing && { sharing }) }),
      )
      const sprint = aSprint({ tasks, pausedDates })
      const days = daysOf(sprint).map((day) => dayProgress(dayLines(sprint, people, day)))
      const whole = sprintProgress(sprint, people)
      expect(whole.done).toBeGreaterThan(0)
      expect(add([...days, anyDayProgress(sprint, people)]), sharing).toEqual(whole)
    }
})
