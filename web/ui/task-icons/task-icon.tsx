import { lazy, Suspense } from 'react'
import { classes } from '#web/lib/classes.ts'
import type { TaskIconProps } from './drawn-task-icon.tsx'

// The whole set is many small drawings: they come a moment after the words they stand beside, which
// say the same where the network went away.
const DrawnTaskIcon = lazy(async () => {
  const drawn = import('./drawn-task-icon.tsx').then((module) => module.DrawnTaskIcon)
  return { default: await drawn.catch(() => Place) }
})

/** A task's picture, drawn in the colour of the text around it; its place is kept until it is there. */
export function TaskIcon(props: TaskIconProps) {
  return (
    <Suspense fallback={<Place {...props} />}>
      <DrawnTaskIcon {...props} />
    </Suspense>
  )
}

function Place({ className = 'size-6' }: TaskIconProps) {
  return <span aria-hidden="true" className={classes('inline-block shrink-0', className)} />
}
