import type { ComponentType } from 'react'
import { afterwards } from '#web/lib/afterwards.tsx'
import type { PictureProps } from './picture.tsx'

/**
 * The elephants for moments that are rare: they are fetched when their moment comes, so that the
 * screens of every day stay light.
 */
const later = (load: () => Promise<ComponentType<PictureProps>>) =>
  afterwards(load, <span aria-hidden="true" className="block aspect-2/1" />)

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
