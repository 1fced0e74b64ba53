import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from '#core/paths.ts'
import type { Household } from './test-environment.ts'
import { damageOf, ledger, postgresReader, sqliteReader, type Ledger } from './ledger.ts'
import { startWriters } from './writers.ts'

/** Enough that several transactions share a commit. */
const phones = 8

/** What came of all rounds; `slowest` in seconds, from the mended fault to the next answer. */
export type Outcome = { wrong: number; writes: number; slowest: number; damage: string[] }

/**
 * Again and again families write, something under them breaks, the environment is waited for, and the
 * books are compared with what is stored. `breakIt` resolves once the environment can come back by itself.
 */
export async function breakAgain(
  environment: Household,
  rounds: number,
  breakIt: (round: number) => Promise<unknown>,
): Promise<Outcome> {
  const books = ledger(environment.familyId)
  const sum: Omit<Outcome, 'writes'> = { wrong: 0, slowest: 0, damage: [] }
  for (let round = 0; round < rounds; round += 1) {
    const writers = startWriters(environment, books, phones)
    await writers.begun
    // Spread over the time of many commits, so that it falls on every moment of one.
    await sleep(5 + ((round * 37.3) % 200))
    await breakIt(round)
    const brokenAt = performance.now()
    await untilReady(environment)
    sum.slowest = Math.max(sum.slowest, (performance.now() - brokenAt) / 1000)
    await writers.stop()
    const { lost, doubled, halfDone, damage } = await look(environment, books)
    sum.wrong += lost + doubled + halfDone + damage.length
    sum.damage.push(...damage)
  }
  return { ...sum, writes: books.count() }
}

/** Ready is when a family can be read again, not only when the server says so. */
async function untilReady({ url, parent }: Household): Promise<void> {
  for (;;) {
    const response = await fetch(url + apiPaths.bootstrap, { headers: parent.headers }).catch(
      () => null,
    )
    await response?.arrayBuffer().catch(() => null)
    if (response?.status === 200) return
    await sleep(20)
  }
}

/** Compares what is stored with the books, and has SQLite check its file. */
export async function look({ dataDir, databaseUrl }: Household, books: Ledger) {
  const reader = databaseUrl ? await postgresReader(databaseUrl) : sqliteReader(dataDir)
  try {
    const found = await books.check(reader)
    return databaseUrl ? found : { ...found, damage: await damageOf(dataDir) }
  } finally {
    await reader.close()
  }
}
