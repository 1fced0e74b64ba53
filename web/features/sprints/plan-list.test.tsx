import { expect, test } from 'vitest'
import type { Sprint } from '#core/sprint/schema.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { daysOf } from '#core/time/sprint-days.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { PlanList } from './plan-list.tsx'
import { PlanTable } from './plan-table.tsx'

const nowhere = () => undefined

/** What the plan says, as a list of lines and as a table. */
async function saidOf(...tasks: Sprint['tasks']) {
  const sprint = aSprint({ plannedAt: '2026-03-01T17:00:00.000Z', tasks })
  const looking = { sprint, days: daysOf(sprint), onEdit: nowhere }
  const drawn = [
    <PlanList key="list" {...looking} />,
    <PlanTable key="table" {...looking} onDay={nowhere} onDate={nowhere} />,
  ]
  const [list, table] = await Promise.all(
    drawn.map(async (plan) => wordsOf(await draw(plan)).join(' ')),
  )
  return { list: list!, table: table! }
}

test('before anything of it is done a plan says how often, and no nought [N34]', async () => {
  const daily = aTask({ id: 'daily', repeat: { kind: 'times', times: 7 } })
  const twice = aTask({ id: 'twice', owners: ['mia'], repeat: { kind: 'times', times: 2 } })
  const begun = await saidOf(daily, twice, aTask({ id: 'once' }))
  for (const said of Object.values(begun)) expect(said).not.toMatch(/\b0 of/)
  expect(begun.list).toContain('twice a week')
  expect(begun.table).toContain('2 to do')
  expect(begun.table).not.toMatch(/\bof\b/)
  const checks = { '2026-03-02': ['mia'] }
  const ticked = await saidOf({ ...daily, checks }, { ...twice, checks })
  expect(ticked.list).toMatch(/Any day .*\b1 of 2\b/)
  expect(ticked.table).toMatch(/1 of 28\b.*\b1 of 2\b/)
  const mixed = await saidOf({ ...daily, checks }, twice)
  expect(mixed.table, 'from then on all of them say how much').toMatch(/1 of 28\b.*\b0 of 2\b/)
})
