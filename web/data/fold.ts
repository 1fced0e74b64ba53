import type { Bootstrap } from '#core/contract/bootstrap.ts'
import { applyCommand, type By } from '#core/domain/documents.ts'
import { Refusal } from '#core/refusal.ts'
import type { OutboxEntry } from './outbox.ts'

/** One entry applied to everything the browser has, by the server's rules; as it was where they refuse it. */
export function applyEntry(documents: Bootstrap, entry: OutboxEntry, by: By): Bootstrap {
  try {
    return onboarded(applyCommand(documents, entry, by))
  } catch (error) {
    if (error instanceof Refusal) return documents
    throw error
  }
}

/** A primary user has finished onboarding when the family has (S3.1, S3.2). */
export function onboarded(documents: Bootstrap): Bootstrap {
  const { user, family } = documents
  if (user.onboardingComplete || !family.familyData.onboardingComplete) return documents
  return { ...documents, user: { ...user, onboardingComplete: true } }
}

/** What the family sees: the confirmed documents with everything applied that is on its way. */
export function fold(
  confirmed: Bootstrap,
  entries: readonly OutboxEntry[],
  now: string,
): Bootstrap {
  return entries
    .filter((entry) => !entry.refused && entry.familyId === confirmed.family.id)
    .reduce(
      (documents, entry) => applyEntry(documents, entry, { now, userId: entry.userId }),
      confirmed,
    )
}
