import type { Speaker } from '../questions/question.ts'

/** What the wheel can stop at. */
export const wheelTopics = [
  'Today',
  'Feelings',
  'What if',
  'Us',
  'Silly',
  'Long ago',
  'Dreams',
  'Kindness',
] as const
export type WheelTopic = (typeof wheelTopics)[number]

/** A question of the wheel: for talking, at the table or on the way; nothing that anyone has to win. */
export type WheelQuestion = {
  topic: WheelTopic
  text: string
  /** Who can answer it; the same one may suit several ages. */
  for: readonly Speaker[]
  /** It needs ears: left out where somebody signs, or wants no sounds. */
  byEar?: true
}
