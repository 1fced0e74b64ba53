import pg from 'pg'
import { openTcpProxy } from '#server/testing/tcp-proxy.ts'
import { createDatabase, type Postgres } from '../../scripts/postgres.ts'
import { judged, rounded, type Result } from '../results.ts'
import { openEnvironment } from './test-environment.ts'
import { breakAgain, type Outcome } from './rounds.ts'

/** The three ways in which a server loses its PostgreSQL, each in a third of the rounds. */
export async function measurePostgresCuts(rounds: number, postgres: Postgres): Promise<Result[]> {
  const databaseUrl = await createDatabase(postgres.url)
  const wire = await openWire(databaseUrl)
  const environment = await openEnvironment(wire.url)
  const ways = [
    () => endConnections(postgres, databaseUrl),
    () => postgres.crash(),
    async () => wire.tear(),
  ]
  try {
    const outcome = await breakAgain(environment, rounds, (round) => ways[round % ways.length]!())
    return resultsOf(outcome, rounds)
  } finally {
    await environment.close()
    wire.cut()
  }
}

/**
 * The wire goes dead under whatever is connected, as a router that forgot it or a failover leaves
 * it: nobody is told of an end, and only new connections pass.
 */
export async function measurePostgresSilence(
  rounds: number,
  postgres: Postgres,
): Promise<Result[]> {
  const databaseUrl = await createDatabase(postgres.url)
  const wire = await openWire(databaseUrl)
  const environment = await openEnvironment(wire.url)
  try {
    const outcome = await breakAgain(environment, rounds, async () => wire.silence())
    return silenceResults(outcome, rounds)
  } finally {
    await environment.close()
    wire.cut()
  }
}

function silenceResults({ wrong, writes, slowest }: Outcome, rounds: number): Result[] {
  const command = 'npm run faults -- postgres-silence'
  return [
    judged(
      {
        id: 'postgres-silence',
        what: `Writes lost, doubled or half done while PostgreSQL’s connections fell silent ${rounds} times`,
        value: wrong,
        unit: `of ${writes}`,
        command,
      },
      { atMost: 0 },
    ),
    judged(
      {
        id: 'postgres-silence-back',
        what: 'Longest until the server answered again after its connections had fallen silent',
        value: rounded(slowest),
        unit: 's',
        command,
        note: 'a silent query is given up after 18 s',
      },
      { atMost: 25 },
    ),
  ]
}

function resultsOf({ wrong, writes, slowest }: Outcome, rounds: number): Result[] {
  const command = 'npm run faults -- postgres-cut'
  return [
    judged(
      {
        id: 'postgres-cut',
        what: `Writes lost, doubled or half done while PostgreSQL was cut off ${rounds} times`,
        value: wrong,
        unit: `of ${writes}`,
        command,
        note: 'connections ended, immediate stop, wire cut, in turns',
      },
      { atMost: 0 },
    ),
    judged(
      {
        id: 'postgres-back',
        what: 'Longest until the server answered again after PostgreSQL was cut off',
        value: rounded(slowest),
        unit: 's',
        command,
      },
      { atMost: 5 },
    ),
  ]
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

/** A TCP proxy to the database, and the database's address at its end. */
async function openWire(databaseUrl: string) {
  const proxy = await openTcpProxy(Number(new URL(databaseUrl).port))
  const url = Object.assign(new URL(databaseUrl), { port: String(proxy.port) }).href
  return { url, ...proxy }
}
