import type { IfThen } from '#core/sprint/coach.ts'
import type { LowTheme } from './suggestions/themes.ts'

/** A plan for what keeps getting in the way, by its theme; a family's own words go before. */
export const plansForThemes: Record<LowTheme, IfThen> = {
  mornings: { if: 'the morning gets tight', then: 'everything lies ready from the evening' },
  bedtime: { if: 'bedtime drags on', then: 'we do the short version and read one page' },
  screens: { if: 'a screen is still on', then: 'it sleeps in the hall until we are done' },
  tidying: {
    if: 'the mess feels too big',
    then: 'we set five minutes and stop when they are over',
  },
  quarrels: { if: 'it gets loud', then: 'each of us takes ten breaths, and then one talks' },
  homework: {
    if: 'homework takes all afternoon',
    then: 'we take a break with something to eat first',
  },
  meals: { if: 'nobody has time to cook', then: 'bread and carrots are a fine dinner' },
  rushing: { if: 'we are late', then: 'we do the smallest bit of it and leave the rest' },
  'tired-days': {
    if: 'somebody is worn out',
    then: 'somebody else takes it, and nothing is caught up',
  },
  'time-for-each-other': {
    if: 'the day goes by without a moment for each other',
    then: 'we sit together for ten minutes before bed',
  },
}

/** For a task that is missed on the same weekday again and again. */
export const planForWeekday = (weekday: string): IfThen => ({
  if: `it is ${weekday}`,
  then: 'we do it first, before anything else begins',
})

export const planForFullWeeks: IfThen = {
  if: 'the week gets too full',
  then: 'this one waits, and nobody minds',
}
