import type { Experiment, Family } from '../family/schema.ts'
import type { FamilyCommandOf } from '../log/family-commands-schema.ts'
import { refuse } from '../refusal.ts'
import { limits } from '../limits.ts'
import { put, requireMember, type Context } from '../commands/context.ts'

/**
 * The one change of a retrospective; deciding again for the same sprint replaces it. When there are
 * very many, the oldest that was not kept makes room.
 */
export function decideExperiment(
  family: Family,
  { experiment }: FamilyCommandOf<'decide-experiment'>,
  context: Context,
): Family {
  requireMember(context, experiment.ownerId)
  const { experiments } = family.familyData
  const clash = experiments.find((other) => other.id === experiment.id)
  if (clash && clash.sprintId !== experiment.sprintId) refuse('entry-exists')
  const next = put<Experiment>(
    experiments,
    { ...experiment, verdict: 'running' },
    (other) => other.sprintId === experiment.sprintId,
  )
  return {
    ...family,
    familyData: { ...family.familyData, experiments: withinBound(next) },
  }
}

function withinBound(experiments: Experiment[]): Experiment[] {
  if (experiments.length <= limits.experiments) return experiments
  const oldest = experiments.findIndex(({ verdict }) => verdict === 'tweak' || verdict === 'drop')
  return experiments.toSpliced(Math.max(oldest, 0), 1)
}

export function judgeExperiment(
  family: Family,
  { experimentId, verdict }: FamilyCommandOf<'judge-experiment'>,
): Family {
  const { experiments } = family.familyData
  const index = experiments.findIndex(({ id }) => id === experimentId)
  const experiment = experiments[index] ?? refuse('experiment-missing')
  const next = experiments.with(index, { ...experiment, verdict })
  return { ...family, familyData: { ...family.familyData, experiments: next } }
}

/** The experiment that waits for a verdict: the newest one still running. */
export function runningExperiment(family: Family): Experiment | null {
  return family.familyData.experiments.findLast(({ verdict }) => verdict === 'running') ?? null
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
