import type { CaptchaControl } from './captcha-control.ts'
import { captchaCodeOf } from './captcha-code.ts'
import type { Solved } from './solve-challenge.ts'

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
    /** Works the next task out: whoever is human once stays so. */
    renew: () => {
      if (control.state().is === 'done') void start()
    },
    stop,
  }
}
