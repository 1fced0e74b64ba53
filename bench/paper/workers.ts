import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Photographs by number; strips have several sheets in one. */
export type Family = 'usual' | 'extreme' | 'strips'
export type Job = {
  family: Family
  seed: number
  /** Which share of the marks is faint, where it is not the usual one. */
  faint?: number
  want: 'outcomes' | 'examples'
}

/** Takes and reads photographs in two threads for each core; the answers come in the jobs' order. */
export async function inThreads<Answer>(jobs: readonly Job[]): Promise<Answer[][]> {
  const answers: Answer[][] = []
  let next = 0
  const work = async () => {
    const worker = new Worker(new URL('photo-worker.ts', import.meta.url))
    while (next < jobs.length) {
      const at = next
      next += 1
      if (next % 40 === 0) console.log(`  ${next} of ${jobs.length} photographs`)
      answers[at] = await answerOf<Answer>(worker, jobs[at]!)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
  return answers
}

function answerOf<Answer>(worker: Worker, job: Job): Promise<Answer[]> {
  return new Promise((done, failed) => {
    worker.removeAllListeners()
    worker.once('message', (answer: Answer[]) => done(answer))
    worker.once('error', failed)
    worker.postMessage(job, [])
  })
}
