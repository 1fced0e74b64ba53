// Run by server/full-disk.test.ts on a disk of its own, a few megabytes large: what a server does there.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { apiPaths } from '#core/paths.ts'
import { freePort } from '../../scripts/free-port.ts'
import { compiledOnce } from './compiled-once.ts'
import { password } from './test-server.ts'
import { createTestClient } from './test-client.ts'

const disk = process.argv[2]!
const dataDir = join(disk, 'data')
const ballast = join(disk, 'ballast')
const port = await freePort()
const url = `http://localhost:${port}`
const main = join(import.meta.dirname, '../main.ts')

/** Resolves when it is ready, or has ended without having been. */
async function start() {
  const env = {
    PATH: process.env['PATH'],
    ...compiledOnce,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_REQUESTS: 'no',
  }
  const child = spawn(process.execPath, [main], { env })
  let said = ''
  let failed = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (failed += text))
  const ended = once(child, 'close')
  const ready = Promise.withResolvers<void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.includes('is ready')) ready.resolve()
  })
  await Promise.race([ready.promise, ended])
  return {
    isReady: said.includes('is ready'),
    failed: () => failed,
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal)
      await ended
    },
  }
}

function fill() {
  const file = openSync(ballast, 'a')
  try {
    for (;;) writeSync(file, Buffer.alloc(4096))
  } catch {
    closeSync(file) // There is no more room.
  }
}

const client = createTestClient((path, init) => fetch(url + path, init), url)
const told: Record<string, unknown> = {}
const tell = (name: string, fact: unknown) => void (told[name] = fact)
const readyz = async () => {
  const answer = await fetch(url + apiPaths.ready)
  return [answer.status, await answer.json()]
}

let server = await start()
await client.signUp({ email: 'maya@example.org', password })
const { family } = (await client.bootstrap()).body
const write = (id: string) => {
  const topic = { id, text: 'x'.repeat(100) }
  return client.changeFamily(family.id, { type: 'park-topic', topic })
}
const statusOfFull = async () => {
  let status = 200
  for (let tries = 0; status === 200 && tries < 30; tries += 1) {
    status = (await write(`topic-${tries}`)).status
  }
  return status
}

fill()
tell('write', await statusOfFull())
tell('readyz', await readyz())
for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  await server.end(signal)
  fill() // What the server has given back, somebody else takes.
  server = await start()
  tell(`starts after ${signal}`, server.isReady || server.failed())
  tell(`reads after ${signal}`, (await client.bootstrap()).status)
  tell(`readyz after ${signal}`, await readyz())
}
rmSync(ballast)
tell('readyz with room', await readyz())
tell('write with room', (await write('with-room')).status)
await server.end('SIGTERM')
// As a server of before left it: without the files beside the database.
for (const part of ['-wal', '-shm']) rmSync(join(dataDir, `elefam.sqlite${part}`), { force: true })
fill()
server = await start()
tell('says without them', server.failed().split('\n'))
process.stdout.write(JSON.stringify(told))
