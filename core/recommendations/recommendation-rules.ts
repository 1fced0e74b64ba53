import type { RecommendationKind } from './schema.ts'
import type { Repeat } from '../tasks/schema.ts'
import type { AgeBand, Measure } from '../words.ts'
import type { Theme } from '../tasks/themes.ts'

/** One thing that could be recommended, from the library in content/. */
export type Suggestion = {
  key: string
  kind: RecommendationKind
  title: string
  description: string
  /** The ids of the priorities and interests that it serves. */
  topics: readonly string[]
  /** For whom it is; empty is for everybody. */
  ages: readonly AgeBand[]
  /** Only in this situation. */
  when?: Situation
  /** The themes of lows that it makes easier. */
  eases?: readonly string[]
  /** Its picture in the plan. */
  icon?: string
  /** How often it is done in a week; once without it. */
  repeat?: Repeat
  /** 1 small, 2 some, 3 a lot; 1 without it. */
  effort?: number
}

/** What a family may find itself in. */
export type Situation =
  | 'no-goal'
  | 'missed-stand-ups'
  | 'low-mood'
  | 'too-much'
  | 'no-experiment'
  | 'experiment-waits'
  | 'playbook-rests'

/** What a rule looks at. */
export type Signal =
  | 'situation'
  | 'theme'
  | 'age'
  | 'priority'
  | 'goal'
  | 'interest'
  | 'works'
  | 'left-over'
  | 'good-day'
  | 'taken'
  | 'refused'

/** How much a signal counts. */
export type Rule = {
  signal: Signal
  weight: number
  /** So much less for each place further down: the second priority, the third. */
  fades?: number
  /** It counts, and nobody is told. */
  isSilent?: true
}

type SituationRule = {
  situation: Situation
  measure: Measure
  below?: number
  atLeast?: number
}

/** Everything that decides on recommendations beside the library: data, all of it. */
export type Rules = {
  /** In the order in which reasons are said. */
  signals: readonly Rule[]
  situations: readonly SituationRule[]
  /** What lows speak of, and how many must before it counts. */
  themes: readonly Theme[]
  fewestMentions: number
  /** Words of a goal that mean a topic; the theme's id is the topic's. */
  goalTopics: readonly Theme[]
  /** The languages of the words that are compared: the family's, and those of the suggestions. */
  languages: readonly string[]
  /** Words of titles that do not say what they are about. */
  commonWords: readonly string[]
  /** The keys of suggestions that need ears, and of those that need good eyes. */
  byEar: ReadonlySet<string>
  bySight: ReadonlySet<string>
  /** From these weights on we are quite likely right, and sure. */
  likely: number
  sure: number
  /** Of so many in a row, at most so many are of one kind, or have one reason. */
  variety: { window: number; mostAlike: number }
}

/** What there is to choose from, and by which rules. */
export type Library = { suggestions: readonly Suggestion[]; rules: Rules }
