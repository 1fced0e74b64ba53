import { lazy, type ComponentType } from 'react'

/** A component whose code is fetched when it is first shown. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
