import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { classes } from '#web/lib/classes.ts'
import { createAltcha, solveChallenge } from './altcha.ts'
import type { CaptchaControl, CaptchaState } from './captcha-control.ts'

const words: Record<CaptchaState['is'], string> = {
  empty: '',
  working: 'Checking…',
  done: 'Thank you',
  wrong: '',
}

interface AltchaBoxProps {
  control: CaptchaControl
  missing?: boolean
  /** The id of the form's box that says what is wrong. */
  problemId: string
}

/** One box to tick; the work behind it is this device's and nobody else hears of it. */
export function AltchaBox({ control, missing, problemId }: AltchaBoxProps) {
  const { is } = useSyncExternalStore(control.subscribe, control.state)
  const [altcha] = useState(() => createAltcha(control, solveChallenge))
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    const detach = control.attach({ renew: altcha.renew, focus: () => box.current?.focus() })
    return () => {
      altcha.stop()
      detach()
    }
  }, [control, altcha])
  const isWrong = is === 'wrong' || (missing && is === 'empty')
  const ticked = is === 'working' || is === 'done'
  return (
    <div className="grid gap-1.5">
      <label
        className={classes(
          'rounded-field bg-surface relative flex min-h-16 items-center gap-3 border-[1.5px] px-4 select-none',
          'transition-[border-color] has-focus-visible:border-elephant',
          isWrong ? 'border-coral' : 'border-edge hover:border-quiet',
          'has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-0',
        )}
      >
        <input
          ref={box}
          type="checkbox"
          checked={ticked}
          onChange={(event) => altcha.tick(event.target.checked)}
          aria-required="true"
          aria-invalid={isWrong || undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={isWrong ? `${problemId} ${id}-hint` : `${id}-hint`}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className={classes(
            'grid size-7 shrink-0 place-items-center rounded-small border-2 transition-[background-color,border-color]',
            is === 'empty' || is === 'wrong' ? 'border-edge' : 'border-elephant',
            is === 'working' && 'animate-breathe bg-elephant-soft',
            is === 'done' && 'bg-elephant text-on-elephant',
          )}
        >
          {is === 'done' && <Check className="size-5" strokeWidth={3} />}
        </span>
        <span id={`${id}-label`} className="font-semibold">
          I am a human
        </span>
        <span role="status" className="text-small text-quiet ms-auto">
          {words[is]}
        </span>
      </label>
      <p id={`${id}-hint`} className="text-tiny text-quiet">
        Your device works out a small sum. No puzzles, no tracking.
      </p>
    </div>
  )
}
