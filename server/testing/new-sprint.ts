import type { NewSprint } from '#core/sprint/schema.ts'
import { aTask } from '#core/testing/a-family.ts'

let sprints = 0

/** A week from 1 March 2026 with one task for everyone, under an id of its own. */
export function newSprint(fields: Partial<NewSprint> = {}): NewSprint {
  sprints += 1
  const { checks: _, ...task } = aTask({ repeat: { kind: 'times', times: 7 } })
  return {
    id: `sprint${sprints}`,
    name: 1,
    startsOn: '2026-03-01',
    weeks: 1,
    goalId: null,
    missionStep: '',
    experimentId: null,
    tasks: [task],
    ...fields,
  }
}
