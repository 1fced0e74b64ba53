import { Check } from '#web/ui/icons.ts'
import { useEffect, useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import { goTo } from './use-my-day.tsx'

/** What was just done on another place of the page, until somebody goes on. */
let heard: string | null = null

/** Back to today, which says what has become of it: otherwise nothing there shows that it was done. */
export function goBackSaying(words: string): void {
  heard = words
  goTo('today')
}

/** Describes the heading, which has the focus then. */
export const heardId = 'heard'

export function Heard({ className }: { className?: string }) {
  const [words] = useState(heard)
  useEffect(
    () => () => {
      heard = null
    },
    [],
  )
  if (words === null) return null
  return (
    <p id={heardId} className={classes('text-leaf-ink flex items-center gap-2', className)}>
      <Check className="size-5 shrink-0" />
      <bdi>{words}</bdi>
    </p>
  )
}
