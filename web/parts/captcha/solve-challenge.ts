import type { Challenge, Solution } from 'altcha-lib/types'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'

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
  const challenge = await request<Challenge>(apiPaths.captchaChallenge)
  const solution = await workOut(challenge, signal)
  const { expiresAt = 0 } = challenge.parameters
  return {
    answer: btoa(JSON.stringify({ challenge, solution })),
    lasts: Math.min(Math.max(expiresAt * 1000 - Date.now(), leastLife), longestLife),
  }
}

type Reply = Solution | { error: unknown } | null

function workOut(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    worker.addEventListener('error', () => reject(new Error('The worker could not start')))
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data && 'counter' in data) resolve(data)
      else reject(new Error(data ? String(data.error) : 'The task took too long'))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 })
  }).finally(() => worker.terminate())
}
