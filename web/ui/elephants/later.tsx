import { lazy, Suspense, type ComponentType } from 'react'
import type { PictureProps } from './picture.tsx'

/**
 * The elephants for moments that are rare: they are fetched when their moment comes, so that the
 * screens of every day stay light.
 */
function later(load: () => Promise<ComponentType<PictureProps>>) {
  const Drawn = lazy(async () => ({ default: await load() }))
  return function Later(props: PictureProps) {
    return (
      <Suspense fallback={<span aria-hidden="true" className="block aspect-2/1" />}>
        <Drawn {...props} />
      </Suspense>
    )
  }
}

export const CelebratingElephants = later(
  async () => (await import('./celebrating.tsx')).CelebratingElephants,
)
export const LookingElephants = later(async () => (await import('./looking.tsx')).LookingElephants)
export const PlanningElephants = later(
  async () => (await import('./planning.tsx')).PlanningElephants,
)
export const SleepingElephants = later(
  async () => (await import('./sleeping.tsx')).SleepingElephants,
)
export const WavingElephant = later(async () => (await import('./waving.tsx')).WavingElephant)
