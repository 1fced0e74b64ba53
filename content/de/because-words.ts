import type { Cause } from '#core/recommendations/because-schema.ts'
import { tellingCause } from '#core/recommendations/telling-cause.ts'
import type { AgeBand, Measure } from '#core/words.ts'
import { chosenName } from '#content/topic.ts'
import { themeName } from './theme-names.ts'
import { weekdayNames } from './weekday-names.ts'

/** The sentence that each figure of a family stands for; `text` is the family's experiment. */
const situations: Record<Measure, (text: string) => string> = {
  goals: () => 'eure Familie hat gerade kein Ziel',
  mood: () => 'die Gesichter sahen zuletzt müde aus',
  'stand-ups': () => 'letzte Woche gab es wenige Tagesrunden',
  promised: () => 'dieser Plan enthält mehr, als ihr sonst schafft',
  done: () => 'der Plan der letzten Woche war zu voll',
  'experiment-waits': (text) => `„${text}“ wartet auf euer Urteil`,
  'kept-at-rest': (text) => `„${text}“ hat bei euch schon einmal geklappt`,
  'running-experiments': () => 'ihr probiert gerade nichts Neues aus',
}

const ageNames: Record<AgeBand, string> = {
  'under-3': 'unter 3',
  '3-5': '3 bis 5',
  '6-8': '6 bis 8',
  '9-12': '9 bis 12',
  '13-17': '13 bis 17',
}

// From two on: a theme is named when several lows speak of it.
const numbers = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

/** By the id of a member what they are called now; nothing of whoever has left. */
type Called = (memberId: string) => string | undefined

function causeWords(cause: Cause, called: Called): string {
  switch (cause.kind) {
    case 'situation':
      return situations[cause.figure](cause.text ?? '')
    case 'theme': {
      const lows =
        cause.count < 2
          ? 'einem schweren Moment'
          : `${numbers[cause.count] ?? cause.count} schweren Momenten`
      return `in ${lows} ging es um ${themeName(cause.theme)}`
    }
    case 'age': {
      const age = typeof cause.age === 'number' ? cause.age : ageNames[cause.age]
      return `${called(cause.memberId) ?? 'jemand'} ist ${age}`
    }
    case 'priority':
      return `ihr habt „${chosenName(cause.topic)}“ gewählt`
    case 'interest':
      return `ihr mögt „${chosenName(cause.topic)}“`
    case 'goal':
      return `es passt zu „${cause.title}“`
    case 'works':
      return `„${cause.title}“ klappt bei euch`
    case 'taken':
      return `ihr habt „${cause.title}“ genommen`
    case 'good-day':
      return `${weekdayNames[cause.day]} ist ein guter Tag für euch`
  }
}

/** Why something is recommended, to go on after “denn”, which keeps the order of a sentence of its own. */
export const becauseWords = (because: readonly Cause[], called: Called): string =>
  because.map((cause) => causeWords(cause, called)).join(' und ')

/** The same as a sentence of its own, or in a few words where it is only about whom and what an idea suits. */
export function reasonSentence(because: readonly Cause[], called: Called): string {
  const suits = because.map((cause) => suitsWords(cause, called))
  const isShort = because.some(({ kind }) => kind !== 'interest') && suits.every(Boolean)
  const words = isShort ? `für ${suits.join(' und ')}` : becauseWords(because, called)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whom or what an idea suits, to go on after “für”; undefined for every other cause. */
function suitsWords(cause: Cause, called: Called): string | undefined {
  switch (cause.kind) {
    case 'age':
      return called(cause.memberId) ?? 'jemanden'
    case 'priority':
    case 'interest':
      return `„${chosenName(cause.topic)}“`
    case 'goal':
      return 'euer Ziel'
    default:
      return undefined
  }
}

/** One reason in a few words, where there is no room for all of them. */
export function shortReason(because: readonly Cause[], called: Called): string {
  const cause = tellingCause(because)
  return cause ? reasonSentence([cause], called) : ''
}
