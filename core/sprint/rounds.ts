import type { Sprint } from './schema.ts'
import { standUpOn } from '../stand-up/stand-up.ts'

/** Which meeting is meant: a stand-up by its day, the weekly ones by their sprint. */
export type Gathering =
  | { kind: 'stand-up'; date: string }
  | { kind: 'plan-meeting' | 'retrospective'; sprintId: string }

/**
 * The how-manieth of its kind a meeting is, from 0: as it is kept with it, else one more than those
 * before. It is the same on every device, also on one that knows only the latest weeks; what is
 * dealt by it (questions) need not be remembered anywhere else.
 */
export function roundOf(gathering: Gathering, sprints: readonly Sprint[]): number {
  const { own, earlier } =
    gathering.kind === 'stand-up'
      ? dailyRounds(gathering.date, sprints)
      : weeklyRounds(gathering, sprints)
  const kept = earlier.filter((round) => round !== undefined)
  // A family from before this was kept begins with as many as are known.
  return own ?? (kept.length > 0 ? Math.max(...kept) + 1 : earlier.length)
}

type Rounds = { own: number | undefined; earlier: (number | undefined)[] }

function dailyRounds(date: string, sprints: readonly Sprint[]): Rounds {
  const on = sprints.flatMap((sprint) => standUpOn(sprint, date) ?? [])
  return {
    own: on.find(({ round }) => round !== undefined)?.round,
    earlier: sprints
      .flatMap(({ standUps }) => standUps)
      .filter((standUp) => standUp.date < date && standUp.answers.length > 0)
      .map(({ round }) => round),
  }
}

function weeklyRounds(
  { kind, sprintId }: Exclude<Gathering, { kind: 'stand-up' }>,
  sprints: readonly Sprint[],
): Rounds {
  const index = sprints.findIndex(({ id }) => id === sprintId)
  const meetingOf = ({ meeting, plannedAt, retrospective }: Sprint) => {
    if (kind === 'retrospective') return retrospective
    return plannedAt === null ? null : meeting
  }
  const before = index === -1 ? sprints : sprints.slice(0, index)
  const at = sprints[index]
  return {
    own: kind === 'plan-meeting' ? at?.meeting.round : at?.retrospective?.round,
    earlier: before.flatMap((sprint) => {
      const meeting = meetingOf(sprint)
      return meeting ? [meeting.round] : []
    }),
  }
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
