/** A network of one hidden layer; each hidden unit's weights stand together, its own bias last, then the answer's. */
export type Network = {
  hidden: number
  /** Whole numbers; times scale they are the weights. */
  weights: readonly number[]
  scale: number
  /** What features are on the whole, and how far they lie around that. */
  means: readonly number[]
  spreads: readonly number[]
}

/** Between 0, surely no, and 1, surely yes. */
export function answerOf(
  { hidden, weights, scale, means, spreads }: Network,
  features: readonly number[],
): number {
  const inputs = features.map((feature, at) =>
    Math.max(-4, Math.min(4, (feature - means[at]!) / spreads[at]!)),
  )
  const width = inputs.length + 1
  const last = hidden * width
  let sum = weights[last + hidden]! * scale
  for (let unit = 0; unit < hidden; unit += 1) {
    let total = weights[unit * width + inputs.length]! * scale
    for (const [at, input] of inputs.entries()) total += weights[unit * width + at]! * scale * input
    sum += weights[last + unit]! * scale * Math.tanh(total)
  }
  return 1 / (1 + Math.exp(-sum))
}
