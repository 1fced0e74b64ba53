import type { Family } from '../family/schema.ts'
import type { NewSprint, Sprint } from './schema.ts'
import type { NewTask, Task } from '../tasks/schema.ts'
import { memberIdsOf } from '../members/member.ts'
import { nextStart, nextWeekNumber } from './next-sprint.ts'
import { amongMembers, lineOf } from '../tasks/task.ts'

/**
 * A draft with the same tasks, none of them ticked, after the last of `sprints`. Who has left the
 * family is left out, and with them tasks that were theirs alone. `newId` makes ids.
 */
export function duplicateSprint(
  family: Family,
  sprint: Sprint,
  sprints: readonly Sprint[],
  { today, newId }: { today: string; newId: () => string },
): NewSprint {
  const memberIds = memberIdsOf(family.familyData)
  return {
    id: newId(),
    name: nextWeekNumber(sprints),
    startsOn: nextStart(family, sprints.at(-1) ?? null, today),
    weeks: sprint.weeks,
    goalId: family.familyData.goal?.id ?? null,
    missionStep: sprint.missionStep,
    experimentId: null,
    tasks: sprint.tasks.flatMap((task) => copyOf(task, memberIds, newId)),
  }
}

function copyOf(task: Task, memberIds: string[], newId: () => string): NewTask[] {
  const line = amongMembers(lineOf(task), memberIds)
  if (!line) return []
  // What was carried over then is simply part of this plan.
  const isCarried = line.reason.kind === 'carried-over'
  const reason = isCarried ? { kind: 'own' as const, text: '' } : line.reason
  return [{ ...line, id: newId(), reason }]
}
