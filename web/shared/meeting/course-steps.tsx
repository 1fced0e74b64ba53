import { Check } from 'lucide-react'
import { classes } from '#web/lib/classes.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import type { Part } from './course.ts'
import { meetingIcons } from './meeting-icons.ts'

interface CourseStepsProps {
  /** What the parts belong to, for screen readers. */
  label: string
  parts: readonly Part<string>[]
  /** The place of the part we are at, from 1. */
  number: number
}

/** So many pictures fit beside each other on the narrowest phone; more are lines. */
const mostPictures = 7

/** The way through a meeting as a row of pictures: done, here, still to come. */
export function CourseSteps({ label, parts, number }: CourseStepsProps) {
  const asLines = parts.length > mostPictures
  return (
    <ol aria-label={label} className={classes('flex items-center', asLines && 'gap-1')}>
      {parts.map((part, index) => {
        const isDone = index + 1 < number
        const isHere = index + 1 === number
        return (
          <li
            key={part.id}
            aria-current={isHere ? 'step' : undefined}
            title={part.title}
            className={classes('flex items-center', (index > 0 || asLines) && 'flex-1')}
          >
            {(index > 0 || asLines) && (
              <span
                className={classes(
                  'flex-1',
                  asLines ? 'h-2 rounded-full' : 'h-1',
                  isHere && asLines ? 'bg-elephant' : isDone || isHere ? 'bg-leaf' : 'bg-line',
                )}
              />
            )}
            {!asLines && <StepPicture part={part} isDone={isDone} isHere={isHere} />}
            <span className="sr-only">
              {part.title}
              {isDone && ', done'}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function StepPicture(props: { part: Part<string>; isDone: boolean; isHere: boolean }) {
  const { part, isDone, isHere } = props
  const Icon = meetingIcons[part.icon]
  if (part.member) {
    return (
      <span
        aria-hidden="true"
        className={classes('shrink-0', !isHere && 'scale-75', !isHere && !isDone && 'opacity-60')}
      >
        <Avatar {...part.member} decorative />
      </span>
    )
  }
  return (
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
  )
}
