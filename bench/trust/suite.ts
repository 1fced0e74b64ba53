import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../elefam.ts'

/** What a run of tests came to; `told` is what the tests wrote down about themselves, in order. */
export type Outcome = {
  passed: number
  failed: number
  told: Record<string, number>[]
  log: string
}

type Ended = { fullName: string; failureMessages: string[] | null; meta: Record<string, number> }
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; message: string; assertionResults: Ended[] }[]
}

/** Runs test files of a project of vitest.config.ts in a process of their own. */
export async function runSuite(
  files: string[],
  env: Record<string, string>,
  project = 'features*',
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-suite-'))
  const report = join(folder, 'report.json')
  const args = [
    'run',
    '--maxWorkers=1',
    '--reporter=json',
    `--root=${root}`,
    `--outputFile=${report}`,
    `--project=${project}`,
    ...files,
  ]
  try {
    const log = await finished(args, env)
    const { testResults, numPassedTests, numFailedTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report
    const ended = testResults.flatMap(({ assertionResults }) => assertionResults)
    // A file that does not even load fails without any of its tests having failed.
    const broken = testResults.filter(({ status }) => status === 'failed')
    const why = ended.flatMap(({ fullName, failureMessages }) =>
      (failureMessages ?? []).map((message) => `${fullName}: ${message}`),
    )
    return {
      passed: numPassedTests,
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
