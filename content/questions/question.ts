import type { AgeBand } from '#core/words.ts'
import type { ContentIcon } from '../icons.ts'

export const meetingKinds = ['stand-up', 'plan-meeting', 'retrospective'] as const
export type MeetingKind = (typeof meetingKinds)[number]

/** Who is asked: children from three on, and adults. */
export const speakers = ['3-5', '6-8', '9-12', '13-17', 'adult'] as const
export type Speaker = Exclude<AgeBand, 'under-3'> | 'adult'

/** One of two answers to point at. */
export type Choice = { label: string; icon: ContentIcon }

/** Short enough for a child to read aloud. */
export type Question = { text: string; choices?: readonly [Choice, Choice] }

export type QuestionsBySpeaker = Readonly<Record<Speaker, readonly Question[]>>

/** Questions with no pictures. */
export function plain(...texts: string[]): Question[] {
  return texts.map((text) => ({ text }))
}

/** A question with two answers to choose from, each as [label, icon]. */
export function either(
  text: string,
  one: [string, ContentIcon],
  other: [string, ContentIcon],
): Question {
  const choice = ([label, icon]: [string, ContentIcon]): Choice => ({ label, icon })
  return { text, choices: [choice(one), choice(other)] }
}
