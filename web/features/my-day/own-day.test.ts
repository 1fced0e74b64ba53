import { expect, test } from 'vitest'
import type { Task } from '#core/contract/sprint.ts'
import { membersOf } from '#core/domain/member.ts'
import { aFamily, aSprint, aTask } from '#core/testing/a-family.ts'
import { ownLines, ownWords } from './own-day.ts'

const members = membersOf(aFamily().familyData)
const date = '2026-03-04'

/** What stands below the one task of Mia's Wednesday. */
function saidOf(fields: Partial<Task>): (string | null)[] {
  const sprint = aSprint({ tasks: [aTask(fields)] })
  const whose = { memberId: 'mia', members }
  const around = { ...whose, sprint, date }
  return ownLines(sprint, whose, date).map((line) => ownWords(line, around))
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
