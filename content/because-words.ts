import type { ChosenTopic } from '#core/family/chosen-topic-schema.ts'
import type { Cause } from '#core/recommendations/because-schema.ts'
import { tellingCause } from '#core/recommendations/telling-cause.ts'
import type { AgeBand, Measure } from '#core/words.ts'
import { chosenName } from './topic.ts'
import { themeName } from './theme-names.ts'

/** The sentence that each figure of a family stands for; `text` is the family's experiment. */
const situations: Record<Measure, (text: string) => string> = {
  goals: () => 'your family has no mission at the moment',
  mood: () => 'the faces looked tired lately',
  'stand-ups': () => 'you checked in on few days of your last week',
  promised: () => 'this plan holds more than you usually finish',
  done: () => 'your last week held more than fitted in',
  'experiment-waits': (text) => `“${text}” waits for your verdict`,
  'kept-at-rest': (text) => `“${text}” worked for you once`,
  'running-experiments': () => 'you are not trying anything new at the moment',
}

const ageNames: Record<AgeBand, string> = {
  'under-3': 'under 3',
  '3-5': 'between 3 and 5',
  '6-8': 'between 6 and 8',
  '9-12': 'between 9 and 12',
  '13-17': 'between 13 and 17',
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** By the id of a member what they are called now; nothing of whoever has left. */
type Called = (memberId: string) => string | undefined

function causeWords(cause: Cause, called: Called): string {
  switch (cause.kind) {
    case 'situation':
      return situations[cause.figure](cause.text ?? '')
    case 'theme':
      return `${numbers[cause.count] ?? cause.count} lows named ${themeName(cause.theme)}`
    case 'age': {
      const age = typeof cause.age === 'number' ? cause.age : ageNames[cause.age]
      return `${called(cause.memberId) ?? 'somebody'} is ${age}`
    }
    case 'priority':
      return `you chose ${withinSentence(cause.topic)}`
    case 'interest':
      return `you like ${withinSentence(cause.topic)}`
    case 'goal':
      return `it goes with “${cause.title}”`
    case 'works':
      return `“${cause.title}” works for you`
    case 'taken':
      return `you took “${cause.title}”`
    case 'good-day':
      return `${cause.day} is a good day for you`
  }
}

/** Why something is recommended, to go on after "because". */
export const becauseWords = (because: readonly Cause[], called: Called): string =>
  because.map((cause) => causeWords(cause, called)).join(' and ')

/** The same as a sentence of its own, or in a few words where it is only about whom and what an idea suits. */
export function reasonSentence(because: readonly Cause[], called: Called): string {
  const suits = because.map((cause) => suitsWords(cause, called))
  const isShort = because.some(({ kind }) => kind !== 'interest') && suits.every(Boolean)
  const words = isShort ? `for ${suits.join(' and ')}` : becauseWords(because, called)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whom or what an idea suits, to go on after “for”; undefined for every other cause. */
function suitsWords(cause: Cause, called: Called): string | undefined {
  switch (cause.kind) {
    case 'age':
      return called(cause.memberId) ?? 'somebody'
    case 'priority':
    case 'interest':
      return withinSentence(cause.topic)
    case 'goal':
      return 'your mission'
    default:
      return undefined
  }
}

/** One reason in a few words, where there is no room for all of them. */
export function shortReason(because: readonly Cause[], called: Called): string {
  const cause = tellingCause(because)
  return cause ? reasonSentence([cause], called) : ''
}

/** A topic of ours within a sentence; the family’s own words stay as they are. */
function withinSentence(topic: ChosenTopic): string {
  const name = chosenName(topic)
  return typeof topic === 'string' ? `“${name}”` : name.charAt(0).toLowerCase() + name.slice(1)
}
