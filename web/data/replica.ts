import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { LogEntry } from '#core/log/schema.ts'
import { documentHash } from '#core/log/document-hash.ts'
import { isCommand, touchedBetween, type By } from '#core/log/documents.ts'
import type { Addressed } from '#core/commands/documents.ts'
import { calledName } from '#core/account/user.ts'
import { rulesVersion } from '#core/log/subjects.ts'
import { applied, givenBy, isLacking, type Pending } from './pending.ts'

/**
 * A family's documents in this browser, as Replicache has them: the server's, up to a place in the family's
 * log (the head), and the commands of this device that are not in them yet (pending). What the screens show
 * is the head with the pending commands replayed on top, by the rules that the server decides by as well.
 */

/**
 * What became of entries that were to be replayed. `gap`: some before them are missing. `beyond`: something
 * happened that is no command, or that other rules have to decide. `diverged`: they led elsewhere.
 */
export type Replayed = 'done' | 'gap' | 'beyond' | 'diverged'

/** What the screens show: the documents, wherever in the log they are. */
export type View = Omit<Bootstrap, 'sequence'>

/** The documents as they are at a place in the family's log. */
export type Head = Bootstrap & { sequence: number }

export function headOf(snapshot: Bootstrap): Head {
  return { ...onboarded(snapshot), sequence: snapshot.sequence ?? 0 }
}

/**
 * The head after entries of the log, those it has already passed over. It ends before the first that
 * does not follow, and before one that the rules here cannot replay: then a snapshot has to come.
 */
export function replay(
  head: Head,
  entries: readonly LogEntry[],
): { head: Head; outcome: Replayed } {
  let next = head
  for (const entry of entries) {
    if (entry.sequence <= next.sequence) continue
    if (entry.sequence > next.sequence + 1) return { head: next, outcome: 'gap' }
    if (!isCommand(entry) || next.rules !== rulesVersion) {
      return { head: next, outcome: 'beyond' }
    }
    const after = replayed(next, entry)
    if (!after) return { head: next, outcome: 'diverged' }
    next = after
  }
  return { head: next, outcome: 'done' }
}

function replayed(head: Head, entry: LogEntry & Addressed): Head | null {
  const { at: now, userId, hash, sequence } = entry
  const after = applied(head, entry, { now, userId })
  if (!after) return null // Perhaps it is of a week that this browser does not have.
  const touched = touchedBetween(head, after, entry.sprintId)
  if (hash !== null && hash !== documentHash(touched)) return null
  return headOf({ ...after, sequence })
}

/** What the screens show: the head with everything on top that it lacks. */
export function viewOf({ sequence, ...documents }: Head, pending: readonly Pending[]): View {
  return pending
    .filter((one) => one.familyId === documents.family.id && isLacking(one, sequence))
    .reduce<View>((view, one) => orUnchanged(view, one, givenBy(one)), documents)
}

/** The documents after a command, or as they were where the rules refuse it. */
export function orUnchanged(documents: View, addressed: Addressed, by: By): View {
  const after = applied(documents, addressed, by)
  return after ? onboarded(after) : documents
}

/** A primary user has finished onboarding when the family has (S3.1, S3.2). */
function onboarded<Known extends View>(documents: Known): Known {
  const { user, family } = documents
  if (user.onboardingComplete || !family.familyData.onboardingComplete) return documents
  const name = calledName(user.profile, family.familyData.primaryUser.name)
  const profile = { ...user.profile, name }
  return { ...documents, user: { ...user, profile, onboardingComplete: true } }
}
