import type { Weekday } from '#core/words.ts'

/** What the days are called in sentences of ours. */
export const weekdayNames: Record<Weekday, string> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
}
