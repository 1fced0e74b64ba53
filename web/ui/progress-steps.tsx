import { Check } from 'lucide-react'
import { classes } from '#web/lib/classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ProgressStepsProps {
  /** What the steps lead through, for screen readers. */
  label: string
  steps: readonly string[]
  /** Index of the step we are at; as many as there are steps: all done. */
  current: number
}

/** Where we are in a short row of steps: dots on a phone, with names where there is room. */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    <div>
      <ol aria-label={label} className="flex gap-2">
        {steps.map((step, index) => {
          const done = index < current
          const here = index === current
          return (
            <li
              key={step}
              aria-current={here ? 'step' : undefined}
              className="grid flex-1 content-start gap-1.5"
            >
              <span
                data-step={done ? 'done' : here ? 'here' : 'to-come'}
                className={classes(
                  'rounded-full block h-2 transition-colors duration-calm',
                  done && 'bg-leaf',
                  here && 'bg-elephant',
                  !done && !here && 'bg-line',
                )}
              />
              <span
                className={classes(
                  'text-small flex items-center gap-1 max-sm:sr-only',
                  here ? 'text-ink font-semibold' : 'text-quiet',
                )}
              >
                {done && (
                  <Check aria-hidden="true" className="text-leaf-ink size-4" strokeWidth={3} />
                )}
                {step}
                {done && <VisuallyHidden>, done</VisuallyHidden>}
              </span>
            </li>
          )
        })}
      </ol>
      {steps[current] && (
        <p aria-hidden="true" className="text-small mt-2 sm:hidden">
          <span className="text-quiet">
            {current + 1} of {steps.length}
          </span>{' '}
          <span className="font-semibold">{steps[current]}</span>
        </p>
      )}
    </div>
  )
}
