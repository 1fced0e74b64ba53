import type { Card } from '#core/retrospective/schema.ts'
import type { AgeBand } from '#core/words.ts'
import type { ContentIcon } from '../icons.ts'

export const meetingKinds = ['stand-up', 'plan-meeting', 'retrospective'] as const
export type MeetingKind = (typeof meetingKinds)[number]

/** Who is asked: children from three on, and adults. */
export const speakers = ['3-5', '6-8', '9-12', '13-17', 'adult'] as const
export type Speaker = Exclude<AgeBand, 'under-3'> | 'adult'

/** One of two answers to point at; stored by its id. */
export type Choice = { id: string; label: string; icon: ContentIcon }

/** Short enough for a child to read aloud. With pictures it has an id, by which an answer is stored. */
export type Question = {
  text: string
  /** Which card of a look back answers it; without it, a high and a low both do. */
  kind?: Card['kind']
} & ({ id: string; choices: readonly [Choice, Choice] } | { id?: never; choices?: never })

/** One that is answered by pointing at one of two pictures. */
export type PictureQuestion = Extract<Question, { id: string }>

/** What was pointed at, as question and answer: a picture's word alone says too little. */
export const answerWords = ({ text }: PictureQuestion, { label }: Choice): string =>
  `${text} ${label}.`

/** Of a look back's questions that ask for neither: the answers that say what was hard. */
const hardAnswers: ReadonlySet<string> = new Set(['loud', 'too-fast', 'rain', 'more-please'])

/** Which card of a look back an answer is. */
export const cardKindOf = ({ kind }: PictureQuestion, { id }: Choice): Card['kind'] =>
  kind ?? (hardAnswers.has(id) ? 'low' : 'high')

export type QuestionsBySpeaker = Readonly<Record<Speaker, readonly Question[]>>

/** Questions with no pictures. */
export function plain(...list: (string | Question)[]): Question[] {
  return list.map(asQuestion)
}

const asQuestion = (one: string | Question): Question =>
  typeof one === 'string' ? { text: one } : one

/** Asks for what was good. */
export const high = (one: string | Question): Question => ({ ...asQuestion(one), kind: 'high' })

/** Asks for what was hard, or what should change. */
export const low = (one: string | Question): Question => ({ ...asQuestion(one), kind: 'low' })

type Picture = [id: string, label: string, icon: ContentIcon]

/** A question with two answers to choose from. Ids stay as they are, also where the words change. */
export function either(id: string, text: string, one: Picture, other: Picture): Question {
  const choice = ([choiceId, label, icon]: Picture): Choice => ({ id: choiceId, label, icon })
  return { id, text, choices: [choice(one), choice(other)] }
}
