import { useEffect, useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { pictures, turnOf, type Reached, type Shown } from './pictures.ts'

interface CelebrationPictureProps {
  reached: Reached
  /** What is celebrated, in letters of its own: "day 2026-03-04". It keeps its picture. */
  occasion: string
  className?: string
}

/** The elephants' picture for what was reached: never the same twice in a row on this device. */
export function CelebrationPicture({ reached, occasion, className }: CelebrationPictureProps) {
  const [turn] = useState(() => turnOf(reached, occasion, lastShown(reached)))
  useEffect(() => keep(reached, { occasion, turn }), [reached, occasion, turn])
  const Picture = pictures[reached][turn]!
  return (
    <div className={classes('mx-auto w-full', widths[reached], className)}>
      <Picture alive />
    </div>
  )
}

const widths: Record<Reached, string> = {
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
    return null // Something else stood there.
  }
}

function keep(reached: Reached, shown: Shown): void {
  deviceStorage().setItem(keyOf(reached), JSON.stringify(shown))
}
