import { isFields } from '#core/lib/typed-objects.ts'
import { appPaths, safeReturn } from '#core/paths.ts'
import { parsedJson, tabStorage } from '#web/lib/safe-storage.ts'

const key = 'elefam-way-back'

type Address = Pick<Location, 'pathname' | 'search'>
type ReturnTo = { to: string; userId: string | null; isDue: boolean }

/**
 * Remembers where somebody wanted to go, or was when their session ended, until they have signed in.
 * Whoever wants the dashboard as it is gets there anyway (S4.5).
 */
export function rememberReturnTo(
  { pathname, search, hash }: Address & { hash: string },
  userId: string | null = null,
): void {
  const to = pathname + search + hash
  if (to === appPaths.dashboard) return forgetReturnTo()
  if (safeReturn(to) !== to) return
  keep({ to, userId, isDue: false })
}

/** Somebody signs in or up in this tab: from now on the remembered address is theirs. */
export function returnToIsDue(): void {
  const way = readReturnTo()
  if (way) keep({ ...way, isDue: true })
}

function keep(way: ReturnTo): void {
  try {
    tabStorage().setItem(key, JSON.stringify(way))
  } catch {
    // Nothing was remembered: they come to the dashboard.
  }
}

/**
 * The address that waits for whoever has come in; null where none does, or where it was somebody
 * else's (A55). The onboarding comes first: until it is done, only its own steps are ways back.
 */
export function returnTo(
  { pathname, search }: Address,
  { userId, ready }: { userId: string; ready: boolean },
): string | null {
  const start = ready ? appPaths.dashboard : appPaths.onboarding
  if (pathname !== start || search !== '') return null
  const way = readReturnTo()
  if (!way?.isDue || isOfAnother(way, userId)) return null
  return ready || steps.has(way.to.split(/[?#]/)[0]!) ? way.to : null
}

/** Somebody has signed in: another person's remembered address is forgotten. */
export function keepReturnToOf(userId: string): void {
  const way = readReturnTo()
  if (way && isOfAnother(way, userId)) forgetReturnTo()
}

const isOfAnother = (way: ReturnTo, userId: string) => way.userId !== null && way.userId !== userId

const steps = new Set<string>([appPaths.setupFamily, appPaths.familyInterests, appPaths.startGoal])

function readReturnTo(): ReturnTo | null {
  return parsedJson(tabStorage().getItem(key), isReturnTo)
}

function isReturnTo(found: unknown): found is ReturnTo {
  if (!isFields(found)) return false
  const { to, userId, isDue } = found
  const isOurs = typeof to === 'string' && safeReturn(to) === to // A47
  return isOurs && (userId === null || typeof userId === 'string') && typeof isDue === 'boolean'
}

export function forgetReturnTo(): void {
  tabStorage().removeItem(key)
}
