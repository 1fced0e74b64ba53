import type { MeetingLength } from '#core/words.ts'
import type { ContentIcon } from '../icons.ts'
import type { Speaker } from '../questions/question.ts'

/** A way to hold a meeting, by its length. */
export type Version<L extends MeetingLength> = {
  id: L
  name: string
  line: string
  /** Said instead where nobody there is small. */
  lineGrown?: string
  minutes: number
}

/**
 * One stage of a meeting. The minutes of all stages add up to the version's minutes; a version leaves
 * out a stage of no minutes.
 */
export type Stage<S extends string, L extends MeetingLength = MeetingLength> = {
  stage: S
  title: string
  /** After “Next:”, so that nobody takes it for the next person's turn. */
  leadsTo?: string
  icon: ContentIcon
  minutes: Readonly<Record<L, number>>
  /** The family together, or each in turn, the youngest first, as long as `turnSeconds` says. */
  speaks: 'all' | 'each'
  /** What happens now, in one line for the screen. */
  todo: string
  /** What the host may say or show. */
  say: string
  /** The same in a family's first meeting, where there is nothing behind it yet. */
  sayFirst?: string
  /** How it works with these ages. */
  hints: Readonly<Partial<Record<Speaker, string>>>
}

/** A meeting as data: one engine (web/shared/meeting) runs them all. */
export type Agenda<S extends string, L extends MeetingLength = MeetingLength> = {
  versions: readonly Version<L>[]
  stages: readonly Stage<S, L>[]
  /** How long a turn lasts before the clock asks, kindly, whether it may go on. */
  turnSeconds?: Readonly<Record<Speaker, number>>
}
