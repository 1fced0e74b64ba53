import { isFields } from '#core/domain/typed-objects.ts'
import { parsedJson } from '#web/lib/parsed-json.ts'
import { appPaths, safeReturn } from '#core/paths.ts'
import { tabStorage } from '#web/lib/safe-storage.ts'

const key = 'elefam-way-back'

type Address = Pick<Location, 'pathname' | 'search'>
type Way = { to: string; userId: string | null; isDue: boolean }

/**
 * Remembers where somebody wanted to go, or was when their session ended, until they have signed in.
 * Whoever wants the dashboard as it is gets there anyway (S4.5).
 */
export function rememberWay(
  { pathname, search, hash }: Address & { hash: string },
  userId: string | null = null,
): void {
  const to = pathname + search + hash
  if (to === appPaths.dashboard) return forgetWay()
  if (safeReturn(to) !== to) return
  keep({ to, userId, isDue: false })
}

/** Somebody comes in by the front door of this tab: now the way is theirs. */
export function wayIsDue(): void {
  const way = readWay()
  if (way) keep({ ...way, isDue: true })
}

function keep(way: Way): void {
  try {
    tabStorage().setItem(key, JSON.stringify(way))
  } catch {
    // Then the way ends at the dashboard.
  }
}

/**
 * The address that waits for whoever has come in; null where none does, or where it was somebody
 * else's (A55). The onboarding comes first: until it is done, only its own steps are ways back.
 */
export function wayBack(
  { pathname, search }: Address,
  { userId, ready }: { userId: string; ready: boolean },
): string | null {
  const entrance = ready ? appPaths.dashboard : appPaths.onboarding
  if (pathname !== entrance || search !== '') return null
  const way = readWay()
  if (!way?.isDue || isOfAnother(way, userId)) return null
  return ready || steps.has(way.to.split(/[?#]/)[0]!) ? way.to : null
}

/** Somebody has come in: where anybody else was is forgotten. */
export function keepWayOf(userId: string): void {
  const way = readWay()
  if (way && isOfAnother(way, userId)) forgetWay()
}

const isOfAnother = (way: Way, userId: string) => way.userId !== null && way.userId !== userId

const steps = new Set<string>([appPaths.setupFamily, appPaths.familyInterests, appPaths.startGoal])

function readWay(): Way | null {
  return parsedJson(tabStorage().getItem(key), isWay)
}

function isWay(found: unknown): found is Way {
  if (!isFields(found)) return false
  const { to, userId, isDue } = found
  const isOurs = typeof to === 'string' && safeReturn(to) === to // A47
  return isOurs && (userId === null || typeof userId === 'string') && typeof isDue === 'boolean'
}

export function forgetWay(): void {
  tabStorage().removeItem(key)
}
