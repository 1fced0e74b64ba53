import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#server/platform/config.ts'
import { reasonOf } from '#server/platform/reason.ts'
import { databaseFacts, type DatabaseFacts } from '#server/store/database-facts.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { openStore, type Store } from '#server/store/database.ts'
import { about, type Finding } from './finding.ts'

/** Clocks further apart than this, in milliseconds, end sessions and links early or late. */
const clocksApart = 30_000

/** A greeting to oneself takes less than this, in milliseconds. */
const newsTake = 1_000

/** Whether the database is there, of this version, takes what is written, and has connections left. */
export async function lookAtDatabase(config: Config): Promise<Finding[]> {
  const is = about('database')
  const { databaseUrl, databaseDirectUrl: directUrl } = config
  const dataDir = resolve(config.dataDir)
  if (!databaseUrl && !existsSync(databaseFile(dataDir))) {
    return [is.ok(`none yet in ${dataDir}; the first start makes it`)]
  }
  const setting = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
  try {
    const store = await openStore({ dataDir, databaseUrl, directUrl, poolSize: 1, isBeside: true })
    try {
      const facts = factsFound(await databaseFacts(store), config, setting)
      return databaseUrl ? [...facts, await newsFound(store)] : facts
    } finally {
      await store.close()
    }
  } catch (error) {
    return [is.wrong(reasonOf(error), setting)]
  }
}

function factsFound(
  { version, behind, hindrance, server }: DatabaseFacts,
  config: Config,
  setting: string,
): Finding[] {
  const is = about('database')
  const state =
    behind > 0
      ? is.ok(`${version}, of an older version of Elefam: the next start brings it up to date`)
      : hindrance === 'storage-full'
        ? is.wrong(
            `${version}, and no room for what families write: free some of its disk`,
            setting,
          )
        : hindrance
          ? is.wrong(`${version}, and takes nothing that is written`, setting)
          : is.ok(`${version}, of this version, takes what is written`)
  return [state, ...(server ? serverFound(server, config) : [])]
}

function serverFound(
  { connections, taken, clockOff }: NonNullable<DatabaseFacts['server']>,
  { databasePool }: Config,
): Finding[] {
  const [pool, clock] = [about('connections'), about('clock')]
  const said = `DATABASE_POOL is ${databasePool}, PostgreSQL gives ${connections} and has given ${taken}`
  const seconds = Math.round(Math.abs(clockOff) / 1000)
  return [
    // One more listens, and a backup takes one.
    databasePool + 2 > connections
      ? pool.wrong(`${said}: a server would be refused some`, 'DATABASE_POOL')
      : pool.ok(said),
    Math.abs(clockOff) > clocksApart
      ? clock.wrong(
          `this machine and PostgreSQL are ${seconds} seconds apart: let both keep time by NTP`,
        )
      : clock.ok('this machine and PostgreSQL agree'),
  ]
}

/** Behind a pooler a server listens in vain, unless it is told of a way past it. */
async function newsFound({ bus }: Store): Promise<Finding> {
  const is = about('news')
  const until = performance.now() + newsTake
  while (!bus.isHearing() && performance.now() < until) await wait(20)
  return bus.isHearing()
    ? is.ok('what is done on another server is heard of at once')
    : is.warning(
        'what is done on another server is heard of a second late: DATABASE_URL leads to a pooler that has nobody listen',
        'DATABASE_DIRECT_URL',
      )
}
