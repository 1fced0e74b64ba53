import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { LogEntry } from '#core/contract/log.ts'
import type { Receipt } from '#core/contract/receipt.ts'
import { documentHash } from '#core/domain/document-hash.ts'
import { applyCommand, isCommand, type Addressed, type By } from '#core/domain/documents.ts'
import type { Problem } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import { rulesVersion } from '#core/rules-version.ts'

/**
 * A family's documents in this browser, as Replicache has them: the server's, up to a place in the family's
 * log (the head), and the commands of this device that are not in them yet (pending). What the screens show
 * is the head with the pending commands replayed on top, by the rules that the server decides by as well.
 */

/** A command as somebody gave it. */
export type Given = Addressed & {
  userId: string
  familyId: string
  /** When it was given, by the server's clock as far as it is known. */
  at: string
}

/** A command of this device that is not in the head yet, in the order in which it was given. */
export type Pending = Given & {
  order: number
  /** The server took it: it waits for the entries of the log that come before it. */
  receipt?: Receipt
  /** The server said no: it waits for somebody to read why. */
  refused?: Problem
}

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
  if (!after) return null // A week that this browser does not have, perhaps.
  if (hash !== null && hash !== documentHash(documentOf(after, entry))) return null
  return headOf({ ...after, sequence })
}

function documentOf({ family, sprints }: Bootstrap, { sprintId }: LogEntry): object | null {
  return sprintId === null ? family : (sprints.find(({ id }) => id === sprintId) ?? null)
}

/** What the screens show: the head with everything on top that it lacks. */
export function viewOf({ sequence, ...documents }: Head, pending: readonly Pending[]): View {
  return pending
    .filter(
      ({ refused, familyId, receipt }) =>
        !refused && familyId === documents.family.id && !(receipt && receipt.sequence <= sequence),
    )
    .reduce<View>(withPending, documents)
}

function withPending(documents: View, pending: Pending): View {
  const { receipt, userId } = pending
  return orUnchanged(documents, pending, { now: receipt?.at ?? pending.at, userId })
}

/** The documents after a command, or as they were where the rules refuse it. */
export function orUnchanged(documents: View, addressed: Addressed, by: By): View {
  const after = applied(documents, addressed, by)
  return after ? onboarded(after) : documents
}

function applied<Known extends View>(documents: Known, addressed: Addressed, by: By): Known | null {
  try {
    return applyCommand(documents, addressed, by)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** A primary user has finished onboarding when the family has (S3.1, S3.2). */
function onboarded<Known extends View>(documents: Known): Known {
  const { user, family } = documents
  if (user.onboardingComplete || !family.familyData.onboardingComplete) return documents
  return { ...documents, user: { ...user, onboardingComplete: true } }
}
