/** Written by `node bench/paper/train.ts`: the weights of a small network, and between which two of its answers a box is unsure. */
export const inkModel: {
  scale: number
  hidden: number
  weights: readonly number[]
  means: readonly number[]
  spreads: readonly number[]
  unsure: readonly [number, number]
} = {
  scale: 1,
  hidden: 0,
  weights: [],
  means: [],
  spreads: [],
  unsure: [0, 0],
}
