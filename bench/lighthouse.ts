import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { publicPaths } from '#core/paths.ts'
import { findChromium } from '../e2e/support/chromium.ts'
import { freePort } from '../scripts/free-port.ts'
import { withAllCores } from './cores.ts'
import { startElefam } from './elefam.ts'
import { judged, median, range, rounded, told, type Result } from './results.ts'

const command = 'npm run bench -- lighthouse'
const runs = 5
/** Fetched when this is measured: it is a hundred packages, which no test needs. */
const lighthouse = 'lighthouse@13.5.0'

const scores = [
  { id: 'performance', what: 'performance', atLeast: 98 },
  { id: 'accessibility', what: 'accessibility', atLeast: 100 },
  { id: 'best-practices', what: 'best practices', atLeast: 100 },
  { id: 'seo', what: 'SEO', atLeast: 100 },
]
const moments = [
  { id: 'largest-contentful-paint', what: 'largest paint' },
  { id: 'total-blocking-time', what: 'blocked time' },
  { id: 'cumulative-layout-shift', what: 'layout shift' },
]

/** Of Lighthouse's report what is read here; scores are from 0 to 1. */
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, Audit>
}
type Audit = {
  id: string
  title: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
}

/** What Lighthouse thinks of the landing page on its slow phone: the median of five visits. */
export async function measureLighthouse(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const elefam = await startElefam(dataDir, { pinned: false })
  try {
    const reports: Report[] = []
    for (let run = 0; run < runs; run += 1) {
      reports.push(await withAllCores(() => visit(elefam.url + publicPaths.landing)))
    }
    for (const line of complaints(reports)) console.log(`  ${line}`)
    return [...scores.map((score) => scoreRow(reports, score)), momentsRow(reports)]
  } finally {
    await elefam.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** One visit with a browser of its own: nothing is remembered from the one before. */
async function visit(url: string): Promise<Report> {
  const port = await freePort()
  const found = await findChromium()
  const args = [...found.args, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...found, args })
  try {
    const npm = ['exec', '--yes', '--loglevel=error', `--package=${lighthouse}`]
    const asked = ['lighthouse', url, `--port=${port}`, '--output=json', '--quiet']
    const { stdout } = await promisify(execFile)('npm', [...npm, '--', ...asked], {
      maxBuffer: 64 * 1024 * 1024, // bytes; it shows what it saw
    })
    return JSON.parse(stdout) as Report
  } finally {
    await browser.close()
  }
}

function scoreRow(reports: Report[], { id, what, atLeast }: (typeof scores)[number]): Result {
  const values = reports.map((report) => Math.round((report.categories[id]?.score ?? 0) * 100))
  return judged(
    {
      id: `lighthouse-${id}`,
      what: `Lighthouse, landing page on a phone: ${what}`,
      value: median(values),
      unit: 'of 100',
      command,
      note: `${runs} visits: ${range(values)}`,
    },
    { atLeast },
  )
}

function momentsRow(reports: Report[]): Result {
  const text = moments.map(({ id, what }) => {
    const values = reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN)
    return `${what} ${rounded(median(values))}`
  })
  const paints = reports.map((report) => report.audits['first-contentful-paint']?.numericValue ?? 0)
  return told({
    id: 'lighthouse-first-paint',
    what: 'First paint of the landing page on Lighthouse’s phone',
    value: Math.round(median(paints)),
    unit: 'ms',
    command,
    note: text.join(', '),
  })
}

/** What keeps a score from being full, each once. */
function complaints(reports: Report[]): string[] {
  const found = new Map<string, string>()
  for (const { audits } of reports) {
    for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
      if (score === null || score >= 0.9 || scoreDisplayMode === 'informative') continue
      found.set(id, `${id}: ${title} (${score})`)
    }
  }
  return [...found.values()]
}
