import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judged, rounded, type Result } from '../../results.ts'
import { printAll } from '../print/print.ts'
import { hardKinds, type Kind, type Outcome } from './outcome.ts'
import { withSecondCamera } from './photographs.ts'

const command = 'npm run bench -- paper-second'
/**
 * Each release looks once at photographs that nobody saw before, from this seed on. Every second one is an
 * everyday one; the others go through the hard kinds in turn.
 */
const fromSeed = 20330101
const photographs = 500
const wrongOnes = join(import.meta.dirname, '../../../node_modules/.cache/paper-second')

/** Photographs by a camera that knows nothing of the reader; `count`: how many. */
export function measureSecondPaper(count = photographs): () => Promise<Result[]> {
  return async () => secondFigures(await outcomesOf(count))
}

/** Which photograph that is, of all. */
const jobOf = (at: number): [seed: number, kind: Kind] => [
  fromSeed + at,
  at % 2 === 1 ? 'everyday' : hardKinds[(at / 2) % hardKinds.length]!,
]

/** Those that went wrong are kept as JPEGs. */
async function outcomesOf(count: number): Promise<Outcome[]> {
  const printed = await printAll()
  const jobs = Array.from({ length: count }, (_, at) => jobOf(at))
  const outcomes: Outcome[] = []
  mkdirSync(wrongOnes, { recursive: true })
  await withSecondCamera(printed, async (look) => {
    for (const job of jobs) {
      const { outcome } = await look(...job)
      outcomes.push(outcome)
      if (outcomes.length % 40 === 0) console.log(`  ${outcomes.length} photographs`)
      if (isRight(outcome)) continue
      const { falseTicks, missed } = outcome
      console.log(`  ${job.join(' ')}: false ${falseTicks.join(' ')}, missed ${missed.join(' ')}`)
      const { photo } = await look(...job, true)
      writeFileSync(join(wrongOnes, `${outcome.kind}-${outcome.seed}.jpg`), photo, 'base64')
    }
  })
  return outcomes
}

const isRight = ({ falseTicks, missed }: Outcome) => falseTicks.length + missed.length === 0

/** What the photographs say, everyday ones and hard ones. */
export function secondFigures(outcomes: readonly Outcome[]): Result[] {
  const everyday = outcomes.filter(({ kind }) => kind === 'everyday')
  const hard = outcomes.filter(({ kind }) => kind !== 'everyday')
  const sum = (of: readonly Outcome[], part: (one: Outcome) => number) =>
    of.reduce((all, one) => all + part(one), 0)
  const percent = (part: number, whole: number) => rounded((part / Math.max(1, whole)) * 100)
  const read = (of: readonly Outcome[]) => of.filter(({ refused }) => refused === null)
  const whyNot = (of: readonly Outcome[]) =>
    [...Map.groupBy(of, ({ refused }) => refused ?? 'read')]
      .map(([why, those]) => `${why} ${those.length}`)
      .join(', ')
  const noteOf = (of: readonly Outcome[]) =>
    `${of.length} photographs, ${sum(of, ({ boxes }) => boxes)} boxes read, seeds from ${fromSeed}; ${whyNot(of)}`
  const figure = (id: string, what: string, value: number, of: readonly Outcome[], unit = '%') => {
    const full = `Second camera, ${what}`
    return { id: `paper-second-${id}`, what: full, value, unit, command, note: noteOf(of) }
  }
  const falseTicks = sum(outcomes, (one) => one.falseTicks.length)
  const missed = sum(everyday, (one) => one.missed.length)
  const accepted = percent(read(everyday).length, everyday.length)
  const unsure = percent(
    sum(everyday, (one) => one.unsure),
    sum(everyday, (one) => one.boxes),
  )
  const right = percent(hard.filter(isRight).length, hard.length)
  const hardRead = percent(read(hard).length, hard.length)
  return [
    judged(figure('false', 'false ticks nobody was asked about', falseTicks, outcomes, ''), {
      atMost: 0,
    }),
    judged(figure('missed', 'everyday: ticks missed', missed, everyday, ''), { atMost: 0 }),
    judged(figure('accepted', 'everyday: accepted at first', accepted, everyday), { atLeast: 95 }),
    judged(figure('unsure', 'everyday: unsure, of all boxes', unsure, everyday), { atMost: 3 }),
    judged(figure('hard', 'hard: right, asked about or refused', right, hard), { atLeast: 100 }),
    judged(figure('hard-read', 'hard: read', hardRead, hard), { atLeast: 50 }),
  ]
}
