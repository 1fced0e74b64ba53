import type { Weekday } from '#core/words.ts'

/** What the days are called in sentences of ours. */
export const weekdayNames: Record<Weekday, string> = {
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
  Saturday: 'السبت',
  Sunday: 'الأحد',
}
