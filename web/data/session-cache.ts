import type { Bootstrap } from '#core/contract/bootstrap.ts'

/**
 * What the last visit in this tab saw (S3.7): it paints at once while the server is asked. Nothing
 * is authorised from it, and it goes when the user does (S4.8).
 */

const userKey = 'uid'
const profileKey = (userId: string) => `profile_${userId}`
const sprintsKey = (userId: string) => `sprints_${userId}`

export function readSessionCache(): Bootstrap | null {
  const userId = sessionStorage.getItem(userKey)
  if (!userId) return null
  const profile = read<Omit<Bootstrap, 'sprints'>>(profileKey(userId))
  const sprints = read<Bootstrap['sprints']>(sprintsKey(userId))
  return profile && sprints ? { ...profile, sprints } : null
}

function read<T>(key: string): T | null {
  const text = sessionStorage.getItem(key)
  return text === null ? null : (JSON.parse(text) as T)
}

/** Keeps the newest confirmed documents; those of any other user are cleared first (S4.8). */
export function writeSessionCache({ sprints, ...profile }: Bootstrap): void {
  const { user } = profile
  if (sessionStorage.getItem(userKey) !== user.id) clearSessionCache()
  try {
    sessionStorage.setItem(userKey, user.id)
    sessionStorage.setItem(profileKey(user.id), JSON.stringify(profile))
    sessionStorage.setItem(sprintsKey(user.id), JSON.stringify(sprints))
  } catch {
    clearSessionCache() // The browser's quota is full: a cache may be missing, never half there.
  }
}

export function clearSessionCache(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key === userKey || key.startsWith('profile_') || key.startsWith('sprints_')) {
      sessionStorage.removeItem(key)
    }
  }
}
