import type { LowTheme } from '#content/suggestions/themes.ts'
import type { IfThen } from '#core/sprint/coach.ts'
import type { Weekday } from '#core/words.ts'
import { weekdayNames } from './weekday-names.ts'

/** A plan for what keeps getting in the way, by its theme; a family's own words go before. */
export const plansForThemes: Record<LowTheme, IfThen> = {
  mornings: {
    if: 'le matin devient trop court',
    then: 'tout est déjà prêt depuis la veille',
  },
  bedtime: {
    if: 'le coucher traîne',
    then: 'on fait la version courte et on lit une page',
  },
  screens: {
    if: 'un écran est encore allumé',
    then: 'il dort dans l’entrée jusqu’à ce qu’on ait fini',
  },
  tidying: {
    if: 'il y a trop de désordre',
    then: 'on met le minuteur sur cinq minutes et on s’arrête quand il sonne',
  },
  quarrels: {
    if: 'le ton monte',
    then: 'chacun respire dix fois, puis un seul parle',
  },
  homework: {
    if: 'les devoirs prennent tout l’après-midi',
    then: 'on fait d’abord une pause avec quelque chose à manger',
  },
  meals: {
    if: 'personne n’a le temps de cuisiner',
    then: 'des tartines et des carottes font un bon repas',
  },
  rushing: { if: 'on est en retard', then: 'on fait juste un petit bout et on laisse le reste' },
  'tired-days': {
    if: 'quelqu’un n’en peut plus',
    then: 'quelqu’un d’autre s’en charge, et il n’y a rien à rattraper',
  },
  'time-for-each-other': {
    if: 'la journée passe sans un moment ensemble',
    then: 'on se pose dix minutes ensemble avant le coucher',
  },
}

/** For a task that is missed on the same weekday again and again. */
export const planForWeekday = (weekday: Weekday): IfThen => ({
  if: `on est ${weekdayNames[weekday]}`,
  then: 'on le fait en premier, avant que le reste commence',
})

export const planForFullWeeks: IfThen = {
  if: 'la semaine est trop pleine',
  then: 'ça attend, et ce n’est grave pour personne',
}
