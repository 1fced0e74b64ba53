import { documentOf } from '#core/lib/json-text.ts'
import type { Addressed, Documents } from '#core/commands/documents.ts'
import { readDocuments } from '#server/store/documents.ts'
import { readSnapshot } from '#server/store/families.ts'
import type { Services } from './route.ts'

type Reading = Pick<Services, 'db' | 'pace'>
/** `payer`: at whose pace, where that is not the family’s own; see `payerOf`. */
type Whose = { familyId: string; payer?: string }

/**
 * All documents of a family, for one command of its own: up to 36 full weeks are read and understood. That
 * counts at a pace of all who do so for the family, however many accounts, programs and devices it has (A81).
 * Null where there is no such family.
 */
export async function readWeeks(
  { db, pace }: Reading,
  { familyId, payer = familyId }: Whose,
): Promise<Documents | null> {
  const reader = `weeks ${payer}`
  pace.reading.admit(reader)
  const { family, sprints } = await readDocuments(db, familyId)
  if (!family) return null
  pace.reading.owe(
    reader,
    sprints.reduce((size, { length }) => size + length, family.length),
  )
  return { family: documentOf(family), sprints: sprints.map(documentOf) }
}

/**
 * By what it is said whether a device, or a program that ticks, may do something: the command’s own week is
 * enough. Answers of check-ins are counted through all weeks, and of closed ones the latest alone are for them.
 */
export async function readForCommand(
  { db, pace }: Reading,
  whose: Whose,
  { sprintId, command }: Addressed,
): Promise<Documents | null> {
  const snapshot = await readSnapshot(db, whose.familyId, sprintId)
  const sprint = snapshot?.sprint ? documentOf(snapshot.sprint) : null
  const isOpen = sprint !== null && !sprint.completed && command.type !== 'answer-stand-up'
  if (!snapshot || !(isOpen || sprintId === null)) return readWeeks({ db, pace }, whose)
  return { family: documentOf(snapshot.family), sprints: sprint ? [sprint] : [] }
}
