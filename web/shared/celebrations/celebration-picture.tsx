import { use, useEffect, useState, type ComponentType } from 'react'
import { share, type Progress } from '#core/tasks/progress.ts'
import { classes } from '#web/lib/classes.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { DraftsOf } from '#web/shared/drafts/drafts-of.ts'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import {
  BalloonDay,
  KiteDay,
  TentAtNight,
  BuntingWeek,
  MountainWeek,
  ParadeWeek,
  RideOutPlan,
  SideBySide,
  SplashWeek,
  SummitMission,
  TrunkToTrunk,
} from '#web/ui/elephants/celebration-pictures.tsx'
import { ElephantWalk } from '#web/ui/elephants/family.tsx'
import type { PictureProps } from '#web/ui/elephants/picture.tsx'

interface CelebrationPictureProps {
  reached: Reached
  /** What is celebrated, in letters of its own: "day 2026-03-04". It keeps its picture. */
  occasion: string
  className?: string
}

/** The elephants' picture for what was reached: never the same twice in a row on this device. */
export function CelebrationPicture({ reached, occasion, className }: CelebrationPictureProps) {
  const [turn] = useState(() => turnOf(reached, occasion, lastShown(reached)))
  // The tour keeps nothing, drafts or other.
  const isKept = use(DraftsOf) !== null
  useEffect(() => {
    if (isKept) keep(reached, { occasion, turn })
  }, [isKept, reached, occasion, turn])
  const Picture = pictures[reached][turn]!
  return (
    <div className={classes('mx-auto w-full', widths[reached], className)}>
      <Picture alive />
    </div>
  )
}

const widths: Record<Reached, string> = {
  plan: 'max-w-96',
  day: 'max-w-96',
  'hard-week': 'max-w-56',
  week: 'max-w-form',
  'full-week': 'max-w-form',
  mission: 'max-w-form',
}

const keyOf = (reached: Reached) => `picture-of-${reached}`

function lastShown(reached: Reached): Shown | null {
  try {
    const shown = JSON.parse(deviceStorage().getItem(keyOf(reached)) ?? 'null') as Shown | null
    return Number.isInteger(shown?.turn) ? shown : null
  } catch {
    return null // It is not in the form that we write.
  }
}

function keep(reached: Reached, shown: Shown): void {
  deviceStorage().setItem(keyOf(reached), JSON.stringify(shown))
}

/** What there is to be glad about, from a plan to a mission; a hard week has a picture too, a small one. */
export type Reached = 'plan' | 'day' | 'hard-week' | 'week' | 'full-week' | 'mission'

/** No picture stands in two lists, so that two in a row of different kinds differ as well. */
export const pictures: Record<Reached, readonly ComponentType<PictureProps>[]> = {
  plan: [RideOutPlan, ElephantWalk],
  day: [TentAtNight, BalloonDay, KiteDay],
  'hard-week': [TrunkToTrunk, SideBySide],
  week: [ParadeWeek, SplashWeek],
  'full-week': [MountainWeek, BuntingWeek],
  mission: [SummitMission, CelebratingElephants],
}

/** What this device has shown last of a kind: for which occasion, and which of its pictures. */
export type Shown = { occasion: string; turn: number }

/** Which picture comes: the same for the same occasion, another one for the next. */
export function turnOf(reached: Reached, occasion: string, last: Shown | null): number {
  if (last?.occasion === occasion) return last.turn % pictures[reached].length
  return ((last?.turn ?? -1) + 1) % pictures[reached].length
}

/** The share of a plan that counts as all of it, and the share below which a week was hard. */
const nearlyAll = 0.9
const little = 0.4

/** What a week that ends has reached; null where nothing was done: there is nothing to celebrate (N4). */
export function reachedIn(progress: Progress): 'hard-week' | 'week' | 'full-week' | null {
  if (progress.done === 0) return null
  const part = share(progress)
  return part >= nearlyAll ? 'full-week' : part < little ? 'hard-week' : 'week'
}
