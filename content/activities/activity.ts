import type { LibrarySuggestion } from '../suggestions/suggestion.ts'

export const places = ['indoors', 'outdoors', 'anywhere'] as const
export type Place = (typeof places)[number]

/** Something to do together: for /fun as it is, and for the recommendations as a suggestion. */
export type Activity = LibrarySuggestion & {
  kind: 'activity'
  /** How long it takes, about. */
  minutes: number
  place: Place
}
