import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { Receipt } from '#core/contract/receipt.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from './api.ts'
import { applyEntry, withFamily, withSprint } from './fold.ts'
import type { OutboxEntry } from './outbox.ts'

/** A command and what the server said to it. */
export type Acknowledged = { entry: OutboxEntry; receipt: Receipt }

/**
 * The confirmed documents after an acknowledged command. The rules give the same document as the
 * server's where it built on the version we have; otherwise somebody else was faster and we ask.
 */
export async function confirmOne(
  documents: Bootstrap,
  { entry, receipt: { version, at, userId } }: Acknowledged,
): Promise<Bootstrap> {
  const { familyId, sprintId } = entry
  const known = sprintId === null ? documents.family.version : (versionOf(documents, sprintId) ?? 0)
  if (version === known + 1 || version === 0)
    return applyEntry(documents, entry, { now: at, userId })
  if (version <= known) return documents
  if (sprintId === null) return withFamily(documents, await request(apiPaths.family(familyId)))
  const sprint = await request(apiPaths.sprint(familyId, sprintId)).catch(nullWhereGone)
  return { ...documents, sprints: withSprint(documents.sprints, sprintId, () => sprint) }
}

/** Somebody has deleted it since: the command was acknowledged all the same. */
function nullWhereGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

/**
 * Documents of which some may have been read before commands that are acknowledged, with these
 * commands. More may join the list while it is gone through.
 */
export async function confirmLater(
  documents: Bootstrap,
  later: readonly Acknowledged[],
): Promise<Bootstrap> {
  let result = documents
  for (const news of later) {
    const isOurs = news.entry.familyId === documents.family.id
    const isLater = news.receipt.sequence > (documents.sequence ?? 0)
    if (isOurs && isLater) result = await confirmOne(result, news)
  }
  return result
}

/** The version of a sprint that is in the documents; null where it is not. */
export function versionOf({ sprints }: Bootstrap, sprintId: string): number | null {
  return sprints.find(({ id }) => id === sprintId)?.version ?? null
}
