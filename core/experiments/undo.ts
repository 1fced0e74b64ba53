import type { FamilyUndos } from '../commands/definitions.ts'
import type { ExperimentCommand } from './schema.ts'

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
