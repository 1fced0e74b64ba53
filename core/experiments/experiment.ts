import type { Experiment } from './schema.ts'
import type { Family } from '../family/schema.ts'

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
