import { questions, type MeetingKind, type Question, type Speaker } from '#content/questions.ts'
import { daysBetween } from '#core/domain/calendar.ts'
import { ageBandOf, type Member } from '#core/domain/member.ts'

/** For whom the questions are written; null for those who do not talk yet. */
export function speakerOf(member: Member, today: string): Speaker | null {
  if (member.kind === 'adult') return 'adult'
  const band = ageBandOf(member, today)
  if (band === 'under-3') return null
  // A child whose age the family keeps to itself gets the questions in the middle.
  return band ?? '9-12'
}

/** Any Monday; only the distance from it counts. */
const beginning = '2024-01-01'

/**
 * The question for a member in a meeting of that day. A stand-up takes the next one every day, the
 * others every week, and members of one age never get the same: none comes back until all were used.
 */
export function questionFor(
  kind: MeetingKind,
  member: Member,
  { members, date }: { members: readonly Member[]; date: string },
): Question | null {
  const speaker = speakerOf(member, date)
  if (!speaker) return null
  const list = questions[kind][speaker]
  const days = daysBetween(beginning, date)
  const round = kind === 'stand-up' ? days : Math.floor(days / 7)
  const peers = members.filter((other) => speakerOf(other, date) === speaker)
  const place = peers.findIndex(({ id }) => id === member.id)
  // Each peer begins at a different place of the list, as far apart as there is room.
  const start = Math.floor((place * list.length) / peers.length)
  return list[(((round + start) % list.length) + list.length) % list.length] ?? null
}
