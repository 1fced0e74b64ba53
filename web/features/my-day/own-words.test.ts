import { expect, test } from 'vitest'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { dayRange } from '#core/time/calendar.ts'
import { dayLines } from '#core/stand-up/day.ts'
import { membersOf } from '#core/members/member.ts'
import { aFamily, aSprint, aTask } from '#core/testing/a-family.ts'
import { ownLines } from '#core/stand-up/own-day.ts'
import { ownWords } from './own-words.ts'

const members = membersOf(aFamily().familyData)
const date = '2026-03-04'

/** What stands below the one task of Mia's Wednesday. */
function saidOf(fields: Partial<Task>): (string | null)[] {
  const sprint = aSprint({ tasks: [aTask(fields)] })
  const around = { memberId: 'mia', members, sprint, date }
  const lines = ownLines(dayLines(sprint, members, date), 'mia')
  return lines.map((line) => ownWords(line, around))
}

test('what is done some times a week says how often one has done it oneself [N24]', () => {
  const checks = { '2026-03-02': ['mia', 'ben'], '2026-03-03': ['ben'] }
  const task: Partial<Task> = {
    owners: ['mia', 'ben'],
    repeat: { kind: 'times', times: 3 },
    checks,
  }
  expect(saidOf(task)).toEqual(['1 of 3'])
  expect(saidOf({ ...task, repeat: { kind: 'days', days: ['Wednesday'] } })).toEqual([null])
})

test('on a day away one’s own page says whose turn it is as every other screen does [P20]', () => {
  const task = aTask({ owners: ['mia', 'ben'], sharing: 'daily-turns' })
  const sprint = aSprint({ tasks: [task] })
  const away = {
    patterns: [],
    exceptions: [{ from: '2026-03-01', to: '2026-03-07', isHere: false }],
  }
  const people = members.map((one) => (one.id === 'mia' ? { ...one, daysHere: away } : one))
  const days = dayRange('2026-03-01', 7)
  const turnOf = (day: string) => dayLines(sprint, people, day)[0]?.turn
  expect(days.map(turnOf)).toEqual(days.map(() => 'ben'))
  const own = (of: Sprint, day: string, asIfHere?: string) =>
    ownLines(dayLines(of, people, day, asIfHere), 'mia')
  expect(days.flatMap((day) => own(sprint, day, 'mia'))).toEqual([])
  const plain = aSprint({ tasks: [aTask({ owners: ['mia'] })] })
  expect(days.flatMap((day) => own(plain, day, 'mia'))).toHaveLength(7)
  expect(own(plain, date)).toEqual([])
})
