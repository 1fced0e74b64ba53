import type { WheelQuestion as EnglishQuestion } from '#content/wheel/question.ts'

/** What the wheel can stop at. */
export const wheelTopics = [
  'Journée',
  'Émotions',
  'Et si…',
  'Nous',
  'Bêtises',
  'Autrefois',
  'Rêves',
  'Bon cœur',
] as const
export type WheelTopic = (typeof wheelTopics)[number]

/** A question of the wheel: for talking, at the table or on the way; nothing that anyone has to win. */
export type WheelQuestion = Omit<EnglishQuestion, 'topic'> & { topic: WheelTopic }
