import type { Topic } from '#core/contract/family.ts'
import type { Card, Sprint } from '#core/contract/sprint.ts'
import { weekdayOf } from '#core/domain/calendar.ts'
import { summarize } from '#core/domain/insights.ts'
import type { Member } from '#core/domain/member.ts'
import { sameText } from '#core/domain/same-text.ts'
import { limits } from '#core/limits.ts'
import { resultsOf } from '#web/shared/meeting/week-facts.tsx'

export type CardIdea = Pick<Card, 'kind' | 'text'> & { icon: string | null }

interface Week {
  sprint: Sprint
  members: readonly Member[]
  topics: readonly Topic[]
  today: string
}

const mostOfAKind = 2
/** Of five; a day at most so low was hard for the family, and one at least so high was good. */
const low = 2
const high = 4

/** Cards that the week itself has written: what was done, the days' faces, what somebody parked. */
export function cardIdeas({ sprint, members, topics, today }: Week): CardIdea[] {
  const results = resultsOf(sprint, members)
  const { moods } = summarize(sprint, members, today)
  const days = (isSo: (mood: number) => boolean, words: string) =>
    moods
      .filter(({ mood }) => isSo(mood))
      .map(({ date }) => ({ text: `${weekdayOf(date)} was ${words}`, icon: null }))
  const highs = [
    ...results
      .filter(({ done, planned }) => planned > 0 && done >= planned)
      .map(({ task }) => ({ text: `${task.title}: all done`, icon: task.icon })),
    ...days((mood) => mood >= high, 'good'),
  ]
  const lows = [
    ...topics.map(({ text }) => ({ text, icon: null })),
    ...days((mood) => mood <= low, 'hard'),
    ...results
      .filter(({ done, planned }) => done * 2 < planned)
      .map(({ task, done, planned }) => ({
        text: `${task.title}: ${done} of ${planned}`,
        icon: task.icon,
      })),
  ]
  const cards = sprint.retrospective?.cards ?? []
  const open = (kind: Card['kind'], ideas: Omit<CardIdea, 'kind'>[]) =>
    ideas
      .map(({ text, icon }) => ({ kind, text: text.slice(0, limits.title), icon }))
      .filter(({ text }) => !cards.some((card) => sameText(card.text, text)))
      .slice(0, mostOfAKind)
  return [...open('high', highs), ...open('low', lows)]
}
