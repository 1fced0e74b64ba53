import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { SprintCommand } from '#core/sprint/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { compiledOnce } from '#server/testing/compiled-once.ts'
import { freePort } from '../../scripts/free-port.ts'
import { enter, root, startElefam, type Elefam, type Parent } from '../elefam.ts'
import { furnish, sprintId } from '../family.ts'

/** Where a family lives: at one address, over all lives of the servers behind it. */
export type Household = {
  url: string
  dataDir: string
  databaseUrl: string | undefined
  parent: Parent
  familyId: string
}

/** A home in one real server. */
export type TestEnvironment = Household & {
  /** Of the server as it lives now. */
  pid: () => number
  /** As a power cut does. */
  kill: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

/** Posts a command to the family's week, as its parent's browser does. */
export function send(
  { url, familyId, parent }: Household,
  command: SprintCommand,
): Promise<Response> {
  return fetch(url + apiPaths.sprintCommands(familyId, sprintId), {
    method: 'POST',
    headers: { ...parent.headers, 'content-type': 'application/json' },
    body: JSON.stringify(command),
  })
}

/** The server as one process, so that a signal means it and nobody between. */
const command = [process.execPath, join(root, 'dist/main.js')]

export function startServer(dataDir: string, env: Record<string, string>): Promise<Elefam> {
  // Its daily backup, a process that may outlive it, would hold a small disk and fill it.
  const always = { ...compiledOnce, BACKUPS_KEPT: '0' }
  return startElefam(dataDir, { command, pinned: false, env: { ...always, ...env } })
}

/** Ends a server as a power cut does. */
export async function killed({ child }: Elefam): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
}

/** Signs a family up at an address and gives it its weeks. */
export async function signUpFamily(at: { url: string; port: number }) {
  const { url } = at
  const parent = await enter(at, 'sign-up')
  const response = await fetch(url + apiPaths.bootstrap, { headers: parent.headers })
  const { family } = (await response.json()) as Bootstrap
  await furnish(parent, family.id)
  return { url, parent, familyId: family.id }
}

/** Starts it on SQLite, or on the PostgreSQL of that address; with settings besides. */
export async function openEnvironment(
  databaseUrl?: string,
  {
    dataDir = mkdtempSync(join(tmpdir(), 'elefam-faults-')),
    env: more = {},
  }: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<TestEnvironment> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { ...more, PORT: String(port), BASE_URL: url, DATABASE_URL: databaseUrl ?? '' }
  let server = await startServer(dataDir, env)
  return {
    ...(await signUpFamily({ url, port })),
    dataDir,
    databaseUrl,
    pid: () => server.child.pid!,
    kill: () => killed(server),
    start: async () => void (server = await startServer(dataDir, env)),
    close: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
