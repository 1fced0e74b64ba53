import { t } from '#core/say.ts'
import type { Progress } from '#core/tasks/progress.ts'
import { classes } from '#web/lib/classes.ts'

/** So many are seen at a glance; more is said in figures. */
const mostDots = 10

/** How far a task is: a dot for each time, full for those that are done. Nothing of what is done once. */
export function TickDots({ done, planned }: Progress) {
  const words = t`${done} of ${planned} done`
  if (planned < 2) return null
  if (planned > mostDots) return done > 0 && words
  return (
    <span role="img" aria-label={words} className="inline-flex gap-1">
      {Array.from({ length: planned }, (_, place) => (
        <span
          key={place}
          className={classes(
            'size-2.5 rounded-full border-[1.5px]',
            place < done ? 'border-leaf bg-leaf forced-colors:bg-[CanvasText]' : 'border-edge',
          )}
        />
      ))}
    </span>
  )
}
