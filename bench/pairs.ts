import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { startProgram } from './cores.ts'
import { startElefam } from './elefam.ts'
import { settle, type LivingFamily } from './family.ts'
import { load, type Bounds, type Load, type Target } from './load.ts'
import { median, range, rounded, told, type Result } from './results.ts'

export type Pair = { family: LivingFamily; ours: Server; limit: Server }
type Server = Pick<Target, 'port' | 'program'>

/** Runs `work` with a furnished Elefam and the bare server on a copy of its database, both running. */
export async function withPair<Measured>(
  work: (pair: Pair) => Promise<Measured>,
): Promise<Measured> {
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
    const ours = { port: elefam.port, program: elefam }
    return await work({ family, ours, limit: { port: barePort, program: bare } })
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
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), core: of('core') }
}

/** The two rows of a comparison: the ratio, and what lies behind it. */
export function comparisonRows(
  { ours, limit, ratio, ratios }: Comparison,
  { id, what, command }: { id: string; what: string; command: string },
): Result[] {
  const share = {
    id: `${id}-ratio`,
    what: `${what}, as a share of the bare limit`,
    value: rounded(ratio),
    unit: '×',
    command,
    note: `rounds from ${range(ratios)}`,
  }
  const words = ({ p50, p99, core }: Load) =>
    [
      `p50 ${rounded(p50)} ms`,
      `p99 ${rounded(p99)} ms`,
      ...(Number.isNaN(core) ? [] : [`${rounded(core)} µs of a core each`]),
    ].join(', ')
  const perSecond = {
    id,
    what,
    value: rounded(ours.perSecond),
    unit: '/s',
    command,
    note: `${words(ours)}; the limit: ${rounded(limit.perSecond)}/s, ${words(limit)}`,
  }
  return [told(share), told(perSecond)]
}
