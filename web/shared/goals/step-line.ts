import type { NewTask } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { guessIcon } from '#web/shared/task-form/guess-icon.ts'

/** A step of the mission as a line of the plan; the same on every device. */
export function stepLine(step: string, index: number): NewTask {
  return {
    id: `step-${index + 1}`,
    title: step.slice(0, limits.title),
    owners: 'everyone',
    sharing: 'one',
    helperId: null,
    repeat: { kind: 'once' },
    ifThen: null,
    reason: { kind: 'mission', text: '' },
    effort: 1,
    icon: guessIcon(step),
  }
}
