import type { Sprint } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'

/** What every stage of a retrospective is given. */
export type StageProps = {
  sprint: Sprint
  /** The whole family. */
  members: readonly Member[]
  /** Those of them who are at this meeting. */
  here: readonly Member[]
}
