// Holds the whole tree against its rules: types, lint, format, arrows between folders, unused code, and
// that everything can be read in every language.
// `npm run check` prints one line for each; what fails is printed in full.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bootstrap, isMain, root } from './bootstrap.mjs'

// By one thread, as lint (below): each of several would work out again what the types of libraries are.
const typesOf = (project) => ['tsc', '--singleThreaded', '-p', project]

const checks = [
  { name: 'types of server', command: typesOf('server') },
  { name: 'lint', command: ['oxlint', '.'] },
  { name: 'types of web', command: typesOf('web') },
  { name: 'types of the service worker', command: typesOf('web/worker') },
  { name: 'types of e2e', command: typesOf('e2e') },
  { name: 'types of core', command: typesOf('core') },
  { name: 'unused code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'arrows', command: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'languages', command: ['scripts/languages/update.ts', '--check'] },
]

/** Runs every check, as many at once as there are cores; resolves to [{name, ok, seconds}]. */
export async function runChecks() {
  const waiting = [...checks]
  const results = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await run(check)
      results.push(result)
      report(result)
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker))
  return results
}

function run({ name, command: [program, ...args] }) {
  const started = performance.now()
  return new Promise((done) => {
    const colour = process.stdout.isTTY ? '1' : '0'
    // GOMAXPROCS is of the compiler that lint asks for types: as many threads as it has, as many checkers.
    const env = { ...process.env, FORCE_COLOR: colour, GOMAXPROCS: '1' }
    const child = spawn(process.execPath, [binOf(program), ...args], { cwd: root, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    }
    child.on('close', (code) => {
      done({ name, ok: code === 0, output, seconds: (performance.now() - started) / 1000 })
    })
  })
}

/** A package’s program, or one of ours. */
function binOf(program) {
  return program.includes('/') ? join(root, program) : join(root, 'node_modules/.bin', program)
}

function report({ name, ok, output, seconds }) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(`\n${output.trim()}\n`)
}

if (isMain(import.meta.url) && bootstrap({ dev: true })) {
  const results = await runChecks()
  const failed = results.filter((result) => !result.ok).length
  console.log(failed ? `${failed} of ${results.length} checks failed.` : 'All checks hold.')
  process.exitCode = failed ? 1 : 0
}
