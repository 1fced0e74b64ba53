import { solveChallengeWorkers, type Challenge, type Solution } from 'altcha-lib'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { captchaCodeOf, type CaptchaControl } from './captcha-control.ts'

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

/** An answer for the server, and for how many milliseconds it takes it. */
export type Solved = { answer: string; lasts: number }

/**
 * This device's clock may be wrong, by minutes or by years: an answer is neither thrown away at once
 * nor kept for longer than any server takes it (and a timer of months would end at once).
 */
const leastLife = 2 * 60_000
const longestLife = 10 * 60_000

/** Fetches a task of the server and works it out; throws where either fails or `signal` ends it. */
export async function solveChallenge(signal: AbortSignal): Promise<Solved> {
  const challenge = await request(apiPaths.captchaChallenge)
  const solution = await workOut(challenge, signal)
  const { expiresAt } = challenge.parameters
  return {
    answer: btoa(JSON.stringify({ challenge, solution })),
    lasts: Math.min(Math.max(expiresAt * 1000 - Date.now(), leastLife), longestLife),
  }
}

/** On as many of the device's cores as leave it a breath: the more, the sooner. */
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
