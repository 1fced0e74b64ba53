import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { separation } from './cores.ts'

export type Result = {
  id: string
  what: string
  value: number
  unit: string
  /** Such as `≥ 0.5`; null for a figure that is only there to explain another. */
  aim: string | null
  holds: boolean | null
  command: string
  /** What to know about this measurement: how far its repetitions lay apart. */
  note?: string
}

/** When a figure was measured, of which commit, and how busy the machine was before. */
type Measured = Result & { on: string; commit?: string; load?: number }

const file = join(import.meta.dirname, 'results.json')
const report = join(import.meta.dirname, 'results.md')

/** How busy the machine was with other things. */
const load = rounded(loadavg()[0]!)

/** Of what is measured in one go; without the commit where the sources are no checkout. */
function circumstances(): Omit<Measured, keyof Result> {
  const on = new Date().toISOString().slice(0, 10)
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'])
  return { on, load, ...(status === 0 && { commit: String(stdout).trim() }) }
}

/** A figure that must be at least, or at most, so much. */
export function judged(
  figure: Omit<Result, 'aim' | 'holds'>,
  aim: { atLeast: number } | { atMost: number },
): Result {
  const holds = 'atLeast' in aim ? figure.value >= aim.atLeast : figure.value <= aim.atMost
  const text = 'atLeast' in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`
  return { ...figure, aim: text, holds }
}

/** A figure that explains others. */
export function told(figure: Omit<Result, 'aim' | 'holds'>): Result {
  return { ...figure, aim: null, holds: null }
}

/** Puts the new figures in the place of those with the same ids and writes both files. */
function writeResults(measured: Result[]): void {
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured[]) : []
  const now = circumstances()
  const newer = measured.map((result) => ({ ...result, ...now }))
  const kept = new Map([...earlier, ...newer].map((result) => [result.id, result]))
  const results = [...kept.values()]
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(report, markdown(results))
}

/** Writes the figures down and says them. */
export function tell(results: Result[]): void {
  writeResults(results)
  for (const { what, value, unit, aim, holds, note } of results) {
    const verdict = aim ? ` (aim ${aim}: ${holds ? 'reached' : 'NOT REACHED'})` : ''
    console.log(`  ${what}: ${value} ${unit}${verdict}${note ? `; ${note}` : ''}`)
  }
}

/** The middle of a list; of an even number, the lower one of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** Three figures are as many as a measurement on a shared machine is worth. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

/** `0.52 to 0.61` */
export function range(values: readonly number[]): string {
  return `${rounded(Math.min(...values))} to ${rounded(Math.max(...values))}`
}

function markdown(results: Measured[]): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const verdict = ({ holds }: Result) => (holds === null ? '' : holds ? 'yes' : '**no**')
  const rows = results.map(
    (result) =>
      `| ${result.what} | ${result.value} ${result.unit} | ${result.aim ?? ''} | ${verdict(result)} | ${result.note ?? ''} | \`${result.command}\` | ${when(result)} |`,
  )
  return `# What was measured

\`npm run bench\` writes this page and results.json; \`npm run bench -- NAME\` measures one part again.

On ${cpus().length} cores, ${gigabytes} GB of memory, ${process.platform} on ${process.arch}, Node ${process.versions.node}; in comparisons ${separation}. The last column says when, of which commit, and the machine's load average before; of older figures only when.
Where two servers are compared, their rounds alternate and the ratio is the median over the pairs of rounds, so that whatever else the machine was doing weighs on both. The limit is bare node:http over node:sqlite (bench/bare-server.ts).

| what | measured | aim | reached | remarks | measured by | when |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

function when({ on, commit, load: busy }: Measured): string {
  return [on, commit, busy === undefined ? undefined : `load ${busy}`].filter(Boolean).join(', ')
}
