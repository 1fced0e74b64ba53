import { Check } from 'lucide-react'
import { classes } from '#web/lib/classes.ts'
import { meetingIcons } from './meeting-icons.ts'
import type { Stage } from './stages.ts'

interface StageStepsProps {
  /** What the stages belong to, for screen readers. */
  label: string
  stages: readonly Stage<string>[]
  /** The place of the stage we are at, from 1. */
  number: number
}

/** The way through a meeting as a row of pictures: done, here, still to come. */
export function StageSteps({ label, stages, number }: StageStepsProps) {
  return (
    <ol aria-label={label} className="flex items-center">
      {stages.map(({ id, title, icon }, index) => {
        const isDone = index + 1 < number
        const isHere = index + 1 === number
        const Icon = meetingIcons[icon]
        return (
          <li
            key={id}
            aria-current={isHere ? 'step' : undefined}
            title={title}
            className={classes('flex items-center', index > 0 && 'flex-1')}
          >
            {index > 0 && (
              <span className={classes('h-1 flex-1', isDone || isHere ? 'bg-leaf' : 'bg-line')} />
            )}
            <span
              className={classes(
                'rounded-full grid shrink-0 place-items-center transition-[background-color] duration-calm',
                isHere && 'bg-elephant text-on-elephant size-11',
                isDone && 'bg-leaf text-on-leaf size-8',
                !isHere && !isDone && 'bg-sunken text-quiet size-8',
              )}
            >
              {isDone ? (
                <Check aria-hidden="true" className="size-5" strokeWidth={3} />
              ) : (
                Icon && <Icon aria-hidden="true" className={isHere ? 'size-6' : 'size-4.5'} />
              )}
            </span>
            <span className="sr-only">
              {title}
              {isDone && ', done'}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
