import { rulesVersion } from '#core/rules-version.ts'
import { replay, replicaOf, type Replica } from './replica.ts'
import { readSessionCache } from './session-cache.ts'
import type { Storage } from './storage.ts'

/** What this browser kept of whoever was here last, by the rules of today; null where it is nothing. */
export async function lastKnown(storage: Storage): Promise<Replica | null> {
  const cached = readSessionCache()
  if (cached?.rules === rulesVersion) return replicaOf(cached)
  const userId = await storage.lastUser()
  const found = userId === null ? null : await storage.read(userId)
  return found && replay(replicaOf(found.snapshot), found.entries).replica
}
