import { useState } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { roundOf } from '#core/domain/rounds.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { heldBefore, setupOf, type KeptSetup, type Setup, type WeeklyKind } from './setup.ts'

/** A weekly meeting's people, jobs and length, and how to change them. */
export interface Gathering extends Setup {
  /** The how-manieth of its kind it is; kept with it, for the questions of the next. */
  round: number
  change: (changes: Partial<Setup>) => void
}

function useSetup(kind: WeeklyKind, sprintId: string, kept: KeptSetup) {
  const { members, sprints } = useFamily()
  const today = useToday()
  const input = { members, held: heldBefore(kind, sprints, sprintId), today }
  const setup = setupOf(kept, input)
  /** The whole of it after a change: whoever is away now hands the job on. */
  const after = (changes: Partial<Setup>) => setupOf({ ...kept, ...setup, ...changes }, input)
  return { setup, after, round: roundOf({ kind, sprintId }, sprints) }
}

/** Of a meeting that has begun: everything is kept in the document, where other devices see it. */
export function useGathering(kind: WeeklyKind, sprint: Sprint): Gathering {
  const send = useSend()
  const kept = kind === 'plan-meeting' ? sprint.meeting : sprint.retrospective
  const { setup, after, round } = useSetup(kind, sprint.id, kept ?? {})
  const change = (changes: Partial<Setup>) => {
    const type = kind === 'plan-meeting' ? 'edit-meeting' : 'edit-retrospective'
    void send.toSprint(sprint.id, { type, changes: after(changes) })
  }
  return { ...setup, round, change }
}

/** Of a meeting that is about to begin: nothing is kept before it does. */
export function usePlannedGathering(kind: WeeklyKind, sprintId: string): Gathering {
  const [kept, setKept] = useState<KeptSetup>({})
  const { setup, after, round } = useSetup(kind, sprintId, kept)
  const change = (changes: Partial<Setup>) => {
    // A length that nobody chose follows who is there.
    const { length, ...rest } = after(changes)
    setKept({ ...rest, ...((changes.length ?? kept.length) ? { length } : {}) })
  }
  return { ...setup, round, change }
}
