// `npm test`: everything that can be held against this tree, from a bare clone. The last line counts.
// `npm test -- --only check|unit|features|e2e` runs one stage, and hands what follows to its runner:
// `npm test -- --only unit core/goal`.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bootstrap, root } from './bootstrap.mjs'

const stages = ['check', 'unit', 'features', 'e2e']
/** Vitest's projects (vitest.config.ts) of two of them. */
const projectsOf = {
  unit: ['unit', 'unit apart'],
  features: ['features', 'features apart', 'timed'],
}
const reports = mkdtempSync(join(tmpdir(), 'elefam-test-'))
const count = { passed: 0, failed: 0 }
const summary = []
/** What failed, at first or for good, each with its first lines: whoever sees only the end of a long output sees these. */
const failures = []
let interrupted = false

if (bootstrap({ dev: true })) await test()
rmSync(reports, { recursive: true, force: true })

async function test() {
  const { only, rest } = readArguments(process.argv.slice(2))
  const wants = (name) => !only || only === name
  const projects = Object.keys(projectsOf)
    .filter(wants)
    .flatMap((name) => projectsOf[name])
  const rules = async () => {
    if (projects.length === 0) return
    const given = only ? projects : projects.filter((project) => project !== 'timed')
    await stage('Tests', () => vitest(given, rest, { aside: !only }))
  }
  const product = async () => {
    if (!wants('e2e')) return
    // Pages that are too large can be walked through; those that are not there cannot.
    const passed = await stage('Pages', () => pages({ measure: !only }))
    if (passed > 0) await stage('Journeys in a browser', () => playwright(rest))
  }
  // Side by side: a journey waits for its browser every now and then, and the rules do not.
  const both = [rules(), product()]
  // The checks take the core that is free first.
  await Promise.race(projects.length > 0 && wants('e2e') ? both : [Promise.all(both)])
  if (wants('check')) await stage('Checks', check)
  await Promise.all(both)
  // How long somebody waits for others is held when nothing else is to be waited for.
  if (!only) await stage('Tests of time', () => vitest(['timed'], rest))
  conclude()
}

function readArguments([flag, name, ...rest]) {
  if (flag === undefined) return { only: undefined, rest: [] }
  if (flag === '--only' && stages.includes(name)) return { only: name, rest }
  console.error(`Usage: npm test [-- --only ${stages.join('|')} [arguments for its runner]]`)
  process.exit(2)
}

/** Runs one stage, unless Ctrl-C ended an earlier one, and says how much passed. */
async function stage(title, work) {
  if (interrupted) return 0
  console.log(`\n── ${title} ──`)
  const started = Date.now()
  const { passed, failed } = await work()
  add({ passed, failed })
  const seconds = Math.round((Date.now() - started) / 1000)
  summary.push(`${title}: ${passed} passed, ${failed} failed (${seconds} s)`)
  return passed
}

async function check() {
  const { runChecks } = await import('./check.mjs')
  return countOf((await runChecks()).map(({ ok }) => ok))
}

async function pages({ measure }) {
  const { buildWhenChanged } = await import('./build.mjs')
  const areBuilt = buildWhenChanged()
  if (!areBuilt || !measure) return countOf([areBuilt])
  const { checkSizes } = await import('./size.mjs')
  return countOf([areBuilt, checkSizes()])
}

/** `aside` of the journeys it says what it found when it is through. */
async function vitest(projects, rest, { aside = false } = {}) {
  const report = join(reports, 'vitest.json')
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...rest,
  ]
  // What threads and programs load of ours is read and compiled once, not with each of them.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }
  const code = await run('vitest', args, { env, aside })
  const result = readReport(report)
  if (!result) return { passed: 0, failed: 1 }
  // A file that does not even load holds no failed test, yet it has failed.
  const broken = result.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length
  for (const { name, status, message, assertionResults } of result.testResults) {
    if (status !== 'failed') continue
    const file = relative(root, name)
    if (message) failures.push(told(file, message))
    for (const { status: how, fullName, failureMessages } of assertionResults) {
      if (how === 'failed') failures.push(told(`${file} › ${fullName}`, failureMessages.join('\n')))
    }
  }
  return ended(code, result.numPassedTests, result.numFailedTests + broken)
}

async function playwright(rest) {
  const report = join(reports, 'playwright.json')
  const code = await run('playwright', ['test', '--reporter=list,json', ...rest], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const result = readReport(report)
  if (!result) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = result.stats
  failures.push(...result.suites.flatMap(failedJourneys))
  return ended(code, expected + flaky, unexpected)
}

/** Those of a file or a group, and of the groups in it. */
function failedJourneys({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ projectName, results, status }) =>
        told(
          `[${projectName}] e2e/${file}:${line} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
          status === 'flaky' ? 'FLAKY' : 'FAILED',
        ),
      ),
  )
  return [...own, ...suites.flatMap(failedJourneys)]
}

/** A failure's name and the first lines of its reason. */
function told(name, reason, how = 'FAILED') {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, 12)
  return [`${how} ${name}`, ...lines.map((line) => `  ${line.slice(0, 300)}`)].join('\n')
}

/** Resolves to the exit code. What runs aside says nothing before its end, and then everything. */
function run(program, args, { env = {}, aside = false }) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/.bin', program), ...args], {
      cwd: root,
      stdio: aside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    let said = ''
    for (const stream of aside ? [child.stdout, child.stderr] : []) {
      stream.setEncoding('utf8').on('data', (text) => (said += text))
    }
    const stop = (signal) => {
      interrupted = true
      child.kill(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
    child.on('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
      if (said) console.log(`\n${said.trim()}\n`)
      done(code ?? 1)
    })
  })
}

/** A runner that ends badly although all its tests passed has failed as well. */
function ended(code, passed, failed) {
  return { passed, failed: failed || (code === 0 ? 0 : 1) }
}

/** Of results that are either right or wrong. */
function countOf(results) {
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

function add({ passed, failed }) {
  count.passed += passed
  count.failed += failed
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function conclude() {
  if (interrupted) add({ passed: 0, failed: 1 })
  const { passed, failed } = count
  if (failures.length > 0) console.log(`\n${failures.slice(0, 20).join('\n')}`)
  console.log(`\n${summary.join('\n')}`)
  if (interrupted) console.log('Stopped before the end.')
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
