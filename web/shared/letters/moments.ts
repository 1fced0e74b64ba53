import { t } from '#core/say.ts'
import { weekName } from '#content/week-name.ts'
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
  const { goal } = family.familyData
  const lookBack = week && { kind: 'look-back' as const, sprintId: week.id }
  const end = goal && { kind: 'mission-end' as const, goalId: goal.id }
  return [
    ...(lookBack
      ? [{ kind: lookBack.kind, label: t`Look back of ${weekName(week.name)}`, moment: lookBack }]
      : []),
    ...(end ? [{ kind: end.kind, label: t`End of our mission`, moment: end }] : []),
    { kind: 'date', label: t`A date`, moment: null },
    { kind: 'book', label: t`For our book, not sealed`, moment: { kind: 'book' } },
  ]
}

/** "for the look back of Week 4": under a letter, and behind "Sealed". */
export function momentWords(moment: Moment, sprints: Documents['sprints']): string {
  switch (moment.kind) {
    case 'look-back': {
      const week = sprints.find(({ id }) => id === moment.sprintId)
      return week ? t`for the look back of ${weekName(week.name)}` : 'for a look back'
    }
    case 'mission-end':
      return 'for the end of our mission'
    case 'date':
      return `for ${longDate(moment.date)}`
    case 'book':
      return 'for our book'
  }
}
