import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { startProgram } from './cores.ts'
import { startElefam, type Elefam } from './elefam.ts'
import { settle, type LivingFamily } from './family.ts'
import { load, type Bounds, type Load, type Target } from './load.ts'
import { median } from './results.ts'

export type Pair = { elefam: Elefam; barePort: number; family: LivingFamily }

/** Runs `work` with a furnished Elefam and the bare server on a copy of its database, both running. */
export async function withPair<Result>(work: (pair: Pair) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const stops: (() => Promise<void>)[] = []
  try {
    const dataDir = join(folder, 'elefam')
    const family = await settle(dataDir)
    mkdirSync(join(folder, 'bare'))
    const copy = join(folder, 'bare/elefam.sqlite')
    copyFileSync(join(dataDir, 'elefam.sqlite'), copy) // stopped, so its log is merged into it
    const elefam = await startElefam(dataDir)
    stops.push(elefam.stop)
    const barePort = await freePort()
    const bare = await startProgram([
      process.execPath,
      join(import.meta.dirname, 'bare-server.ts'),
      copy,
      String(barePort),
    ])
    stops.push(bare.stop)
    return await work({ elefam, barePort, family })
  } finally {
    for (const stop of stops) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export type Comparison = { ours: Load; limit: Load; ratio: number; ratios: number[] }

/** Measures both in turn, `rounds` times, each time in the other order; gives medians. */
export async function compare(
  targets: { ours: Target; limit: Target },
  bounds: Bounds,
  rounds: number,
): Promise<Comparison> {
  const warmUp = { ...bounds, seconds: 3, requests: Number.POSITIVE_INFINITY }
  await load(targets.limit, warmUp)
  await load(targets.ours, warmUp)
  const ours: Load[] = []
  const limit: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0
    if (first) limit.push(await load(targets.limit, bounds))
    ours.push(await load(targets.ours, bounds))
    if (!first) limit.push(await load(targets.limit, bounds))
  }
  const ratios = ours.map(({ perSecond }, round) => perSecond / limit[round]!.perSecond)
  return { ours: middle(ours), limit: middle(limit), ratio: median(ratios), ratios }
}

function middle(loads: Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((one) => one[key]))
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }
}
