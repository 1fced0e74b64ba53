import { entriesOf } from '#core/lib/typed-objects.ts'
import type { Speaker } from '../questions/question.ts'
import type { WheelQuestion } from './question.ts'

/** Who is asked, the same in every language. */
export const small = ['3-5'] as const
export const young = ['3-5', '6-8'] as const
export const children = ['3-5', '6-8', '9-12'] as const
export const school = ['6-8', '9-12'] as const
export const older = ['9-12', '13-17', 'adult'] as const
export const grown = ['13-17', 'adult'] as const
export const readers = ['6-8', '9-12', '13-17', 'adult'] as const
export const everybody = ['3-5', '6-8', '9-12', '13-17', 'adult'] as const

/** Whom it is for, what is asked, and whether it needs ears. */
export type WheelEntry = readonly [readonly Speaker[], string, 'by ear'?]

/** Every question of the wheel, by the topics of its language. */
export const questionsOf = <Topic extends string>(
  entries: Readonly<Record<Topic, readonly WheelEntry[]>>,
): (Omit<WheelQuestion, 'topic'> & { topic: Topic })[] =>
  entriesOf(entries).flatMap(([topic, list]) =>
    list.map(([ages, text, ear]) => ({
      topic,
      text,
      for: ages,
      ...(ear && { byEar: true as const }),
    })),
  )
