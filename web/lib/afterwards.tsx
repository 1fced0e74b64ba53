import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

const Nothing = () => null

/** A busy page begins after so many milliseconds all the same. */
const busyAtMost = 1_000

/** When nothing that somebody sees is left to do. */
const quietMoment = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve)
    else requestIdleCallback(resolve, { timeout: busyAtMost })
  })

/** A module that could not be fetched once is not fetched again: better not to try without a network. */
const network = () =>
  new Promise<unknown>((resolve) => {
    if (typeof window === 'undefined' || navigator.onLine) resolve(undefined)
    else window.addEventListener('online', resolve, { once: true })
  })

/**
 * A module that comes once the screen stands. That it may not come is dealt with where somebody
 * waits for it.
 */
export function onItsWay<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = quietMoment().then(network).then(load)
  module.catch(() => undefined)
  return module
}

/**
 * The code of something that is not worth the page it would stand in: without a network it comes
 * once there is one, and where it does not come at all the page stays as it is.
 */
export function patiently<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    await network()
    return load().catch(() => new Promise<never>(() => {}))
  }
}

/**
 * A part of a screen whose code comes after the screen's own. Where it does not come, because the
 * network went away, nothing stands in its place and the rest goes on. Begin early, with
 * `onItsWay(() => import(…))` at the top of the screen's module: it comes once the screen is drawn.
 */
export function afterwards<Props extends object>(
  begin: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  const Part = lazy(async () => ({
    default: await begin().catch((): ComponentType<Props> => Nothing),
  }))
  return function Afterwards(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    )
  }
}
