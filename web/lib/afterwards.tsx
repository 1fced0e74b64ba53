import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { network } from './network.ts'

const Nothing = () => null

/** A busy page begins after so many milliseconds all the same. */
const busyAtMost = 1_000

/** When nothing that somebody sees is left to do. */
export const quietMoment = (busyFor?: number) =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve)
    else requestIdleCallback(resolve, busyFor === undefined ? {} : { timeout: busyFor })
  })

/**
 * A module that comes once the screen stands. That it may not come is dealt with where somebody
 * waits for it.
 */
export function onItsWay<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = quietMoment(busyAtMost).then(network).then(load)
  module.catch(() => undefined)
  return module
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
