import { t } from '#core/say.ts'
import { weekWithin } from '#content/week-name.ts'
import type { Moment } from '#core/letters/schema.ts'
import { nextLookBack } from '#core/letters/letters.ts'
import type { Documents } from '#core/commands/documents.ts'
import { longDate } from '#web/lib/words.ts'

export type MomentKind = Moment['kind']

/** The moments for which a letter can be written today, the nearest first. A date's day is chosen later. */
export function momentsAhead(
  { family, sprints }: Pick<Documents, 'family' | 'sprints'>,
  today: string,
): { kind: MomentKind; label: string; moment: Moment | null }[] {
  const week = nextLookBack(sprints, today)
  const weekWords = week && weekWithin(week.name)
  const { goal } = family.familyData
  const lookBack = week && { kind: 'look-back' as const, sprintId: week.id }
  const end = goal && { kind: 'mission-end' as const, goalId: goal.id }
  return [
    ...(lookBack && weekWords
      ? [{ kind: lookBack.kind, label: t`Look back of ${weekWords}`, moment: lookBack }]
      : []),
    ...(end ? [{ kind: end.kind, label: t`End of our mission`, moment: end }] : []),
    { kind: 'date', label: t`A date`, moment: null },
    { kind: 'book', label: t`For our book, not sealed`, moment: { kind: 'book' } },
  ]
}

/** "for the look back of Week 4": under a letter. */
export function momentWords(moment: Moment, sprints: Documents['sprints']): string {
  switch (moment.kind) {
    case 'look-back': {
      const week = weekOf(moment, sprints)
      return week ? t`for the look back of ${week}` : t`for a look back`
    }
    case 'mission-end':
      return t`for the end of our mission`
    case 'date': {
      const date = longDate(moment.date)
      return t`for ${date}`
    }
    case 'book':
      return t`for our book`
  }
}

type Sealed = Exclude<Moment, { kind: 'book' }>

/** What a letter that is being written waits for, and until when nobody reads it. */
export function waitsForWords(moment: Sealed, sprints: Documents['sprints']): string {
  switch (moment.kind) {
    case 'look-back': {
      const week = weekOf(moment, sprints)
      return week
        ? t`It waits for the look back of ${week}. Until then nobody reads it, not even you.`
        : t`It waits for a look back. Until then nobody reads it, not even you.`
    }
    case 'mission-end':
      return t`It waits for the end of our mission. Until then nobody reads it, not even you.`
    case 'date': {
      const date = longDate(moment.date)
      return t`It waits for ${date}. Until then nobody reads it, not even you.`
    }
  }
}

function weekOf({ sprintId }: { sprintId: string }, sprints: Documents['sprints']) {
  const week = sprints.find(({ id }) => id === sprintId)
  return week && weekWithin(week.name)
}
