import { redirect } from 'react-router'
import { isReady } from '#core/domain/access.ts'
import { appPaths, publicPaths } from '#core/paths.ts'
import type { Store } from '#web/data/store.ts'

/** Lets signed-in users pass; everybody else is sent to the landing page (S2.4). */
export async function requireUser(store: Store) {
  const session = await store.load()
  if (!session) throw redirect(publicPaths.landing)
  return session
}

/** The dashboard is for co-parents and for users who finished onboarding (S2.5). */
export async function requireReady(store: Store) {
  const { user } = await requireUser(store)
  if (!isReady(user)) throw redirect(appPaths.onboarding)
  return null
}

/** Onboarding is for users who have not finished it (S2.5). */
export async function requireBeginner(store: Store) {
  const { user } = await requireUser(store)
  if (isReady(user)) throw redirect(appPaths.dashboard)
  return null
}
