import { useState } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Meeting } from '#core/plan-meeting/schema.ts'
import type { Changes } from '#core/commands/changes.ts'
import { isHere } from '#core/days-here/days-here.ts'
import { ageBandOf, speakersAmong, youngestFirst, type Member } from '#core/members/member.ts'
import { isShortMeeting } from '#core/meetings/plan-minutes.ts'
import { heldRoles, nextRoles, type Roles } from '#core/meetings/roles.ts'
import { roundOf } from '#core/sprint/rounds.ts'
import type { MeetingLength } from '#core/words.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'

/** A weekly meeting's people, jobs and length, and how to change them. */
export interface Gathering extends Setup {
  /** Its number among the meetings of its kind. It is kept, so that the next one asks other questions. */
  round: number
  change: (changes: Partial<Setup>) => void
}

function useSetup(kind: WeeklyKind, sprintId: string, kept: KeptSetup) {
  const { sprints, members, today } = useHome()
  const input = { members, held: heldBefore(kind, sprints, sprintId), today }
  const setup = setupOf(kept, input)
  /** The whole setup after a change: whoever is away now hands the job on. */
  const after = (changes: Partial<Setup>) => setupOf({ ...kept, ...setup, ...changes }, input)
  return { setup, after, round: roundOf({ kind, sprintId }, sprints) }
}

/** Of a meeting that has begun: everything is kept in the document, where other devices see it. */
export function useGathering(kind: WeeklyKind, sprint: Sprint): Gathering {
  const send = useSend()
  const kept = kind === 'plan-meeting' ? sprint.meeting : sprint.retrospective
  const { setup, after, round } = useSetup(kind, sprint.id, kept ?? {})
  const change = (changes: Partial<Setup>) => {
    const type = kind === 'plan-meeting' ? 'edit-meeting' : 'edit-retrospective'
    void send.toSprint(sprint.id, { type, changes: after(changes) })
  }
  return { ...setup, round, change }
}

/** Of a meeting that is about to begin: nothing is kept before it does. */
export function usePlannedGathering(kind: WeeklyKind, sprintId: string): Gathering {
  const [kept, setKept] = useState<KeptSetup>({})
  const { setup, after, round } = useSetup(kind, sprintId, kept)
  const change = (changes: Partial<Setup>) => {
    // A length that nobody chose follows who is there.
    const { length, ...rest } = after(changes)
    setKept({ ...rest, ...((changes.length ?? kept.length) ? { length } : {}) })
  }
  return { ...setup, round, change }
}

type Attendance = { absentIds?: readonly string[] | undefined }

/** Who is at a meeting, the youngest first: all of them are thanked. */
export function useHere({ absentIds = [] }: Attendance): Member[] {
  const { family, today } = useHome()
  const everybody = youngestFirst(family.familyData, today)
  const here = everybody.filter(({ id }) => !absentIds.includes(id))
  return here.length > 0 ? here : everybody
}

/** Those of them who are asked, in the order in which a family answers and chooses. */
export function useSpeakers(attendance: Attendance): Member[] {
  const { members, today } = useHome()
  const speakers = speakersAmong(useHere(attendance), today)
  return speakers.length > 0 ? speakers : speakersAmong(members, today)
}

/** Who is asked after somebody, of those who have not answered: nobody after the last of them. */
export const askedAfter = (
  asked: Member | undefined,
  waiting: readonly Member[],
): Member | undefined => waiting[waiting.findIndex(({ id }) => id === asked?.id) + 1]

/** Whether nobody at a meeting is small: no child under nine, nor one whose age the family kept to itself. */
export function isGrown(here: readonly Member[], today: string): boolean {
  return here.every(
    (member) =>
      member.kind === 'adult' || ['9-12', '13-17'].includes(ageBandOf(member, today) ?? ''),
  )
}

/** Who is at a weekly meeting, who does what, and how long it is. */
interface Setup extends Roles {
  absentIds: string[]
  length: MeetingLength
}

/** The two meetings of a week that have jobs and notes. */
export type WeeklyKind = 'plan-meeting' | 'retrospective'

/** What a meeting has kept of these; of one that has not begun, nothing. */
type KeptSetup = Changes<Pick<Meeting, keyof Setup>>

interface SetupInput {
  members: readonly Member[]
  /** The jobs of the meetings before, the oldest first. */
  held: readonly Changes<Roles>[]
  today: string
}

/**
 * How a meeting is held: as it was decided, and where nothing was, as the rota says and in the short
 * version when somebody who is asked is under six.
 */
export function setupOf(kept: KeptSetup, { members, held, today }: SetupInput): Setup {
  // Until somebody says so, those are absent who are not here that day.
  const away = members.filter((member) => !isHere(member, today)).map(({ id }) => id)
  const usual = away.length < members.length ? away : []
  const absentIds = (kept.absentIds ?? usual).filter((id) => members.some((one) => one.id === id))
  const here = members.filter(({ id }) => !absentIds.includes(id))
  return {
    absentIds,
    length: kept.length ?? (isShortMeeting(here, today) ? 'under-sixes' : 'standard'),
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
