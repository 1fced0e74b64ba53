import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { Family } from '#core/contract/family.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import type { Context } from '#core/domain/context.ts'
import { applyFamilyCommand } from '#core/domain/family.ts'
import { memberIdsOf } from '#core/domain/member.ts'
import { applySprintCommand, inOrder } from '#core/domain/sprint.ts'
import { Refusal } from '#core/refusal.ts'
import type { OutboxEntry } from './outbox.ts'

/** The document after a command, or as it was where the rules refuse it. */
function orUnchanged<Document>(document: Document, apply: () => Document): Document {
  try {
    return apply()
  } catch (error) {
    if (error instanceof Refusal) return document
    throw error
  }
}

/** One entry applied to everything the browser has; the same rules as the server's. */
export function applyEntry(
  documents: Bootstrap,
  entry: OutboxEntry,
  by: { now: string; userId: string },
): Bootstrap {
  const context: Context = { ...by, memberIds: memberIdsOf(documents.family.familyData) }
  if (entry.sprintId === null) {
    const { command } = entry
    const family = orUnchanged(documents.family, () =>
      applyFamilyCommand(documents.family, command, context),
    )
    return withFamily(documents, family)
  }
  const sprints = withSprint(documents.sprints, entry.sprintId, (sprint) =>
    orUnchanged(sprint, () => applySprintCommand(sprint, entry.command, context, entry)),
  )
  return sprints === documents.sprints ? documents : { ...documents, sprints }
}

/** A primary user has finished onboarding when the family has (S3.1, S3.2). */
export function withFamily(documents: Bootstrap, family: Family): Bootstrap {
  if (family === documents.family) return documents
  const onboardingComplete =
    documents.user.onboardingComplete || family.familyData.onboardingComplete
  return { ...documents, family, user: { ...documents.user, onboardingComplete } }
}

/** The list with one sprint changed, added or gone; the same list where nothing changed. */
export function withSprint(
  sprints: Sprint[],
  sprintId: string,
  change: (sprint: Sprint | null) => Sprint | null,
): Sprint[] {
  const index = sprints.findIndex(({ id }) => id === sprintId)
  const before = sprints[index] ?? null
  const after = change(before)
  if (after === before) return sprints
  if (!after) return sprints.toSpliced(index, 1)
  return inOrder(before ? sprints.with(index, after) : [...sprints, after])
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
