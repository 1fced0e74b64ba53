import type { Addressed, Documents } from '../commands/documents.ts'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { StandUpAnswer } from '../stand-up/schema.ts'

/** So much of what there is room for may be taken by those who must leave room for all others. */
export const shareOfRoom = (most: number): number => Math.floor(most / 4)

/**
 * Why there is no room for a command of a device, or null where there is. Nobody's answers take more
 * than a quarter of a week's letters. `visitors` are the members as whom devices of another home write,
 * null for a device of this one: all that stands in their names is together a quarter of each list at
 * most, so that no other home fills this one (A80).
 */
export function roomRefusal(
  { sprintId, command }: Addressed,
  { family, sprints }: Documents,
  visitors: readonly string[] | null,
): ErrorCode | null {
  const sprint = sprints.find(({ id }) => id === sprintId)
  const isFull = (names: readonly (string | undefined)[], most: number) => {
    const theirs = names.filter((name) => name !== undefined && visitors?.includes(name))
    return visitors !== null && theirs.length >= shareOfRoom(most)
  }
  switch (command.type) {
    case 'park-topic': {
      const names = family.familyData.topics.map(({ memberId }) => memberId)
      return isFull(names, limits.topics) ? 'list-full' : null
    }
    case 'appreciate': {
      const names = sprint?.meeting.appreciations.map(({ fromId }) => fromId) ?? []
      return isFull(names, limits.appreciations) ? 'list-full' : null
    }
    case 'answer-stand-up': {
      const { date, answer } = command
      const others = sprint ? answersOf(visitors ?? [answer.memberId], sprint, command) : []
      return lengthOf([...others, { date, answer }]) > shareOfRoom(limits.documentSize)
        ? 'document-full'
        : null
    }
    default:
      return null
  }
}

type Answered = { date: string; answer: StandUpAnswer }

/** What these have answered in a week, without the answer that this one is in the place of. */
const answersOf = (names: readonly string[], { standUps }: Sprint, given: Answered) =>
  standUps.flatMap(({ date, answers }) =>
    answers
      .filter(({ memberId }) => names.includes(memberId))
      .filter(({ memberId }) => date !== given.date || memberId !== given.answer.memberId)
      .map((answer) => ({ date, answer })),
  )

/** As they stand in the document, where a quotation mark takes the room of two letters. */
const lengthOf = (answered: readonly Answered[]) =>
  answered.reduce(
    (sum, { answer: { did, next, help } }) => sum + JSON.stringify([did, next, help]).length,
    0,
  )
