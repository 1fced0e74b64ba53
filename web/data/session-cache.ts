import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { tabStorage } from '#web/lib/safe-storage.ts'

/**
 * What a tab keeps in session storage of whoever is signed in: `profile_{uid}`, the user document, and
 * `sprints_{uid}`, the list of weeks (S3.7). Both are written for others to look at. The program itself
 * reads the documents from IndexedDB alone (storage.ts).
 */

const userKey = 'uid'
const profileKey = (userId: string) => `profile_${userId}`
const sprintsKey = (userId: string) => `sprints_${userId}`

/** Writes both from the documents as the server confirmed them; another user's are cleared first (S4.8). */
export function writeSessionCache({ user, sprints }: Bootstrap): void {
  const { id, profile, role, familyId, onboardingComplete } = user
  if (tabStorage().getItem(userKey) !== id) clearSessionCache()
  try {
    tabStorage().setItem(userKey, id)
    keep(profileKey(id), { profile, role, familyId, onboardingComplete })
    keep(
      sprintsKey(id),
      sprints.map(({ id: sprintId, name, startsOn, weeks, createdAt, completed }) => ({
        id: sprintId,
        name,
        startsOn,
        weeks,
        createdAt,
        completed,
      })),
    )
  } catch {
    clearSessionCache() // The browser's quota is full: a cache may be missing, never half there.
  }
}

/** A tick changes neither of them: then nothing is written. */
function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  if (tabStorage().getItem(key) !== text) tabStorage().setItem(key, text)
}

export function clearSessionCache(): void {
  const userId = tabStorage().getItem(userKey) ?? ''
  for (const key of [userKey, profileKey(userId), sprintsKey(userId)]) tabStorage().removeItem(key)
}
