import { t } from '#core/say.ts'
import { questionsByEar } from '#content/questions-by-ear.ts'
import type { Question, QuestionsBySpeaker, Speaker } from '#content/questions/question.ts'
import { afterName } from '#content/questions/after-name.ts'
import { familyGoesByEye } from '#core/meetings/fits.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { ageBandOf, isTooYoung, type Member } from '#core/members/member.ts'
import { dealt, roundOf, type Gathering } from '#core/sprint/rounds.ts'
import { useHome } from '#web/data/use-home.tsx'

/**
 * What this member is asked of a meeting's questions, in words for the age; null for those who are too
 * young.
 */
export function useQuestion(
  questions: QuestionsBySpeaker,
  gathering: Gathering,
  member: Member | undefined,
): Question | null {
  const ask = useQuestions(questions, gathering)
  return member ? ask(member) : null
}

/** What each of them is asked; with a rule, of the questions for which it holds. */
export function useQuestions(questions: QuestionsBySpeaker, gathering: Gathering) {
  const { family, sprints, members, today } = useHome()
  const asking = { members, sprints, today, goesByEye: familyGoesByEye(family.familyData) }
  return (member: Member, suits?: Asking['suits']) =>
    questionFor(questions, gathering, member, { ...asking, ...(suits && { suits }) })
}

/** For whom the questions are written; null for those who are too young to answer. */
export function speakerOf(member: Member, today: string): Speaker | null {
  if (member.kind === 'adult') return 'adult'
  if (isTooYoung(member, today)) return null
  const band = ageBandOf(member, today)
  if (band === 'under-3') return '3-5'
  // A child whose age the family keeps to itself gets the questions in the middle.
  return band ?? '9-12'
}

interface Asking {
  members: readonly Member[]
  sprints: readonly Sprint[]
  today: string
  /** What needs ears is not asked. */
  goesByEye: boolean
  /** Others are not asked. */
  suits?: (question: Question) => boolean
}

/**
 * The question for a member in a meeting. Those of one age draw from one pile, one each at every
 * meeting that the family holds: none comes back until all were used.
 */
export function questionFor(
  questions: QuestionsBySpeaker,
  gathering: Gathering,
  member: Member,
  { members, sprints, today, goesByEye, suits = () => true }: Asking,
): Question | null {
  const speaker = speakerOf(member, today)
  if (!speaker) return null
  const pile = questions[speaker].filter(
    (one) => !(goesByEye && one.id && questionsByEar.has(one.id)) && suits(one),
  )
  const peers = members.filter((other) => speakerOf(other, today) === speaker)
  const place = peers.findIndex(({ id }) => id === member.id)
  const round = roundOf(gathering, sprints)
  return pile[dealt(pile.length, { round, players: peers.length, place })] ?? null
}

/** A question with the name of whom it is for: "Jonas, what does your day look like?"; who signs shows it. */
export function askedOf(name: string, question: string, signs = false): string {
  const asked = afterName(question)
  return signs ? t`${name}, show us: ${asked}` : t`${name}, ${asked}`
}
