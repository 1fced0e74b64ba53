import type { Sprint } from '../sprint/schema.ts'
import { sameText } from '../text/same-text.ts'
import type { Task } from './schema.ts'
import { isOwner } from './task.ts'

interface Likely {
  /** The family's weeks, oldest first. */
  sprints: readonly Sprint[]
  /** Who may own a task. */
  memberIds: readonly string[]
  /** Who plans; null where it is nobody of these. */
  plannerId: string | null
}

/**
 * Who most likely does a new task (N28): who did one of that name the last time, else whose it was then,
 * else whoever plans. Everyone where nobody is known. O(weeks × tasks).
 */
export function likelyOwners(
  title: string,
  { sprints, memberIds, plannerId }: Likely,
): Task['owners'] {
  const last = sprints.flatMap(({ tasks }) => tasks).findLast((task) => sameText(task.title, title))
  const present = (ids: readonly string[]) => memberIds.filter((id) => ids.includes(id))
  if (last?.owners === 'everyone') return 'everyone'
  const did = present(last ? Object.values(last.checks).flat() : [])
  const had = did.length > 0 ? did : memberIds.filter((id) => last && isOwner(last, id))
  if (had.length > 0) return had
  const planner = memberIds.length === 1 ? memberIds : present(plannerId ? [plannerId] : [])
  return planner.length > 0 ? [...planner] : 'everyone'
}
