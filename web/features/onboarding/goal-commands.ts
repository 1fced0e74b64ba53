import { entriesOf, fromEntries, keysOf } from '#core/domain/typed-objects.ts'
import type { Goal } from '#core/contract/goal.ts'
import { limits } from '#core/limits.ts'
import type { FamilyIntent } from '#web/data/use-family.tsx'
import { manyLines, oneLine } from '#core/text.ts'

/** A goal as it is being typed. */
export type GoalDraft = Partial<Goal> & Pick<Goal, 'id' | 'title'>

/** How long a goal takes when nobody said otherwise: short enough to see its end. */
export const usualWeeks = 6

/** The goal as the document holds it: texts tidied, what was left open filled in. */
export function goalFrom(draft: GoalDraft, today: string): Goal {
  const { weeks = usualWeeks, exampleId } = draft
  return {
    id: draft.id,
    title: oneLine(draft.title),
    why: manyLines(draft.why ?? ''),
    measure: manyLines(draft.measure ?? ''),
    weeks: Math.min(Math.max(weeks, 1), limits.goalWeeks),
    celebration: oneLine(draft.celebration ?? ''),
    startsOn: draft.startsOn ?? today,
    ...(exampleId && { exampleId }),
  }
}

type Situation = {
  /** The family's goal now. */
  current: Goal | null
  /** The family's goal when the typing began: what the other parent changed since then stays (P6). */
  before?: Goal | null | undefined
  today: string
  /** Nothing has been done for the goal yet: another one simply takes its place. */
  beginning: boolean
  /** What became of the current goal, where another one follows it. */
  outcome: 'reached' | 'let-go'
}

/** What makes `draft` the family's goal; null where it already is, word for word. */
export function goalCommand(draft: GoalDraft, situation: Situation): FamilyIntent | null {
  const { current, before, today, beginning, outcome } = situation
  const goal = goalFrom(draft, today)
  if (!current) return { type: 'set-goal', goal }
  if (current.id !== goal.id && !beginning) return { type: 'set-goal', goal, outcome }
  if (beginning && current.exampleId !== goal.exampleId) {
    return { type: 'set-goal', goal: { ...goal, id: current.id } }
  }
  const base = before?.id === current.id ? before : current
  const changes = changesOf(base, goal)
  const fields = keysOf(changes)
  if (fields.length === 0) return null
  const from = Object.fromEntries(fields.map((field) => [field, base[field]]))
  return { type: 'edit-goal', changes, from }
}

function changesOf(current: Goal, goal: Goal): Partial<Omit<Goal, 'id'>> {
  const { title, why, measure, weeks, celebration } = goal
  const wanted = { title, why, measure, weeks, celebration }
  return fromEntries(entriesOf(wanted).filter(([field, value]) => current[field] !== value))
}
