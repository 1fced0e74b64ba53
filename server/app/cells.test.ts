import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { settingsTable } from '#server/platform/host-settings.ts'
import { movingCommands, type Cell } from '#server/testing/cells.ts'
import { compiledOnce } from '#server/testing/compiled-once.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { createTestClient } from '#server/testing/test-client.ts'
import { password } from '#server/testing/test-server.ts'
import { createDatabase } from '../../scripts/postgres.ts'
import { freePort } from '../../scripts/free-port.ts'

const main = join(import.meta.dirname, '../main.ts')
const folder = temporaryFolder()
const running: ChildProcess[] = []
const none = Object.fromEntries(settingsTable.map(({ name }) => [name, '']))
const settings = {} as Record<Cell, Record<string, string>>

beforeAll(async () => {
  const databases = { oak: '', elm: await createDatabase(inject('postgresUrl')) }
  for (const cell of ['oak', 'elm'] as const) {
    settings[cell] = {
      ...none,
      PATH: process.env['PATH'] ?? '',
      ...compiledOnce,
      DATA_DIR: join(folder.path, cell),
      DATABASE_URL: databases[cell],
      PORT: String(await freePort()),
      SECRET: `the secret of ${cell} alone, which is long enough`,
      LOG_REQUESTS: 'no',
    }
  }
  await Promise.all([startCell('oak'), startCell('elm')])
})

afterAll(async () => {
  await Promise.all(
    running.map((child) => {
      const ended = once(child, 'close')
      child.kill('SIGKILL')
      return ended
    }),
  )
  folder.remove()
})

/** Starts an installation, and waits until it is ready. */
async function startCell(cell: Cell): Promise<void> {
  const child = spawn(process.execPath, [main], { env: settings[cell], stdio: 'pipe' })
  running.push(child)
  let said = ''
  while (!said.includes('ready')) said += String((await once(child.stdout, 'data'))[0])
  child.stdout.resume()
}

const url = (cell: Cell) => `http://localhost:${settings[cell]['PORT']}`

const visitor = (cell: Cell) =>
  createTestClient((path, init) => fetch(url(cell) + path, init), url(cell))

/** What one of the program’s commands says in a cell. */
async function elefam(cell: Cell, words: readonly string[]): Promise<string> {
  const options = { env: settings[cell] }
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], options)
  return stdout
}

async function signedIn(cell: Cell, email: string) {
  const client = visitor(cell)
  expect((await client.signIn({ email, password })).status).toBe(200)
  return client
}

test('a family moves to another cell by the commands of docs/scale.md, whole [C22]', async () => {
  const [maya, sam, other] = [visitor('oak'), visitor('oak'), visitor('oak')]
  await maya.signUp({ email: 'maya@family.example', password })
  await sam.signUp({ email: 'sam@family.example', password })
  await other.signUp({ email: 'other@family.example', password })
  const { family } = (await maya.bootstrap()).body
  const invite = { toEmail: 'sam@family.example', name: 'Sam' }
  const { inviteId } = (await maya.post<Invite>(apiPaths.invites(family.id), invite)).body
  expect((await sam.post(apiPaths.acceptInvite(inviteId), {})).status).toBe(200)
  await maya.post(apiPaths.sprints(family.id), { sprint: newSprint() })
  const topic = { id: 't1', text: 'A dog', memberId: 'primary' }
  await maya.changeFamily(family.id, { type: 'park-topic', topic })
  const before = await maya.documents()

  let file = ''
  for (const { cell, words } of movingCommands()) {
    const said = await elefam(
      cell,
      words.map((word) => (word === 'FILE' ? file : word)),
    )
    file = /\S+[.]sqlite/.exec(said)?.[0] ?? file
    if (words.includes('block')) expect((await maya.bootstrap()).status).toBe(401)
  }

  const after = await signedIn('elm', 'maya@family.example')
  expect((await after.documents()).sprints).toEqual(before.sprints)
  expect((await after.documents()).family).toMatchObject({
    id: family.id,
    familyData: before.family.familyData,
  })
  const partner = await signedIn('elm', 'sam@family.example')
  expect((await partner.bootstrap()).body.family.id).toBe(family.id)
  const taken = await partner.changeFamily(family.id, { type: 'settle-topic', topicId: 't1' })
  expect(taken.status).toBe(200)
  const gone = await visitor('oak').signIn({ email: 'maya@family.example', password })
  expect(gone.status).not.toBe(200)
  expect((await other.bootstrap()).status, 'nobody else notices').toBe(200)
})
