import { t } from '#core/say.ts'
import type { Weekday } from '#core/words.ts'

/** "Mondays", within a sentence. */
export const everyWeekday: Record<Weekday, string> = {
  Monday: t({ message: 'Mondays', context: 'within a sentence' }),
  Tuesday: t({ message: 'Tuesdays', context: 'within a sentence' }),
  Wednesday: t({ message: 'Wednesdays', context: 'within a sentence' }),
  Thursday: t({ message: 'Thursdays', context: 'within a sentence' }),
  Friday: t({ message: 'Fridays', context: 'within a sentence' }),
  Saturday: t({ message: 'Saturdays', context: 'within a sentence' }),
  Sunday: t({ message: 'Sundays', context: 'within a sentence' }),
}
