// The real server as a process of its own, on a free port, with fresh data.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { settingsTable } from '#server/platform/host-settings.ts'
import { compiledOnce } from '#server/testing/compiled-once.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { freePort } from '../../scripts/free-port.ts'

export interface Server {
  url: string
  dataDir: string
  /** Everything printed so far, over all restarts; links in mails appear here. */
  output: () => string
  /** As Ctrl-C does: what runs is finished. Resolves to the exit code. */
  stop: () => Promise<number | null>
  /** As a power cut does. */
  kill9: () => Promise<void>
  /** The same address and data again, after `stop`, `kill9`, or while it runs. */
  restart: () => Promise<void>
  /** Stops it and removes its data. */
  remove: () => Promise<void>
}

export interface ServerOptions {
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string
  env?: Record<string, string>
  /** Where the built program lies, instead of this checkout. */
  program?: string
}

const root = join(import.meta.dirname, '../..')
/** The same for every server: who knows it need not work at a captcha (`apiFor`). */
export const secret = 'a secret of journeys that is long enough'
const timeout = 60_000 // milliseconds until the ready line must have come, on a busy machine

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const port = await freePort()
  const { path: dataDir, remove } = temporaryFolder()
  const url = `http://localhost:${port}`
  const printed: string[] = []
  const { program = root } = options
  const start = () =>
    startProcess(serverEnv({ port, dataDir, url, ...options }), { program, printed })
  let child = await start()
  const stop = () => end(child, 'SIGTERM')
  return {
    url,
    dataDir,
    output: () => printed.join(''),
    stop,
    kill9: async () => void (await end(child, 'SIGKILL')),
    restart: async () => {
      await stop()
      child = await start()
    },
    remove: async () => {
      await stop()
      remove()
    },
  }
}

function serverEnv(options: ServerOptions & { port: number; dataDir: string; url: string }) {
  const { PATH, HOME, TMPDIR, TZ } = process.env
  const own = Object.entries({ PATH, HOME, TMPDIR, TZ }).filter(([, value]) => value !== undefined)
  return {
    // Only what a process needs, and every setting as if it were not set: a developer's own
    // configuration, from the environment or the .env file, must not reach a test.
    ...(Object.fromEntries(own) as Record<string, string>),
    ...Object.fromEntries(settingsTable.map(({ name }) => [name, ''])),
    PORT: String(options.port),
    DATA_DIR: options.dataDir,
    BASE_URL: options.url,
    SECRET: secret,
    ...compiledOnce,
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    ...options.env,
  }
}

type Running = { program: string; printed: string[] }

function startProcess(
  env: Record<string, string>,
  { program, printed }: Running,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(program, 'dist/main.js')], {
    cwd: program,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const alsoEnd = () => child.kill('SIGKILL')
  process.once('exit', alsoEnd)
  child.once('exit', () => process.off('exit', alsoEnd))
  const firstLine = printed.length
  const said = () => printed.slice(firstLine).join('')
  return new Promise((ready, fail) => {
    let isReady = false
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail(new Error(`The server was not ready within ${timeout / 1000} s. It said:\n${said()}`))
    }, timeout)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed.push(text)
        if (isReady || !said().includes('Elefam is ready at ')) return
        isReady = true
        clearTimeout(timer)
        ready(child)
      })
    }
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      fail(new Error(`The server ended with ${signal ?? code} before it was ready:\n${said()}`))
    })
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((done) => {
    child.once('exit', (code) => done(code))
    child.kill(signal)
  })
}
