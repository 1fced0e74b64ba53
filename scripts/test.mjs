// `npm test`: everything that can be held against this tree, from a bare clone. The last line counts.
// `npm test -- --only check|unit|features|e2e` runs one stage, and hands what follows to its runner:
// `npm test -- --only unit core/domain`.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap, root } from './bootstrap.mjs'

const stages = ['check', 'unit', 'features', 'e2e']
const reports = mkdtempSync(join(tmpdir(), 'elefam-test-'))
const count = { passed: 0, failed: 0 }
const summary = []
let interrupted = false
let arePagesBuilt = false

if (bootstrap({ dev: true })) await test()
rmSync(reports, { recursive: true, force: true })

async function test() {
  const { only, rest } = readArguments(process.argv.slice(2))
  const wants = (name) => !only || only === name
  if (wants('check')) await stage('Checks', check)
  const projects = ['unit', 'features'].filter(wants)
  if (projects.length > 0) await stage('Tests', () => vitest(projects, rest))
  if (wants('e2e')) {
    await stage('Pages', () => pages({ measure: !only }))
    if (arePagesBuilt) await stage('Journeys in a browser', () => playwright(rest))
  }
  conclude()
}

function readArguments([flag, name, ...rest]) {
  if (flag === undefined) return { only: undefined, rest: [] }
  if (flag === '--only' && stages.includes(name)) return { only: name, rest }
  console.error(`Usage: npm test [-- --only ${stages.join('|')} [arguments for its runner]]`)
  process.exit(2)
}

/** Runs one stage, unless Ctrl-C ended an earlier one, and keeps its line for the summary. */
async function stage(title, work) {
  if (interrupted) return
  console.log(`\n── ${title} ──`)
  const started = Date.now()
  const before = { ...count }
  await work()
  const seconds = Math.round((Date.now() - started) / 1000)
  const passed = count.passed - before.passed
  const failed = count.failed - before.failed
  summary.push(`${title}: ${passed} passed, ${failed} failed (${seconds} s)`)
}

async function check() {
  const { runChecks } = await import('./check.mjs')
  for (const { ok } of await runChecks()) add(ok ? 1 : 0, ok ? 0 : 1)
}

async function pages({ measure }) {
  const { buildWhenChanged } = await import('./build.mjs')
  arePagesBuilt = buildWhenChanged()
  add(arePagesBuilt ? 1 : 0, arePagesBuilt ? 0 : 1)
  if (!arePagesBuilt || !measure) return
  const { checkSizes } = await import('./size.mjs')
  const fits = checkSizes()
  add(fits ? 1 : 0, fits ? 0 : 1)
}

async function vitest(projects, rest) {
  const report = join(reports, 'vitest.json')
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', `${name}*`]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...rest,
  ]
  const code = await run('vitest', args)
  const result = readReport(report)
  if (!result) return add(0, 1)
  // A file that does not even load holds no failed test, yet it has failed.
  const broken = result.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length
  addRun(code, result.numPassedTests, result.numFailedTests + broken)
}

async function playwright(rest) {
  const report = join(reports, 'playwright.json')
  const code = await run('playwright', ['test', '--reporter=list,json', ...rest], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const result = readReport(report)
  if (!result) return add(0, 1)
  const { expected, unexpected, flaky } = result.stats
  addRun(code, expected, unexpected + flaky)
}

function run(program, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/.bin', program), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    const stop = (signal) => {
      interrupted = true
      child.kill(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
      done(code ?? 1)
    })
  })
}

/** A runner that ends badly although all its tests passed has failed as well. */
function addRun(code, passed, failed) {
  add(passed, failed || (code === 0 ? 0 : 1))
}

function add(passed, failed) {
  count.passed += passed
  count.failed += failed
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function conclude() {
  if (interrupted) add(0, 1)
  const { passed, failed } = count
  console.log(`\n${summary.join('\n')}`)
  if (interrupted) console.log('Stopped before the end.')
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
