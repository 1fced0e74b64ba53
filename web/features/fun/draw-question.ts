import type { Speaker } from '#content/questions/question.ts'
import { wheelQuestions } from '#content/wheel/questions.ts'
import type { WheelQuestion } from '#content/wheel/question.ts'

/** All that this age can be asked; where it goes by eye, nothing that needs ears (N29). */
export function questionsFor(speaker: Speaker, goesByEye = false): readonly WheelQuestion[] {
  return wheelQuestions.filter(
    (question) => question.for.includes(speaker) && !(goesByEye && question.byEar),
  )
}

/**
 * A question for this age that was not asked yet, and the texts asked so far with it. When all have
 * been asked they begin anew, though not with the last one. `random` gives from 0 up to 1.
 */
export function drawQuestion(
  speaker: Speaker,
  asked: readonly string[],
  goesByEye = false,
  random: () => number = Math.random,
): { question: WheelQuestion; asked: readonly string[] } {
  const all = questionsFor(speaker, goesByEye)
  const fresh = all.filter(({ text }) => !asked.includes(text))
  if (fresh.length > 0) {
    const question = fresh[Math.floor(random() * fresh.length)]!
    return { question, asked: [...asked, question.text] }
  }
  const last = asked.findLast((text) => all.some((one) => one.text === text))
  const others = asked.filter((text) => !all.some((one) => one.text === text))
  const again = all.filter(({ text }) => text !== last)
  const question = again[Math.floor(random() * again.length)]!
  return { question, asked: [...others, question.text] }
}
