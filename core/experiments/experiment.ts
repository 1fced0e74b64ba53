import type { Experiment } from './schema.ts'
import type { Family } from '../family/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { Task } from '../tasks/schema.ts'
import { sameText } from '../text/same-text.ts'

/** The experiment that waits for a verdict: the newest one still running. */
export function runningExperiment(family: Family): Experiment | null {
  return family.familyData.experiments.findLast(({ verdict }) => verdict === 'running') ?? null
}

/** What the look back on this sprint decided on. */
export function decidedIn(family: Family, { id }: { id: string }): Experiment | undefined {
  return family.familyData.experiments.findLast(({ sprintId }) => sprintId === id)
}

/** What the family found out works for it. */
export function playbook(family: Family): Experiment[] {
  return family.familyData.experiments.filter(({ verdict }) => verdict === 'keep')
}

/** The experiment that the family tried in this sprint, judged already or not. */
export function experimentOf(
  family: Family,
  sprint: { experimentId: string | null },
): Experiment | null {
  return family.familyData.experiments.find(({ id }) => id === sprint.experimentId) ?? null
}

/**
 * Whether a task of the plan is what the family tries: taken over in its words, or for what the look back
 * on the week of that decision said.
 */
export function isTry(
  { title, reason }: Pick<Task, 'title' | 'reason'>,
  { text, sprintId }: Experiment,
  sprints: readonly Sprint[],
): boolean {
  if (sameText(title, text)) return true
  const { week } = reason
  if (reason.kind !== 'retrospective' || week === undefined) return false
  return sprints.some(({ id, name }) => id === sprintId && name === week)
}
