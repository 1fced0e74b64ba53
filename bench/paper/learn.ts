import type { Network } from '#web/shared/sheet-reader/ink-model.ts'
import { chanceOf, type Chance } from './chance.ts'

/** A box as the reader saw it, and whether it was ticked. */
export type Example = { features: number[]; isTicked: boolean }

const hidden = 16
/** So often all examples are gone through, in another order each time and so many at once. */
const rounds = 60
const batch = 512
const rate = 0.01
/** Weights become whole numbers of this size at most. */
const most = 255

/** A network that tells ticked boxes from empty ones, by Adam over some examples at a time. */
export function learn(examples: readonly Example[]): Network {
  const { means, spreads } = spread(examples)
  const chance = chanceOf(1)
  const start = 0.25 * Math.sqrt(24 / means.length)
  const count = hidden * (means.length + 1) + hidden + 1
  const weights = Float64Array.from({ length: count }, () => chance.normal() * start)
  const cases = examples.map(({ features, isTicked }): Case => {
    const input = features.map((value, at) =>
      Math.max(-4, Math.min(4, (value - means[at]!) / spreads[at]!)),
    )
    return { input: Float64Array.from([...input, 1]), isTicked: Number(isTicked) }
  })
  const each = Math.floor(cases.length / batch)
  const [slow, square] = [new Float64Array(count), new Float64Array(count)]
  for (let step = 0; step < rounds * each; step += 1) {
    if (step % each === 0) shuffle(cases, chance)
    const from = (step % each) * batch
    const slope = slopeOf(weights, cases.slice(from, from + batch))
    const pace = rate * Math.min(1, 2 * (1 - step / (rounds * each)))
    for (let at = 0; at < count; at += 1) {
      const steep = slope[at]! + 2e-5 * weights[at]!
      slow[at] = 0.9 * slow[at]! + 0.1 * steep
      square[at] = 0.999 * square[at]! + 0.001 * steep * steep
      const first = slow[at]! / (1 - 0.9 ** (step + 1))
      const second = square[at]! / (1 - 0.999 ** (step + 1))
      weights[at]! -= (pace * first) / (Math.sqrt(second) + 1e-8)
    }
  }
  const scale = Math.max(...weights.map(Math.abs)) / most
  const whole = Array.from(weights, (weight) => Math.round(weight / scale))
  return { hidden, weights: whole, scale: Number(scale.toPrecision(4)), means, spreads }
}

type Case = { input: Float64Array; isTicked: number }

function shuffle(cases: Case[], chance: Chance): void {
  for (let at = cases.length - 1; at > 0; at -= 1) {
    const other = chance.whole(0, at)
    const moved = cases[at]!
    cases[at] = cases[other]!
    cases[other] = moved
  }
}

/** Mean and standard deviation of each feature, short enough to be written down. */
function spread(examples: readonly Example[]): { means: number[]; spreads: number[] } {
  const size = examples[0]!.features.length
  const means = Array.from({ length: size }, (_, at) => {
    return examples.reduce((sum, { features }) => sum + features[at]!, 0) / examples.length
  })
  const spreads = means.map((mean, at) => {
    const squares = examples.reduce((sum, { features }) => sum + (features[at]! - mean) ** 2, 0)
    return Math.sqrt(squares / examples.length) + 1e-4
  })
  const short = (value: number) => Number(value.toPrecision(3))
  return { means: means.map(short), spreads: spreads.map(short) }
}

/** The loss's slope (cross-entropy, a miss weighs as much as a false tick) for each weight. */
function slopeOf(weights: Float64Array, cases: readonly Case[]): Float64Array {
  const slope = new Float64Array(weights.length)
  const width = cases[0]!.input.length
  const last = hidden * width
  const units = new Float64Array(hidden)
  for (const { input, isTicked } of cases) {
    let sum = weights[last + hidden]!
    for (let unit = 0; unit < hidden; unit += 1) {
      let total = 0
      for (let part = 0; part < width; part += 1)
        total += weights[unit * width + part]! * input[part]!
      units[unit] = Math.tanh(total)
      sum += weights[last + unit]! * units[unit]!
    }
    const off = (1 / (1 + Math.exp(-sum)) - isTicked) / cases.length
    slope[last + hidden]! += off
    for (let unit = 0; unit < hidden; unit += 1) {
      slope[last + unit]! += off * units[unit]!
      const back = off * weights[last + unit]! * (1 - units[unit]! ** 2)
      for (let part = 0; part < width; part += 1) slope[unit * width + part]! += back * input[part]!
    }
  }
  return slope
}
