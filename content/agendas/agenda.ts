import type { ContentIcon } from '../icons.ts'
import type { Speaker } from '../questions/question.ts'

/** A way to hold a meeting, by its length. */
export type Version<V extends string> = { id: V; name: string; line: string; minutes: number }

/** One stage of a guided meeting. The minutes of all stages add up to the version's minutes. */
export type Stage<S extends string, V extends string> = {
  stage: S
  title: string
  icon: ContentIcon
  minutes: Readonly<Record<V, number>>
  /** What happens now, in one line for the screen. */
  todo: string
  /** What the host may read aloud. */
  say: string
  /** How it works with these ages. */
  hints: Readonly<Partial<Record<Speaker, string>>>
}

export type Agenda<S extends string, V extends string> = {
  versions: readonly Version<V>[]
  stages: readonly Stage<S, V>[]
}
