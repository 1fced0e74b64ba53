import type { Weekday } from '#core/words.ts'

/** What the days are called in sentences of ours. */
export const weekdayNames: Record<Weekday, string> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
}
