import type { Sprint, StandUp } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'

/** What every step of a stand-up knows. */
export type StandUpProps = {
  sprint: Sprint
  /** What has been said on that day; null before anybody spoke. */
  standUp: StandUp | null
  date: string
  /** The order of speaking. */
  order: readonly Member[]
  /** To a member's turn (its id), to the end ("closing"), or to the round (null). */
  onGo: (step: string | null) => void
}
