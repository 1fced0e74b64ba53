import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { apiPaths } from '#core/paths.ts'
import { createDatabase, startPostgres, type Postgres } from '../../scripts/postgres.ts'
import { freePort } from '../../scripts/free-port.ts'
import { judged, rounded, type Result } from '../results.ts'
import { openHouse, type House } from './house.ts'
import { ledger, postgresReader } from './ledger.ts'
import { startWriters } from './writers.ts'

const phones = 8

/** The three ways in which a server loses its PostgreSQL, each in a third of the rounds. */
export async function measurePostgresCuts(rounds: number): Promise<Result[]> {
  const postgres = await startPostgres({ durable: true })
  const databaseUrl = await createDatabase(postgres.url)
  const wire = await openWire(databaseUrl)
  const house = await openHouse(wire.url)
  const ways = [
    () => endConnections(postgres, databaseUrl),
    () => postgres.crash(),
    async () => wire.cut(),
  ]
  const books = ledger(house.familyId)
  const sum = { lost: 0, doubled: 0, halfDone: 0, slowest: 0 }
  try {
    for (let round = 0; round < rounds; round += 1) {
      const writers = startWriters(house, books, phones)
      await writers.begun
      await sleep(5 + ((round * 7.3) % 60))
      await ways[round % ways.length]!()
      const cutAt = performance.now()
      await untilReady(house)
      sum.slowest = Math.max(sum.slowest, performance.now() - cutAt)
      await writers.stop()
      const reader = await postgresReader(databaseUrl)
      const found = await books.check(reader)
      await reader.close()
      sum.lost += found.lost
      sum.doubled += found.doubled
      sum.halfDone += found.halfDone
    }
  } finally {
    await house.close()
    wire.close()
    await postgres.stop()
  }
  const command = 'npm run faults -- postgres-cut'
  return [
    judged(
      {
        id: 'postgres-cut',
        what: `Writes lost, doubled or half done while PostgreSQL was cut off ${rounds} times`,
        value: sum.lost + sum.doubled + sum.halfDone,
        unit: `of ${books.count()}`,
        command,
        note: 'connections ended, immediate stop, wire cut, in turns',
      },
      { atMost: 0 },
    ),
    judged(
      {
        id: 'postgres-back',
        what: 'Longest until the server answered again after PostgreSQL was cut off',
        value: rounded(sum.slowest / 1000),
        unit: 's',
        command,
      },
      { atMost: 5 },
    ),
  ]
}

/** Ready is when a family can be read again, not only when the server says so. */
async function untilReady({ url, parent }: House): Promise<void> {
  for (;;) {
    const response = await fetch(url + apiPaths.bootstrap, { headers: parent.headers }).catch(
      () => null,
    )
    await response?.arrayBuffer().catch(() => null)
    if (response?.status === 200) return
    await sleep(20)
  }
}

async function endConnections(postgres: Postgres, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const name = new URL(databaseUrl).pathname.slice(1)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  await client.end()
}

/** A wire to the database that can be cut in the middle of whatever goes over it. */
async function openWire(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const port = await freePort()
  const open = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    cut: () => {
      for (const socket of open) socket.resetAndDestroy()
    },
    close: () => server.close(),
  }
}
