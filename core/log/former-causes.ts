import type { Cause } from '../recommendations/because-schema.ts'
import { keysOf } from '../lib/typed-objects.ts'
import { limits } from '../limits.ts'
import { weekdays } from '../words.ts'
import * as words from './former-words.ts'
import type { Named } from './former-words.ts'

type Groups = Record<string, string | undefined>

/** How each cause is made of what its sentence said; null where that names nobody, or nothing, that we know. */
const read: {
  [Kind in keyof typeof words.causes]: (said: Groups, people: readonly Named[]) => Cause | null
} = {
  theme: ({ count = '', theme = '' }) => {
    const number = words.numbers.includes(count) ? words.numbers.indexOf(count) : Number(count)
    const isKnown = words.themes.includes(theme) && number > 0
    return isKnown ? { kind: 'theme', theme: theme.replaceAll(' ', '-'), count: number } : null
  },
  age: ({ name, age = '' }, people) => {
    const memberId = people.find((one) => one.name === name)?.id
    const known = isAge(age) ? words.ages[age] : Number(age)
    const isSaid = typeof known === 'string' || known <= 130
    return memberId !== undefined && isSaid ? { kind: 'age', memberId, age: known } : null
  },
  priority: ({ topic = '' }) => chosen('priority', topic),
  interest: ({ topic = '' }) => chosen('interest', topic),
  goal: ({ title = '' }) => ({ kind: 'goal', title }),
  works: ({ title = '' }) => ({ kind: 'works', title }),
  taken: ({ title = '' }) => ({ kind: 'taken', title }),
  'good-day': ({ day: said }) => {
    const day = weekdays.find((one) => one === said)
    return day ? { kind: 'good-day', day } : null
  },
}

const isAge = (age: string): age is keyof typeof words.ages => age in words.ages

const chosen = (kind: 'priority' | 'interest', topic: string): Cause | null =>
  topic.length <= limits.name ? { kind, topic: words.topicOf(topic) } : null

function causeIn(text: string, people: readonly Named[]): Cause | null {
  for (const [sentence, figure] of words.situations) {
    const found = sentence.exec(text)
    if (!found) continue
    const said = found.groups?.['text']
    return { kind: 'situation', figure, ...(said !== undefined && { text: said }) }
  }
  for (const kind of keysOf(read)) {
    const found = words.causes[kind].exec(text)
    const cause = found && read[kind](found.groups ?? {}, people)
    if (cause) return cause
  }
  return null
}

/** Why something was recommended, out of the sentence that earlier versions kept; null where we cannot tell. */
export function causesIn(sentence: string, people: readonly Named[]): Cause[] | null {
  const text = sentence.replace(/^Y(?=ou )/, 'y')
  // Two first: what a family chose may be any words, also “Reading and it goes with …”.
  for (const { index } of text.matchAll(/ and /g)) {
    const first = causeIn(text.slice(0, index), people)
    const second = first && causeIn(text.slice(index + ' and '.length), people)
    if (second) return [first, second]
  }
  const whole = causeIn(text, people)
  return whole && [whole]
}
