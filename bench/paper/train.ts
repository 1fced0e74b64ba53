// `node bench/paper/train.ts [PHOTOGRAPHS]` takes the even-numbered photographs, has the reader look at
// them, learns from their boxes what a tick is, and writes web/shared/sheet-reader/ink-model.ts.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerOf } from '#web/shared/sheet-reader/ink.ts'
import { learn, type Example } from './learn.ts'
import { inThreads, type Job } from './workers.ts'

const count = Number(process.argv[2] ?? 200)
/** Of the photographs that it learned from, so many boxes of each kind may be told wrong. */
const wrong = { empty: 0.0003, ticked: 0.001 }
/** And the band between is no narrower than this: a tick missed is not seen again, a false one is. */
const narrowest = [0.01, 0.95] as const

const jobs = [
  ...Array.from({ length: count }, (_, at): Job => {
    return { family: at % 10 === 9 ? 'strips' : 'usual', seed: at * 2, want: 'examples' }
  }),
  // And what the gate lets through of a few extreme ones, so that in the dark the model is not too sure.
  ...Array.from({ length: Math.floor(count / 5) }, (_, at): Job => {
    return { family: 'extreme', seed: at * 2, want: 'examples' }
  }),
]
const examples = (await inThreads<Example>(jobs)).flat()
console.log(`${examples.length} boxes of ${jobs.length} photographs`)
const network = learn(examples)

/** The answer beyond which so few boxes of one kind lie. */
function bound(isTicked: boolean, share: number): number {
  const answers = examples
    .filter((example) => example.isTicked === isTicked)
    .map(({ features }) => answerOf(network, features))
    .toSorted((a, b) => (isTicked ? a - b : b - a))
  return answers[Math.floor(answers.length * share)]!
}

const empty = Math.min(narrowest[0], bound(true, wrong.ticked))
const ticked = Math.max(narrowest[1], bound(false, wrong.empty))
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
  unsure: [${empty.toFixed(4)}, ${ticked.toFixed(4)}],
  hidden: ${network.hidden},
  scale: ${network.scale},
  means: ${list(network.means)},
  spreads: ${list(network.spreads)},
  weights: ${list(network.weights)},
}
`,
)
spawnSync(join(import.meta.dirname, '../../node_modules/.bin/oxfmt'), [file])
console.log(`unsure between ${empty.toFixed(4)} and ${ticked.toFixed(4)}`)
