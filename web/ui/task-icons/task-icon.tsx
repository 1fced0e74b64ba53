import { lazy, Suspense } from 'react'
import { classes } from '#web/lib/classes.ts'
import type { TaskIconProps } from './drawn-task-icon.tsx'

// The whole set is many small drawings: they come a moment after the words they stand beside.
const DrawnTaskIcon = lazy(async () => ({
  default: (await import('./drawn-task-icon.tsx')).DrawnTaskIcon,
}))

/** A task's picture, drawn in the colour of the text around it; its place is kept until it is there. */
export function TaskIcon(props: TaskIconProps) {
  const { className = 'size-6' } = props
  const place = <span aria-hidden="true" className={classes('inline-block shrink-0', className)} />
  return (
    <Suspense fallback={place}>
      <DrawnTaskIcon {...props} />
    </Suspense>
  )
}
