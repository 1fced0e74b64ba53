import type { Network } from '#web/shared/sheet-reader/ink-model.ts'
import { chanceOf } from './chance.ts'

/** A box as the reader saw it, and whether it was ticked. */
export type Example = { features: number[]; isTicked: boolean }

const hidden = 8
const rounds = 700
const rate = 0.02
/** Weights become whole numbers of this size at most. */
const most = 127

/** A network that tells ticked boxes from empty ones, by Adam over all examples at once. */
export function learn(examples: readonly Example[]): Network {
  const { means, spreads } = spread(examples)
  const size = means.length
  const width = size + 1
  const count = hidden * width + hidden + 1
  const chance = chanceOf(1)
  const weights = Float64Array.from({ length: count }, () => chance.normal() * 0.25)
  const inputs = examples.map(({ features }) =>
    Float64Array.from([
      ...features.map((value, at) =>
        Math.max(-4, Math.min(4, (value - means[at]!) / spreads[at]!)),
      ),
      1,
    ]),
  )
  const [slow, square] = [new Float64Array(count), new Float64Array(count)]
  for (let round = 1; round <= rounds; round += 1) {
    const slope = slopeOf(weights, inputs, examples)
    const pace = rate * Math.min(1, (2 * (rounds - round + 1)) / rounds)
    for (let at = 0; at < count; at += 1) {
      const steep = slope[at]! + 2e-5 * weights[at]!
      slow[at] = 0.9 * slow[at]! + 0.1 * steep
      square[at] = 0.999 * square[at]! + 0.001 * steep * steep
      const first = slow[at]! / (1 - 0.9 ** round)
      const second = square[at]! / (1 - 0.999 ** round)
      weights[at]! -= (pace * first) / (Math.sqrt(second) + 1e-8)
    }
  }
  const scale = Math.max(...weights.map(Math.abs)) / most
  const whole = Array.from(weights, (weight) => Math.round(weight / scale))
  return { hidden, weights: whole, scale: Number(scale.toPrecision(4)), means, spreads }
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
function slopeOf(
  weights: Float64Array,
  inputs: readonly Float64Array[],
  examples: readonly Example[],
): Float64Array {
  const slope = new Float64Array(weights.length)
  const width = inputs[0]!.length
  const last = hidden * width
  const units = new Float64Array(hidden)
  for (const [at, input] of inputs.entries()) {
    let sum = weights[last + hidden]!
    for (let unit = 0; unit < hidden; unit += 1) {
      let total = 0
      for (let part = 0; part < width; part += 1)
        total += weights[unit * width + part]! * input[part]!
      units[unit] = Math.tanh(total)
      sum += weights[last + unit]! * units[unit]!
    }
    const off = (1 / (1 + Math.exp(-sum)) - Number(examples[at]!.isTicked)) / inputs.length
    slope[last + hidden]! += off
    for (let unit = 0; unit < hidden; unit += 1) {
      slope[last + unit]! += off * units[unit]!
      const back = off * weights[last + unit]! * (1 - units[unit]! ** 2)
      for (let part = 0; part < width; part += 1) slope[unit * width + part]! += back * input[part]!
    }
  }
  return slope
}
