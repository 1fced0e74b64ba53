import type { Task } from '#core/contract/sprint.ts'

/** The owners after somebody has tapped a face; what nobody has taken is everyone's. */
export function withOrWithout(owners: Task['owners'], memberId: string): Task['owners'] {
  if (owners === 'everyone') return [memberId]
  const left = owners.filter((id) => id !== memberId)
  if (left.length === owners.length) return [...owners, memberId]
  return left.length === 0 ? 'everyone' : left
}
