import { setTimeout as sleep } from 'node:timers/promises'
import { judged, type Result } from '../results.ts'
import { openHouse, openHouseOnPostgres, type House } from './house.ts'
import {
  damageOf,
  ledger,
  postgresReader,
  sqliteReader,
  type Findings,
  type Ledger,
} from './ledger.ts'
import { startWriters } from './writers.ts'

/** Enough that several transactions share a commit. */
const phones = 8

/** `kill -9` while families write: whatever was acknowledged is there afterwards, whole. */
export async function measureKills(rounds: number): Promise<Result[]> {
  return [
    ...(await killOn('sqlite', await openHouse(), rounds)),
    ...(await killOn('postgres', await openHouseOnPostgres(), rounds)),
  ]
}

async function killOn(database: 'sqlite' | 'postgres', house: House, rounds: number) {
  const books = ledger(house.familyId)
  const sum: Findings = { lost: 0, doubled: 0, halfDone: 0, damage: [] }
  try {
    for (let round = 0; round < rounds; round += 1) {
      const writers = startWriters(house, books, phones)
      await writers.begun
      // Spread over the time of many commits, so that it falls on every moment of one.
      await sleep(5 + ((round * 7.3) % 60))
      await house.kill()
      await writers.stop()
      const found = await look(house, books)
      sum.lost += found.lost
      sum.doubled += found.doubled
      sum.halfDone += found.halfDone
      sum.damage.push(...found.damage)
      await house.start()
    }
  } finally {
    await house.close()
  }
  const wrong = sum.lost + sum.doubled + sum.halfDone + sum.damage.length
  const on = database === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  return [
    judged(
      {
        id: `kill-${database}`,
        what: `Acknowledged writes lost, doubled or half done in ${rounds} rounds of kill -9, ${on}`,
        value: wrong,
        unit: `of ${books.count()}`,
        command: 'npm run faults -- kill',
        note: sum.damage.join('; '),
      },
      { atMost: 0 },
    ),
  ]
}

async function look(house: House, books: Ledger): Promise<Findings> {
  const { dataDir, databaseUrl } = house
  const reader = databaseUrl ? await postgresReader(databaseUrl) : sqliteReader(dataDir)
  try {
    const found = await books.check(reader)
    return databaseUrl ? found : { ...found, damage: await damageOf(dataDir) }
  } finally {
    await reader.close()
  }
}
