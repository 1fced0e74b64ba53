import type { Sprint } from '#core/sprint/schema.ts'
import type { StandUp } from '#core/stand-up/schema.ts'
import type { Member } from '#core/members/member.ts'
import type { MeetingLength } from '#core/words.ts'

/** The step after somebody answered later, for themselves: the round as they find it. */
export const later = 'later'

/** Who has answered on that day, or passed: each has a tick among the faces of the round. */
export const answeredIn = (standUp: StandUp | null): readonly string[] =>
  (standUp?.answers ?? []).map(({ memberId }) => memberId)

/** What every step of a stand-up knows. */
export type StandUpProps = {
  sprint: Sprint
  /** What has been said on that day; null before anybody spoke. */
  standUp: StandUp | null
  date: string
  /** A day that is over is filled in: what is written is remembered, and nobody is asked about it. */
  isRemembered: boolean
  /** The order of speaking, with those who are away. */
  order: readonly Member[]
  /** Who is here, in the same order. */
  here: readonly Member[]
  /** Those who are too young to be asked, and here. */
  small: readonly Member[]
  length: MeetingLength
  /** To a member's turn (its id), to the end ("closing"), or to the round (null). */
  onGo: (step: string | null) => void
}
