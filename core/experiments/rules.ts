import { type Context, requireMember } from '../commands/context.ts'
import type { CommandOf, FamilyRules, FamilyUndos } from '../commands/definitions.ts'
import { put } from '../commands/lists.ts'
import type { Experiment, ExperimentCommand } from './schema.ts'
import type { Family } from '../family/schema.ts'
import { limits } from '../limits.ts'
import { refuse } from '../refusal.ts'

type Of<Type extends ExperimentCommand['type']> = CommandOf<ExperimentCommand, Type>

/**
 * The one change of a retrospective; deciding again for the same sprint replaces it. When there are
 * very many, the oldest that was not kept makes room.
 */
function decideExperiment(
  family: Family,
  { experiment }: Of<'decide-experiment'>,
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

function judgeExperiment(
  family: Family,
  { experimentId, verdict }: Of<'judge-experiment'>,
): Family {
  const { experiments } = family.familyData
  const index = experiments.findIndex(({ id }) => id === experimentId)
  const experiment = experiments[index] ?? refuse('experiment-missing')
  const next = experiments.with(index, { ...experiment, verdict })
  return { ...family, familyData: { ...family.familyData, experiments: next } }
}

export const experimentRules: FamilyRules<ExperimentCommand> = {
  'decide-experiment': { apply: decideExperiment },
  'judge-experiment': { apply: judgeExperiment },
}

export const experimentUndos: FamilyUndos<ExperimentCommand> = {
  'decide-experiment': ({ familyData }, { experiment: { sprintId } }, { memberIds }) => {
    const before = familyData.experiments.find((other) => other.sprintId === sprintId)
    if (before?.verdict !== 'running' || !memberIds.includes(before.ownerId)) return null
    const { verdict: _, ...experiment } = before
    return { type: 'decide-experiment', experiment }
  },
  'judge-experiment': ({ familyData }, { experimentId }) => {
    const before = familyData.experiments.find(({ id }) => id === experimentId)
    return before ? { type: 'judge-experiment', experimentId, verdict: before.verdict } : null
  },
}
