/** What a photograph is of. Everyday ones are asked to be read; of the others, to be right, asked about or refused. */
export const hardKinds = [
  'fold',
  'hard-shadow',
  'tails',
  'show-through',
  'magnets',
  'thread',
  'stain',
  'glare',
  'overexposed',
  'dim',
  'scribbles',
  'fills',
  'taken-back',
  'struck-out',
  'struck-row',
  'two-copies',
  'others-sheet',
  'last-week',
  'covered-corner',
  'hard-pens',
  'tilted',
  'bent',
  'blurred',
  'several',
] as const
export type Kind = 'everyday' | (typeof hardKinds)[number]

/** What became of one photograph; `refused`: why. The lists hold places of boxes. */
export type Outcome = {
  seed: number
  kind: Kind
  refused: string | null
  boxes: number
  ticked: number
  falseTicks: number[]
  missed: number[]
  unsure: number
  milliseconds: number
}
