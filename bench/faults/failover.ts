import { setTimeout as sleep } from 'node:timers/promises'
import { judged, rounded, type Result } from '../results.ts'
import { findPrograms } from './cluster-settings.ts'
import { endings, startCluster, type Cluster, type Ending } from './cluster.ts'
import { ledger, type Ledger } from './ledger.ts'
import { look } from './rounds.ts'
import { openEnvironment, type TestEnvironment } from './test-environment.ts'
import { startWriters } from './writers.ts'

const phones = 8

/**
 * Families write through a pooler to the leader of two PostgreSQLs, the leader ends, and the one that
 * followed takes over: in turns by a crash, with its whole machine, and as its host planned it.
 */
export async function measureFailovers(rounds: number): Promise<Result[]> {
  const programs = findPrograms()
  if ('missing' in programs) {
    console.log(`  left out: it needs Debian’s ${programs.missing.join(', ')} (apt-get install)`)
    return []
  }
  const cluster = await startCluster(programs)
  try {
    const env = { DATABASE_DIRECT_URL: cluster.direct }
    const environment = await openEnvironment(cluster.pooled, { env })
    try {
      return resultsOf(await takeOver(environment, cluster, rounds), rounds)
    } finally {
      await environment.close()
    }
  } finally {
    await cluster.stop()
  }
}

/** What came of it: `pause` is the longest in which nothing was acknowledged, in seconds. */
type Outcome = { wrong: number; writes: number; pause: Record<Ending, number> }

async function takeOver(
  environment: TestEnvironment,
  cluster: Cluster,
  rounds: number,
): Promise<Outcome> {
  const books = ledger(environment.familyId)
  const pause: Record<Ending, number> = { crash: 0, gone: 0, planned: 0 }
  let wrong = 0
  for (let round = 0; round < rounds; round += 1) {
    const ending = endings[round % endings.length]!
    const clock = stopwatch(books)
    const writers = startWriters(environment, clock, phones)
    await writers.begun
    await sleep(5 + ((round * 37.3) % 200))
    await cluster.endLeader(ending)
    await clock.next()
    await writers.stop()
    pause[ending] = Math.max(pause[ending], clock.longest())
    const { lost, doubled, halfDone } = await look(environment, books)
    wrong += lost + doubled + halfDone
    await cluster.mend()
  }
  return { wrong, writes: books.count(), pause }
}

/** Books that know for how long, in seconds, nothing was written into them at the most. */
function stopwatch(books: Ledger) {
  let last = performance.now()
  let longest = 0
  let next = Promise.withResolvers<void>()
  return {
    acknowledged: (...given: Parameters<Ledger['acknowledged']>) => {
      books.acknowledged(...given)
      const now = performance.now()
      longest = Math.max(longest, (now - last) / 1_000)
      last = now
      next.resolve()
    },
    /** Something is acknowledged from now on. */
    next: () => {
      next = Promise.withResolvers<void>()
      return next.promise
    },
    longest: () => longest,
  }
}

function resultsOf({ wrong, writes, pause }: Outcome, rounds: number): Result[] {
  const command = 'npm run faults -- failover'
  const { crash, gone, planned } = pause
  const seconds = [`PostgreSQL crashed ${rounded(crash)} s`, `its machine gone ${rounded(gone)} s`]
  return [
    judged(
      {
        id: 'failover-lost',
        what: `Acknowledged writes lost, doubled or half done while a standby took over ${rounds} times`,
        value: wrong,
        unit: `of ${writes}`,
        command,
        note: 'Patroni with etcd, synchronous; through PgBouncer by transactions, and HAProxy',
      },
      { atMost: 0 },
    ),
    judged(
      {
        id: 'failover-back',
        what: 'Longest that nothing was acknowledged while a standby took over',
        value: rounded(Math.max(crash, gone, planned)),
        unit: 's',
        command,
        note: [...seconds, `planned ${rounded(planned)} s`].join('; '),
      },
      { atMost: 15 },
    ),
  ]
}
