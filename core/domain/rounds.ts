import type { Sprint } from '../contract/sprint.ts'

/** Which meeting is meant: a stand-up by its day, the weekly ones by their sprint. */
export type Gathering =
  | { kind: 'stand-up'; date: string }
  | { kind: 'plan-meeting' | 'retrospective'; sprintId: string }

/**
 * How many meetings of this kind the family held before. It does not change while one lasts, and is
 * the same on every device: what is dealt by it (questions) need not be remembered anywhere.
 */
export function roundOf(gathering: Gathering, sprints: readonly Sprint[]): number {
  if (gathering.kind === 'stand-up') {
    const days = sprints.flatMap(({ standUps }) =>
      standUps.filter(({ answers }) => answers.length > 0).map(({ date }) => date),
    )
    return new Set(days.filter((date) => date < gathering.date)).size
  }
  const index = sprints.findIndex(({ id }) => id === gathering.sprintId)
  const before = index === -1 ? sprints : sprints.slice(0, index)
  return before.filter(({ plannedAt, retrospective }) =>
    gathering.kind === 'plan-meeting' ? plannedAt !== null : retrospective !== null,
  ).length
}

/**
 * The card of a pile of `size` for one of `players`, each of whom gets one a round: the pile is dealt
 * through to its end before it begins anew, whoever gets which. `place` counts from 0.
 */
export function dealt(
  size: number,
  { round, players, place }: { round: number; players: number; place: number },
): number {
  return (round * players + place) % size
}
