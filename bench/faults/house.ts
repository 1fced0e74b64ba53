import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import { apiPaths } from '#core/paths.ts'
import { freePort } from '../../scripts/free-port.ts'
import { createDatabase, startPostgres } from '../../scripts/postgres.ts'
import { enter, root, startElefam, type Elefam, type Parent } from '../elefam.ts'
import { furnish, sprintId } from '../family.ts'

/** The real server, one address over all its lives, with a family that lives in it. */
export type House = {
  url: string
  dataDir: string
  databaseUrl: string | undefined
  parent: Parent
  familyId: string
  /** Of the server as it lives now. */
  pid: () => number
  /** As a power cut does. */
  kill: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

/** Posts a command to the family's week, as its parent's browser does. */
export function send({ url, familyId, parent }: House, command: SprintCommand): Promise<Response> {
  return fetch(url + apiPaths.sprintCommands(familyId, sprintId), {
    method: 'POST',
    headers: { ...parent.headers, 'content-type': 'application/json' },
    body: JSON.stringify(command),
  })
}

/** The server as one process, so that a signal means it and nobody between. */
const command = [process.execPath, '--max-semi-space-size=4', join(root, 'dist/main.js')]

/** Starts it on SQLite, or on the PostgreSQL of that address. */
export async function openHouse(
  databaseUrl?: string,
  dataDir = mkdtempSync(join(tmpdir(), 'elefam-faults-')),
): Promise<House> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { PORT: String(port), BASE_URL: url, DATABASE_URL: databaseUrl ?? '' }
  const begin = () => startElefam(dataDir, { command, pinned: false, env })
  let server: Elefam = await begin()
  const parent = await enter({ url, port }, 'sign-up')
  const response = await fetch(url + apiPaths.bootstrap, { headers: parent.headers })
  const { family } = (await response.json()) as Bootstrap
  await furnish(parent, family.id)
  return {
    url,
    dataDir,
    databaseUrl,
    parent,
    familyId: family.id,
    pid: () => server.child.pid!,
    kill: async () => {
      const { child } = server
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGKILL')
      await ended
    },
    start: async () => void (server = await begin()),
    close: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A house on PostgreSQL that waits for the disk as in production, which goes with it. */
export async function openHouseOnPostgres(): Promise<House> {
  const postgres = await startPostgres({ durable: true })
  const house = await openHouse(await createDatabase(postgres.url))
  const close = async () => {
    await house.close()
    await postgres.stop()
  }
  return { ...house, close }
}
