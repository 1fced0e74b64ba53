// Gets a bare clone going: the packages are installed when they are missing or have changed. Where the
// machine's Node is too old, one is installed into runtime/ and the command goes on under that (H10).
// Plain JavaScript that Node 18 reads, nothing heavy.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** The first that has all that the server asks of it without flags: Temporal among others. */
export const oldestNode = 26
const isNewEnough = Number.parseInt(process.versions.node, 10) >= oldestNode
const stampFile = join(root, 'node_modules/.installed')
const runtime = join(root, 'runtime')
const { optionalDependencies } = JSON.parse(readText(join(runtime, 'package.json')))
const projectNode = nodeFor(process)

/** True when the module of this `import.meta.url` was started as the program. */
export function isMain(url) {
  return Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url)
}

/**
 * Where the project's own Node for a system lies once it is installed: a package that the lockfile of
 * runtime/ names with its hash (A69). Null for a system that has none, where the machine's must do.
 */
export function nodeFor({ platform, arch }) {
  const isAppleSilicon = platform === 'darwin' && arch === 'arm64'
  const system = platform === 'win32' ? 'win' : platform
  const name = `${isAppleSilicon ? 'node-bin' : 'node'}-${system}-${arch}`
  if (!(name in optionalDependencies)) return null
  return join(runtime, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
}

/**
 * Installs what is missing and returns true when this process may go on. Returns false when the
 * command has been handed to the project's own Node; that child's end ends this process.
 * With `dev` the packages for tests are needed too.
 */
export function bootstrap({ dev }) {
  process.chdir(root)
  if (!projectNode && !isNewEnough) {
    const system = `${process.platform} on ${process.arch}`
    console.error(`Elefam brings no Node for ${system}: install Node ${oldestNode} or newer first.`)
    process.exit(1)
  }
  if (!isNewEnough) provideNode()
  if (!isInstalled(dev)) install(dev)
  if (isNewEnough) return true
  runAgain()
  return false
}

/** Installs the project's own Node where it is missing, and ends where it cannot start. */
function provideNode() {
  const lock = readText(join(runtime, 'package-lock.json'))
  const stamp = `${createHash('sha256').update(lock).digest('hex')}\n`
  const stampOfNode = join(runtime, 'node_modules/.installed')
  if (!existsSync(projectNode) || readText(stampOfNode) !== stamp) {
    const mine = process.versions.node
    console.log(`Installing Node for Elefam, which needs ${oldestNode} or newer; here is ${mine}…`)
    const isThere = runNpm(process.execPath, false, runtime) && existsSync(projectNode)
    // npm leaves out without a word what is optional, also where its hash is not the lockfile's.
    if (!isThere) {
      console.error(`npm has not installed ${projectNode}.`)
      process.exit(1)
    }
    writeFileSync(stampOfNode, stamp)
  }
  const hindrance = hindranceOf(projectNode)
  if (!hindrance) return
  console.error(hindrance)
  process.exit(1)
}

function isInstalled(dev) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = stampOf(lockText, dev)
  if (readText(stampFile) === stamp) return true
  // Installed by hand, perhaps: believe npm's own record of what lies in node_modules.
  if (!holds(lockText, dev)) return false
  writeFileSync(stampFile, stamp)
  return true
}

function stampOf(lockText, dev) {
  const lock = createHash('sha256').update(lockText).digest('hex')
  return `${lock} ${process.platform} ${process.arch} ${dev ? 'all' : 'production'}\n`
}

/** Whether node_modules holds every package the lockfile asks for, in that version. */
function holds(lockText, dev) {
  const record = readText(join(root, 'node_modules/.package-lock.json'))
  if (!record) return false
  const installed = JSON.parse(record).packages
  return Object.entries(JSON.parse(lockText).packages).every(([path, wanted]) => {
    if (path === '' || (wanted.dev && !dev)) return true
    const found = installed[path]
    if (!found) return Boolean(wanted.peer || (wanted.optional && !isPartForThisSystem(wanted)))
    return found.version === wanted.version
  })
}

/** Native parts name the systems they are for; other optional packages may be left out. */
function isPartForThisSystem({ os, cpu, libc }) {
  if (!os && !cpu) return false
  const fits = (list, mine) => !list || [list].flat().includes(mine()) // a text, or a list of them
  return fits(os, () => process.platform) && fits(cpu, () => process.arch) && fits(libc, ownLibc)
}

function ownLibc() {
  return process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

function install(dev) {
  console.log('Installing the packages Elefam is built from (once, about a minute)…')
  const started = Date.now()
  // Someone who has the packages for tests keeps them when `npm start` brings all up to date.
  const all = dev || existsSync(join(root, 'node_modules/@playwright'))
  // Under an old Node npm leaves out, without a word, the native parts that need a newer one.
  const node = isNewEnough ? process.execPath : projectNode
  let done = runNpm(node, all)
  if (!done && existsSync(join(root, 'node_modules'))) {
    console.log('That did not work; once more from nothing…') // half of an earlier try is in the way
    rmSync(join(root, 'node_modules'), { recursive: true, force: true })
    done = runNpm(node, all)
  }
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (!done) {
    console.error('The packages could not be installed. npm says why above; then run this again.')
    process.exit(1)
  }
  writeFileSync(stampFile, stampOf(lockText, dev))
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function runNpm(node, all, cwd = root) {
  // Not `npm ci`: it refuses a lockfile that lacks a package built for some other system. The
  // versions are the lockfile's all the same, and `--no-save` leaves it as it is.
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    // Nothing that a server needs runs anything of its own while it is installed.
    ...(all ? ['--include=dev'] : ['--omit=dev', '--ignore-scripts']),
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath
  const options = {
    cwd,
    stdio: 'inherit',
    // Started without npm, this finds npm by its name, which then takes the first Node on PATH.
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  }
  return inTime((limits) =>
    npm
      ? spawnSync(node, [npm, ...args], { ...options, ...limits })
      : spawnSync('npm', args, { ...options, ...limits, shell: process.platform === 'win32' }),
  )
}

/**
 * Whether what `start` starts ended well. npm waits without an end for a download whose connection has
 * gone quiet; what has arrived lies in its cache. So it is ended and started again, with more time each
 * time for those with a slow connection.
 */
export function inTime(start, minutes = [5, 15, 60]) {
  for (const [tried, limit] of minutes.entries()) {
    const { status, error } = start({ timeout: limit * 60_000, killSignal: 'SIGKILL' })
    if (error?.code !== 'ETIMEDOUT') return status === 0
    const isLast = tried === minutes.length - 1
    const next = isLast ? 'Is there a network?' : 'Once more; what has arrived is kept…'
    console.log(`npm was not through after ${limit} minutes. ${next}`)
  }
  return false
}

/** What keeps a Node from starting, as a sentence for whoever runs this; null where it starts (H2). */
export function hindranceOf(node) {
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status === 0) return null
  const library = /loading shared libraries: ([^:]+):/.exec(stderr ?? '')?.[1]
  if (library === 'libatomic.so.1') {
    return `The project's own Node needs ${library}, which this system does not have. Install it, then run this again: apt-get install libatomic1 (Debian, Ubuntu) or dnf install libatomic (Fedora).`
  }
  if (library) {
    return `The project's own Node needs ${library}, which this system does not have. Install it, then run this again.`
  }
  const said = error?.message ?? stderr.trim()
  return `The project's own Node does not start: ${said || `it ended with ${status}`}`
}

function runAgain() {
  const child = spawn(projectNode, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
