import type { Recommendation } from '#core/contract/recommendation.ts'
import type { Task } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'

/** The line of the plan that an idea becomes, with why it is there. */
export function ideaTask(
  { title, because, plan }: Pick<Recommendation, 'title' | 'because' | 'plan'>,
  id: string,
): Task {
  return {
    id,
    title: title.slice(0, limits.title),
    helperId: null,
    ifThen: null,
    reason: { kind: 'recommendation', text: because.slice(0, limits.title) },
    checks: {},
    ...(plan ?? { owners: 'everyone', repeat: { kind: 'once' }, effort: 1, icon: null }),
  }
}
