import type { LowTheme } from '#content/suggestions/themes.ts'
import type { IfThen } from '#core/sprint/coach.ts'
import type { Weekday } from '#core/words.ts'
import { weekdayNames } from './weekday-names.ts'

/**
 * A plan for what keeps getting in the way, by its theme; a family's own words go before. After “Wenn” the
 * verb stands at the end, after “dann” it comes first.
 */
export const plansForThemes: Record<LowTheme, IfThen> = {
  mornings: { if: 'der Morgen eng wird', then: 'liegt alles schon seit dem Abend bereit' },
  bedtime: {
    if: 'das Zubettgehen sich zieht',
    then: 'machen wir die kurze Fassung und lesen eine Seite vor',
  },
  screens: {
    if: 'noch ein Bildschirm an ist',
    then: 'schläft er im Flur, bis wir fertig sind',
  },
  tidying: {
    if: 'die Unordnung zu groß aussieht',
    then: 'stellen wir den Wecker auf fünf Minuten und hören auf, wenn er klingelt',
  },
  quarrels: { if: 'es laut wird', then: 'atmen alle zehnmal durch, und dann redet eine Person' },
  homework: {
    if: 'die Hausaufgaben den ganzen Nachmittag dauern',
    then: 'machen wir erst eine Pause mit etwas zu essen',
  },
  meals: {
    if: 'niemand Zeit zum Kochen hat',
    then: 'sind Brot und Karotten ein gutes Abendessen',
  },
  rushing: {
    if: 'wir spät dran sind',
    then: 'machen wir das kleinste Stück davon und lassen den Rest',
  },
  'tired-days': {
    if: 'jemand völlig erschöpft ist',
    then: 'übernimmt jemand anders, und nichts wird nachgeholt',
  },
  'time-for-each-other': {
    if: 'der Tag ohne einen Moment füreinander vergeht',
    then: 'sitzen wir vor dem Schlafen zehn Minuten zusammen',
  },
}

/** For a task that is missed on the same weekday again and again. */
export const planForWeekday = (weekday: Weekday): IfThen => ({
  if: `${weekdayNames[weekday]} ist`,
  then: 'machen wir es zuerst, bevor irgendetwas anderes beginnt',
})

export const planForFullWeeks: IfThen = {
  if: 'die Woche zu voll wird',
  then: 'wartet das hier, und niemand ist böse',
}
