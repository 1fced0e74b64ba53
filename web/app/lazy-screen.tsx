import { lazy, useState, type ComponentType, type ReactElement } from 'react'

interface LazyScreen {
  /** Fetches its code when it is first shown. */
  element: ReactElement
  /** Has the code there before: then nothing stands in its place meanwhile. */
  fetch: () => Promise<unknown>
}

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | undefined
  const fetch = async () => ({ default: (Loaded ??= await load()) })
  const Awaited = lazy(fetch)
  function Screen() {
    // The same one for as long as it is on the screen.
    const [Shown] = useState<ComponentType>(() => Loaded ?? Awaited)
    return <Shown />
  }
  return { element: <Screen />, fetch }
}
