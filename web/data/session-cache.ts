import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { isFields } from '#core/lib/typed-objects.ts'
import { parsedJson, tabStorage } from '#web/lib/safe-storage.ts'

/**
 * What the last visit in this tab saw (S3.7): it paints at once while the server is asked. Nothing
 * is authorised from it, and it goes when the user does (S4.8).
 */

const userKey = 'uid'
const profileKey = (userId: string) => `profile_${userId}`
const sprintsKey = (userId: string) => `sprints_${userId}`

export function readSessionCache(): Bootstrap | null {
  const userId = tabStorage().getItem(userKey)
  if (!userId) return null
  const profile = parsedJson(tabStorage().getItem(profileKey(userId)), isProfile)
  const sprints = parsedJson(tabStorage().getItem(sprintsKey(userId)), isSprints)
  return profile && sprints ? { ...profile, sprints } : null
}

const isProfile = (found: unknown): found is Omit<Bootstrap, 'sprints'> =>
  isFields(found) && isFields(found['user']) && isFields(found['family'])

const isSprints = (found: unknown): found is Bootstrap['sprints'] =>
  Array.isArray(found) && found.every(isFields)

/** Keeps the newest confirmed documents; those of any other user are cleared first (S4.8). */
export function writeSessionCache({ sprints, ...profile }: Bootstrap): void {
  const { user } = profile
  if (tabStorage().getItem(userKey) !== user.id) clearSessionCache()
  try {
    tabStorage().setItem(userKey, user.id)
    tabStorage().setItem(profileKey(user.id), JSON.stringify(profile))
    tabStorage().setItem(sprintsKey(user.id), JSON.stringify(sprints))
  } catch {
    clearSessionCache() // The browser's quota is full: a cache may be missing, never half there.
  }
}

export function clearSessionCache(): void {
  const userId = tabStorage().getItem(userKey) ?? ''
  for (const key of [userKey, profileKey(userId), sprintsKey(userId)]) tabStorage().removeItem(key)
}
