// `node bench/paper/train.ts` takes even-numbered photographs, has the reader look at them, learns from their boxes what a tick is, and writes web/shared/sheet-reader/ink-model.ts.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { learn, type Example } from './learn.ts'
import { inThreads, type Job } from './workers.ts'

/**
 * The photographs to learn from: usual ones, strips, extreme ones. Faint marks are rare and the hardest to
 * tell from noise, so some photographs are full of them.
 */
const lessons = [
  { family: 'usual', first: 0, count: 200 },
  { family: 'usual', first: 400, count: 200, faint: 0.35 },
  { family: 'strips', first: 0, count: 100 },
  { family: 'extreme', first: 0, count: 260 },
  { family: 'extreme', first: 600, count: 200, faint: 0.35 },
] as const
/**
 * What is believed: empty where a thousand boxes hold one tick, ticked where one of ninety is empty; for
 * what was missed is not seen again, and a false tick is.
 */
const unsure = [0.0009, 0.989]

const jobs = lessons.flatMap(({ first, count, ...lesson }) => {
  return Array.from({ length: count }, (_, at): Job => {
    return { ...lesson, seed: first + at * 2, want: 'examples' }
  })
})
const examples = (await inThreads<Example>(jobs)).flat()
console.log(`${examples.length} boxes of ${jobs.length} photographs`)
const network = learn(examples)

const list = (values: readonly number[]) => `[${values.join(', ')}]`
const file = join(import.meta.dirname, '../../web/shared/sheet-reader/ink-model.ts')
writeFileSync(
  file,
  `/** A network of one hidden layer; each hidden unit's weights stand together, its own bias last, then the answer's. */
export type Network = {
  hidden: number
  /** Whole numbers; times scale they are the weights. */
  weights: readonly number[]
  scale: number
  /** What features are on the whole, and how far they lie around that. */
  means: readonly number[]
  spreads: readonly number[]
}

/** Written by bench/paper/train.ts. Between two answers a box is unsure. */
export const inkModel: Network & { unsure: readonly [number, number] } = {
  unsure: ${list(unsure)},
  hidden: ${network.hidden},
  scale: ${network.scale},
  means: ${list(network.means)},
  spreads: ${list(network.spreads)},
  weights: ${list(network.weights)},
}
`,
)
spawnSync(join(import.meta.dirname, '../../node_modules/.bin/oxfmt'), [file])
