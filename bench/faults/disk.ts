import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Receipt } from '#core/log/receipt-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { nextTick } from '../family.ts'
import { judged, told, type Result } from '../results.ts'
import { openEnvironment, send, type TestEnvironment } from './test-environment.ts'
import { ledger, type Ledger } from './ledger.ts'
import { look } from './rounds.ts'

const command = 'npm run faults -- disk'

/** A disk that is full, and a disk that is asked before every word. */
export async function measureDisk(rounds: number): Promise<Result[]> {
  return [...(await measureSyncs(rounds * 10)), ...(await measureFullDisk(rounds))]
}

/** Counts how often the server has the system write down, while one phone ticks so many times. */
async function measureSyncs(writes: number): Promise<Result[]> {
  if (spawnSync('strace', ['--version']).status !== 0) return [untold('syncs', 'strace is missing')]
  const environment = await openEnvironment()
  const calls = ['-f', '-e', 'trace=fdatasync,fsync', '-p', String(environment.pid())]
  const strace = spawn('strace', calls, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  strace.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise((done) => strace.once('exit', done))
  try {
    await watching(strace.stderr)
    let fewest = Number.POSITIVE_INFINITY
    for (let count = 0; count < writes; count += 1) {
      const before = synced(said)
      const response = await send(environment, nextTick())
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`A tick was answered with ${response.status}.`)
      await sleep(5) // strace tells a moment later
      fewest = Math.min(fewest, synced(said) - before)
    }
    const what = `Fewest fdatasync calls for one of ${writes} acknowledged writes`
    return [judged({ id: 'syncs', what, value: fewest, unit: 'calls', command }, { atLeast: 1 })]
  } finally {
    strace.kill()
    await ended
    await environment.close()
  }
}

/** The first that it says is that it has attached itself to the server. */
const watching = (said: Readable) => once(said, 'data', { signal: AbortSignal.timeout(10_000) })

const synced = (said: string) =>
  said.match(/f(?:data)?sync\(\d+\)\s*= 0|resumed>\)\s*= 0/g)?.length ?? 0

/** Fills a small disk of its own, and frees it again. */
async function measureFullDisk(rounds: number): Promise<Result[]> {
  const disk = mkdtempSync(join(tmpdir(), 'elefam-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]).status !== 0) {
    return [untold('disk-full', 'a small disk can be mounted by root only')]
  }
  const environment = await openEnvironment(undefined, { dataDir: join(disk, 'data') })
  const books = ledger(environment.familyId)
  const wrong: string[] = []
  let refused = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      const status = await writeUntilFull(environment, books, disk)
      if (status === 507) refused += 1
      // With 200 the room in its own files was enough for all of these writes: the books tell.
      else if (status !== 200) wrong.push(`a full disk was told by ${status}`)
      wrong.push(
        ...(await whileFull(environment, { isTold: status === 507, restarts: round % 10 === 0 })),
      )
      rmSync(join(disk, 'ballast'))
      const after = await send(environment, nextTick())
      if (after.status !== 200)
        wrong.push(`the first write after was answered with ${after.status}`)
      await after.arrayBuffer()
      const ready = await readyz(environment)
      if (ready !== 200) wrong.push(`/readyz said ${ready} once there was room`)
      // In each round: the log forgets what is long ago.
      const { lost, doubled, halfDone, damage } = await look(environment, books)
      if (lost + doubled + halfDone > 0)
        wrong.push(`${lost} lost, ${doubled} doubled, ${halfDone} half done`)
      wrong.push(...damage)
    }
  } finally {
    await environment.close()
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  }
  return [
    judged(
      {
        id: 'disk-full',
        what: `What went otherwise than it should while a disk was full ${rounds} times (507, /readyz says so, reads go on, a start succeeds, recovers)`,
        value: wrong.length,
        unit: `of ${refused} times`,
        command,
        note: wrong.slice(0, 3).join('; '),
      },
      { atMost: 0 },
    ),
  ]
}

/** Leaves 64 KB, and writes until they are gone; gives the last status. */
async function writeUntilFull(
  environment: TestEnvironment,
  books: Ledger,
  disk: string,
): Promise<number> {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)))
  let status = 200
  for (let tries = 0; status === 200 && tries < 2_000; tries += 1) {
    const tick = nextTick()
    const response = await send(environment, tick)
    status = response.status
    const answer = (await response.json()) as Receipt
    if (status === 200) books.acknowledged(tick, answer)
  }
  return status
}

const readyz = async ({ url }: TestEnvironment) => (await fetch(url + apiPaths.ready)).status

/** What is not as it should be on a full disk, also after a power cut on it. */
async function whileFull(
  environment: TestEnvironment,
  { isTold, restarts }: { isTold: boolean; restarts: boolean },
): Promise<string[]> {
  const wrong: string[] = []
  const ready = await readyz(environment)
  if (isTold && ready !== 503) wrong.push(`/readyz said ${ready} while it was full`)
  if (restarts) {
    await environment.kill()
    await environment.start()
  }
  const read = await fetch(environment.url + apiPaths.bootstrap, {
    headers: environment.parent.headers,
  })
  if (read.status !== 200) wrong.push(`a read meanwhile was answered with ${read.status}`)
  await read.arrayBuffer()
  return wrong
}

/** A measurement that this machine does not allow. */
function untold(id: string, why: string): Result {
  return told({ id, what: `${id}: not measured`, value: 0, unit: '', command, note: why })
}
