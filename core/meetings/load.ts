import type { Meeting } from '../plan-meeting/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { ageBandOf, type Member } from '../members/member.ts'
import { isUnderSix } from './roles.ts'
import { isDue } from '../tasks/seldom.ts'

/**
 * How many tasks a week are plenty at this age: two under six, three from six to eleven or so
 * (method.md); null for teenagers and adults, who set their own.
 */
export function plentyFor(member: Member, today: string): number | null {
  if (member.kind === 'adult') return null
  if (isUnderSix(member, today)) return 2
  const band = ageBandOf(member, today)
  return band === '6-8' || band === '9-12' ? 3 : null
}

/** The tasks of these weeks that are this member's own, without those that everybody does. */
export function ownTasks(sprint: Sprint, memberId: string) {
  return sprint.tasks.filter(
    (task) => task.owners !== 'everyone' && task.owners.includes(memberId) && isDue(task, sprint),
  )
}

/** At most so much energy, of five, is little. */
const little = 2

/** Who has little energy for the week, and whether the family as a whole has; null before anybody said. */
export function tiredness({
  energy,
}: Pick<Meeting, 'energy'>): { tiredIds: string[]; isTiredWeek: boolean } | null {
  if (energy.length === 0) return null
  const average = energy.reduce((sum, { level }) => sum + level, 0) / energy.length
  return {
    tiredIds: energy.filter(({ level }) => level <= little).map(({ memberId }) => memberId),
    isTiredWeek: average <= little + 0.5,
  }
}
