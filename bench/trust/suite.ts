import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../elefam.ts'

/** What a run of tests came to; `told` is what the tests wrote down about themselves, in order. */
export type Outcome = {
  failed: number
  told: Record<string, number>[]
  log: string
}

type Ended = {
  fullName: string
  status: string
  failureMessages: string[] | null
  meta: Record<string, number>
}
type Report = {
  numFailedTests: number
  testResults: { status: string; message: string; assertionResults: Ended[] }[]
}

/** As the titles of those tests name them. */
const dialects = ['sqlite', 'postgres']

/** The thorough run of test files that hold on both databases: a process for each, side by side. */
export async function runOnBoth(files: string[]): Promise<Outcome> {
  const run = (dialect: string) =>
    runSuite(files, { env: { THOROUGH: '1' }, project: 'features*', only: `on ${dialect}` })
  const outcomes = await Promise.all(dialects.map(run))
  return {
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    told: outcomes.flatMap(({ told }) => told),
    log: outcomes.map(({ log }) => log).join('\n'),
  }
}

type Suite = {
  env: Record<string, string>
  /** Of vitest.config.ts. */
  project: string
  /** A part of the titles of those that run. */
  only?: string
}

/** Runs test files in a process of their own. */
export async function runSuite(files: string[], { env, project, only }: Suite): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-suite-'))
  const report = join(folder, 'report.json')
  const args = [
    'run',
    '--maxWorkers=1',
    '--reporter=json',
    `--root=${root}`,
    `--outputFile=${report}`,
    `--project=${project}`,
    ...(only ? [`--testNamePattern=${only}`] : []),
    ...files,
  ]
  try {
    const log = await finished(args, env)
    const { testResults, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const ended = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'skipped')
    // A file that does not even load fails without any of its tests having failed.
    const broken = testResults.filter(({ status }) => status === 'failed')
    const why = ended.flatMap(({ fullName, failureMessages }) =>
      (failureMessages ?? []).map((message) => `${fullName}: ${message}`),
    )
    return {
      failed: Math.max(numFailedTests, broken.length),
      told: ended.map(({ meta }) => meta),
      log: [log, ...broken.map(({ message }) => message), ...why].join('\n'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function finished(args: string[], env: Record<string, string>): Promise<string> {
  return new Promise((done) => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const child = spawn(process.execPath, [vitest, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (log += text))
    }
    child.on('close', () => done(log))
  })
}
