import { appPaths } from '#core/paths.ts'
import { tabStorage } from '#web/lib/kept.ts'

const key = 'elefam-way-back'

/**
 * Remembers the way to a week, as printed on the family's sheet, for somebody who has to sign in
 * first. All other ways end at the dashboard (S4.5), and so does this one: with the week it named.
 */
export function rememberWay({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (pathname !== appPaths.dashboard || !new URLSearchParams(search).has('sprint')) return
  tabStorage().setItem(key, search)
}

/** The address that waits for whoever has come in; null where none does. */
export function wayBack({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (pathname !== appPaths.dashboard || search !== '') return null
  const kept = tabStorage().getItem(key)
  return kept && appPaths.dashboard + kept
}

export function forgetWay(): void {
  tabStorage().removeItem(key)
}
