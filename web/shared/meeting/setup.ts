import type { Meeting, Sprint } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import type { Changes } from '#core/domain/context.ts'
import { heldRoles, isUnderSix, nextRoles, type Roles } from '#core/domain/roles.ts'
import type { MeetingLength } from '#core/words.ts'

/** Who is at a weekly meeting, who does what, and how long it is. */
export interface Setup extends Roles {
  absentIds: string[]
  length: MeetingLength
}

/** The two meetings of a week that have jobs and notes. */
export type WeeklyKind = 'plan-meeting' | 'retrospective'

/** What a meeting has kept of these; of one that has not begun, nothing. */
export type KeptSetup = Changes<Pick<Meeting, keyof Setup>>

interface SetupInput {
  members: readonly Member[]
  /** The jobs of the meetings before, the oldest first. */
  held: readonly Changes<Roles>[]
  today: string
}

/**
 * How a meeting is held: as it was decided, and where nothing was, as the rota says and in the short
 * version when somebody is under six.
 */
export function setupOf(kept: KeptSetup, { members, held, today }: SetupInput): Setup {
  const absentIds = (kept.absentIds ?? []).filter((id) => members.some((one) => one.id === id))
  const here = members.filter(({ id }) => !absentIds.includes(id))
  const isShort = here.some((member) => isUnderSix(member, today))
  return {
    absentIds,
    length: kept.length ?? (isShort ? 'under-sixes' : 'standard'),
    ...nextRoles(members, { held, absentIds, kept, today }),
  }
}

/** The jobs of every meeting before this one, the oldest first. */
export function heldBefore(
  kind: WeeklyKind,
  sprints: readonly Sprint[],
  sprintId: string,
): Changes<Roles>[] {
  const index = sprints.findIndex(({ id }) => id === sprintId)
  if (index === -1) return heldRoles(sprints)
  const held = heldRoles(sprints.slice(0, index))
  return kind === 'plan-meeting' ? held : [...held, sprints[index]!.meeting]
}

/** The notes of the meeting before this one that has any; null where none has. */
export function lastNotes(
  kind: WeeklyKind,
  sprints: readonly Sprint[],
  sprintId: string,
): string | null {
  const index = sprints.findIndex(({ id }) => id === sprintId)
  const earlier = index === -1 ? sprints : sprints.slice(0, index)
  const notes = earlier.flatMap(({ meeting, retrospective }) => [
    meeting.notes,
    retrospective?.notes,
  ])
  if (kind === 'retrospective') notes.push(sprints[index]?.meeting.notes)
  return notes.findLast((text) => text) ?? null
}
