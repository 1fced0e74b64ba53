import type { Cause } from '#core/recommendations/because-schema.ts'
import { tellingCause } from '#core/recommendations/telling-cause.ts'
import type { AgeBand, Measure } from '#core/words.ts'
import { chosenName } from '#content/topic.ts'
import { themeName } from './theme-names.ts'
import { weekdayNames } from './weekday-names.ts'

/** The sentence that each figure of a family stands for; `text` is the family's experiment. */
const situations: Record<Measure, (text: string) => string> = {
  goals: () => 'ahora mismo la familia no tiene una meta',
  mood: () => 'últimamente las caritas parecían cansadas',
  'stand-ups': () => 'la semana pasada hubo pocas rondas',
  promised: () => 'este plan promete más de lo que suele terminarse en casa',
  done: () => 'la semana pasada prometía más de lo que cabía',
  'experiment-waits': (text) => `“${text}” espera un veredicto`,
  'kept-at-rest': (text) => `“${text}” ya funcionó una vez en casa`,
  'running-experiments': () => 'ahora mismo no hay ningún experimento en marcha',
}

const ageNames: Record<AgeBand, string> = {
  'under-3': 'menos de 3',
  '3-5': 'de 3 a 5',
  '6-8': 'de 6 a 8',
  '9-12': 'de 9 a 12',
  '13-17': 'de 13 a 17',
}

// From two on: a theme is named when several lows speak of it.
const numbers = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']

/** By the id of a member what they are called now; nothing of whoever has left. */
type Called = (memberId: string) => string | undefined

function causeWords(cause: Cause, called: Called): string {
  switch (cause.kind) {
    case 'situation':
      return situations[cause.figure](cause.text ?? '')
    case 'theme': {
      const theme = themeName(cause.theme)
      if (cause.count < 2) return `un momento difícil hablaba de ${theme}`
      return `${numbers[cause.count] ?? cause.count} momentos difíciles hablaban de ${theme}`
    }
    case 'age': {
      const age = typeof cause.age === 'number' ? cause.age : ageNames[cause.age]
      return `${called(cause.memberId) ?? 'alguien'} tiene ${age} ${age === 1 ? 'año' : 'años'}`
    }
    case 'priority':
      return `la familia eligió “${chosenName(cause.topic)}”`
    case 'interest':
      return `“${chosenName(cause.topic)}” está entre los gustos de la familia`
    case 'goal':
      return `va con “${cause.title}”`
    case 'works':
      return `“${cause.title}” funciona en casa`
    case 'taken':
      return `la familia tomó la idea “${cause.title}”`
    case 'good-day':
      return `el ${weekdayNames[cause.day]} es un buen día en casa`
  }
}

/** “y” is “e” before the sound of an i: “y Mia”, “e Ida”, but “y Ian”. */
const and = (next: string) => (/^“?h?[ií](?![aeouáéóú])/iu.test(next) ? ' e ' : ' y ')

const listed = (all: readonly (string | undefined)[]): string =>
  all.reduce<string>((words, next = '') => (words === '' ? next : words + and(next) + next), '')

/** Why something is recommended, to go on after “porque”. */
export const becauseWords = (because: readonly Cause[], called: Called): string =>
  listed(because.map((cause) => causeWords(cause, called)))

/** The same as a sentence of its own, or in a few words where it is only about whom and what an idea suits. */
export function reasonSentence(because: readonly Cause[], called: Called): string {
  const suits = because.map((cause) => suitsWords(cause, called))
  const isShort = because.some(({ kind }) => kind !== 'interest') && suits.every(Boolean)
  const words = isShort ? `para ${listed(suits)}` : becauseWords(because, called)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whom or what an idea suits, to go on after “para”; undefined for every other cause. */
function suitsWords(cause: Cause, called: Called): string | undefined {
  switch (cause.kind) {
    case 'age':
      return called(cause.memberId) ?? 'alguien'
    case 'priority':
    case 'interest':
      return `“${chosenName(cause.topic)}”`
    case 'goal':
      return 'la meta de la familia'
    default:
      return undefined
  }
}

/** One reason in a few words, where there is no room for all of them. */
export function shortReason(because: readonly Cause[], called: Called): string {
  const cause = tellingCause(because)
  return cause ? reasonSentence([cause], called) : ''
}
