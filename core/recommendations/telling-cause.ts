import type { Cause } from './because-schema.ts'

/** What happened, then what the family wants, then what it likes; that somebody has an age says least. */
const mostTelling: readonly Cause['kind'][] = [
  'situation',
  'theme',
  'goal',
  'priority',
  'works',
  'taken',
  'good-day',
  'interest',
  'age',
]

/** The one cause that is said where there is room for one; undefined where there is none. */
export function tellingCause(because: readonly Cause[]): Cause | undefined {
  return because.toSorted((a, b) => mostTelling.indexOf(a.kind) - mostTelling.indexOf(b.kind))[0]
}
