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

const file = join(import.meta.dirname, 'results.json')
const report = join(import.meta.dirname, 'results.md')

/** Says how busy the machine was with other things. */
const loadBefore = loadavg()[0]!.toFixed(1)

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
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result[]) : []
  const kept = new Map([...earlier, ...measured].map((result) => [result.id, result]))
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

function markdown(results: Result[]): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const date = new Date().toISOString().slice(0, 10)
  const verdict = ({ holds }: Result) => (holds === null ? '' : holds ? 'yes' : '**no**')
  const rows = results.map(
    (result) =>
      `| ${result.what} | ${result.value} ${result.unit} | ${result.aim ?? ''} | ${verdict(result)} | ${result.note ?? ''} | \`${result.command}\` |`,
  )
  return `# What was measured

\`npm run bench\` writes this page and results.json; \`npm run bench -- NAME\` measures one part again.

The newest figures are of ${date}: ${cpus().length} cores, ${gigabytes} GB of memory, ${process.platform} on ${process.arch}, Node ${process.versions.node}; ${separation}. At the beginning the machine's load average was ${loadBefore}.
Where two servers are compared, their rounds alternate and the ratio is the median over the pairs of rounds, so that whatever else the machine was doing weighs on both. The limit is bare node:http over node:sqlite (bench/bare-server.ts).

| what | measured | aim | reached | remarks | measured by |
|---|---|---|---|---|---|
${rows.join('\n')}
`
}
