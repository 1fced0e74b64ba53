import type { Cause } from '#core/recommendations/because-schema.ts'
import { tellingCause } from '#core/recommendations/telling-cause.ts'
import type { AgeBand, Measure } from '#core/words.ts'
import { chosenName } from '#content/topic.ts'
import { themeName } from './theme-names.ts'
import { weekdayNames } from './weekday-names.ts'

/** The sentence that each figure of a family stands for; `text` is the family's experiment. */
const situations: Record<Measure, (text: string) => string> = {
  goals: () => 'vous n’avez pas d’objectif en ce moment',
  mood: () => 'les visages avaient l’air fatigués ces derniers temps',
  'stand-ups': () => 'il y a eu peu de points du jour la semaine dernière',
  promised: () => 'ce plan promet plus que ce que vous finissez d’habitude',
  done: () => 'vous aviez vu un peu grand la semaine dernière',
  'experiment-waits': (text) => `« ${text} » attend votre verdict`,
  'kept-at-rest': (text) => `« ${text} » a déjà marché une fois chez vous`,
  'running-experiments': () => 'vous n’essayez rien de nouveau en ce moment',
}

const ageNames: Record<AgeBand, string> = {
  'under-3': 'moins de 3',
  '3-5': 'de 3 à 5',
  '6-8': 'de 6 à 8',
  '9-12': 'de 9 à 12',
  '13-17': 'de 13 à 17',
}

// From two on: a theme is named when several lows speak of it.
const numbers = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']

/** By the id of a member what they are called now; nothing of whoever has left. */
type Called = (memberId: string) => string | undefined

function causeWords(cause: Cause, called: Called): string {
  switch (cause.kind) {
    case 'situation':
      return situations[cause.figure](cause.text ?? '')
    case 'theme': {
      const theme = themeName(cause.theme)
      if (cause.count < 2) return `un moment dur concernait ${theme}`
      return `${numbers[cause.count] ?? cause.count} moments durs concernaient ${theme}`
    }
    case 'age': {
      const age = typeof cause.age === 'number' ? cause.age : ageNames[cause.age]
      return `${called(cause.memberId) ?? 'quelqu’un'} a ${age} ${age === 0 || age === 1 ? 'an' : 'ans'}`
    }
    case 'priority':
      return `vous avez choisi « ${chosenName(cause.topic)} »`
    case 'interest':
      return `vous aimez « ${chosenName(cause.topic)} »`
    case 'goal':
      return `cela va avec « ${cause.title} »`
    case 'works':
      return `« ${cause.title} » marche chez vous`
    case 'taken':
      return `vous avez pris « ${cause.title} »`
    case 'good-day':
      return `le ${weekdayNames[cause.day]} est un bon jour chez vous`
  }
}

/** Why something is recommended, to go on after “car”. */
export const becauseWords = (because: readonly Cause[], called: Called): string =>
  because.map((cause) => causeWords(cause, called)).join(' et ')

/** The same as a sentence of its own, or in a few words where it is only about whom and what an idea suits. */
export function reasonSentence(because: readonly Cause[], called: Called): string {
  const suits = because.map((cause) => suitsWords(cause, called))
  const isShort = because.some(({ kind }) => kind !== 'interest') && suits.every(Boolean)
  const words = isShort ? `pour ${suits.join(' et ')}` : becauseWords(because, called)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whom or what an idea suits, to go on after “pour”; undefined for every other cause. */
function suitsWords(cause: Cause, called: Called): string | undefined {
  switch (cause.kind) {
    case 'age':
      return called(cause.memberId) ?? 'quelqu’un'
    case 'priority':
    case 'interest':
      return `« ${chosenName(cause.topic)} »`
    case 'goal':
      return 'votre objectif'
    default:
      return undefined
  }
}

/** One reason in a few words, where there is no room for all of them. */
export function shortReason(because: readonly Cause[], called: Called): string {
  const cause = tellingCause(because)
  return cause ? reasonSentence([cause], called) : ''
}
