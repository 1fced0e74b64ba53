import { lazy, type ComponentType } from 'react'

/** A screen as an element whose code is fetched when it is first shown. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  const Screen = lazy(async () => ({ default: await load() }))
  return <Screen />
}
