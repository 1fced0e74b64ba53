import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { solveChallengeWorkers, type Challenge, type Solution } from 'altcha-lib'
import { Check } from '#web/ui/icons.ts'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { classes } from '#web/lib/classes.ts'
import { captchaCodeOf, type CaptchaControl, type CaptchaState } from './captcha-control.ts'

const words: Record<CaptchaState['is'], string> = {
  empty: '',
  working: t`Checking…`,
  done: t`Thank you`,
  wrong: '',
}

interface AltchaBoxProps {
  control: CaptchaControl
  missing?: boolean
  /** The id of the form's box that says what is wrong. */
  problemId: string
}

/** One box to tick. The work behind it is done on this device, and no other site hears of it. */
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
          <Trans>I am a human</Trans>
        </span>
        <span role="status" className="text-small text-quiet ms-auto">
          {words[is]}
        </span>
      </label>
      <p id={`${id}-hint`} className="text-tiny text-quiet">
        <Trans>Your device works out a small sum. No puzzles, no tracking.</Trans>
      </p>
    </div>
  )
}

type Solve = (signal: AbortSignal) => Promise<Solved>

/** ALTCHA behind a box to tick: ticked, it works a task out while the rest of the form is typed. */
export function createAltcha(control: CaptchaControl, solve: Solve) {
  let work = new AbortController()
  let expiry: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    work.abort()
    clearTimeout(expiry)
  }

  const start = async () => {
    stop()
    const { signal } = (work = new AbortController())
    control.set({ is: 'working' })
    try {
      const { answer, lasts } = await solve(signal)
      if (signal.aborted) return
      expiry = setTimeout(() => control.set({ is: 'wrong', code: 'captcha-expired' }), lasts)
      control.set({ is: 'done', answer })
    } catch (failure) {
      if (!signal.aborted) control.set({ is: 'wrong', code: captchaCodeOf(failure) })
    }
  }

  return {
    tick: (on: boolean) => {
      if (on) return void start()
      stop()
      control.set({ is: 'empty' })
    },
    /** Works the next task out without another tick. */
    renew: () => {
      if (control.state().is === 'done') void start()
    },
    stop,
  }
}

/** The answer to a task, and for how many milliseconds the server accepts it. */
export type Solved = { answer: string; lasts: number }

/**
 * This device's clock may be wrong, by minutes or by years: an answer is neither thrown away at once
 * nor kept for longer than any server takes it (and a timer of months would end at once).
 */
const leastLife = 2 * 60_000
const longestLife = 10 * 60_000

/** Fetches a task from the server and works it out; throws where either fails or `signal` aborts. */
async function solveChallenge(signal: AbortSignal): Promise<Solved> {
  const challenge = await request(apiPaths.captchaChallenge)
  const solution = await workOut(challenge, signal)
  const { expiresAt } = challenge.parameters
  return {
    answer: btoa(JSON.stringify({ challenge, solution })),
    lasts: Math.min(Math.max(expiresAt * 1000 - Date.now(), leastLife), longestLife),
  }
}

/** How many workers share a task: one for each core, at most four. */
const atOnce = Math.min(navigator.hardwareConcurrency || 1, 4)

const createWorker = () =>
  new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })

async function workOut(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  signal.throwIfAborted()
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const options = { challenge, controller, createWorker, concurrency: atOnce }
  const solution = await solveChallengeWorkers(options)
  if (!solution) throw new Error('The task took too long')
  return solution
}
