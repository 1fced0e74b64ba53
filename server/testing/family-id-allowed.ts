import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
} from 'kysely'
import { fingerprintSync } from 'libpg-query'
import { forgetAuthor } from '#server/store/erasure.ts'
import { findSuccessor } from '#server/store/family-rows.ts'
import { countFamilies } from '#server/store/host-figures.ts'
import {
  addressesInvitedBy,
  deleteInvitesFrom,
  forgetGuests,
  readInvite,
  revokeInvitesFrom,
} from '#server/store/invites.ts'
import { endCalendarsOfTokens, takeDueCalendar } from '#server/store/outside-calendars.ts'
import type { OpenTransaction, Tables } from '#server/store/schema.ts'
import { readUnsettled } from '#server/store/shared-members.ts'
import { familyFaultsIn, numbered } from './family-id-watch.ts'

const now = '2026-03-04T18:30:00.000Z'

/**
 * What asks for families’ rows without knowing the family, by its name, and why that cannot be
 * otherwise. docs/scale.md has the same sentences.
 */
const allowed: {
  [name: string]: { why: string; asks: (db: OpenTransaction) => readonly Promise<unknown>[] }
} = {
  readInvite: {
    why: 'the link in an invite’s mail names nothing but the invite',
    asks: (db) => [readInvite(db, 'id')],
  },
  addressesInvitedBy: {
    why: 'the owner of an account is told of all that it offers',
    asks: (db) => [addressesInvitedBy(db, 'id', now)],
  },
  revokeInvitesFrom: {
    why: 'an account that is somebody else’s by now takes back what it offers, in every family',
    asks: (db) => [revokeInvitesFrom(db, 'id')],
  },
  deleteInvitesFrom: {
    why: 'an account that is deleted may have invited into a family that it has left',
    asks: (db) => [deleteInvitesFrom(db, 'id')],
  },
  forgetAuthor: {
    why: 'an account that is deleted goes from the logs of all families that it ever was in',
    asks: (db) => [forgetAuthor(db, 'id')],
  },
  forgetGuests: {
    why: 'whom invites were for is forgotten by the clock',
    asks: (db) => [forgetGuests(db, { before: now, limit: 1 })],
  },
  readUnsettled: {
    why: 'whose days of two homes are to be kept apart is found by the clock',
    asks: (db) => [readUnsettled(db, { now, limit: 1 })],
  },
  takeDueCalendar: {
    why: 'which calendar is to be read again is found by the clock',
    asks: (db) =>
      [[], ['id']].map((without) => takeDueCalendar(db, { now, leaseUntil: now, without })),
  },
  findSuccessor: {
    why: 'a family of a backup that was handed over since has another id, and is found by when it began',
    asks: (db) => [findSuccessor(db, { id: 'id', createdAt: now })],
  },
  endCalendarsOfTokens: {
    why: 'calendars whose program’s token has run out are found by the clock',
    asks: (db) => [endCalendarsOfTokens(db, { now, limit: 1 })],
  },
  countFamilies: {
    why: 'those in charge see how many there are, and may take no more than so many',
    asks: (db) => [countFamilies(db), countFamilies(db, 1)],
  },
}

export const reasons = Object.entries(allowed).map(([name, { why }]) => ({ name, why }))

const dialects = [
  {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
]

/** What each of them asks, on either database, without one. */
async function askedBy({ asks }: (typeof allowed)[string]): Promise<string[]> {
  const queries: string[] = []
  for (const dialect of dialects) {
    const db = new Kysely<Tables>({
      dialect: {
        ...dialect,
        createDriver: () => new DummyDriver(),
        createIntrospector: () => {
          throw new Error('Nothing is to be found out here.')
        },
      },
      log: ({ query }) => void queries.push(query.sql),
    })
    await db.transaction().execute((trx) => Promise.allSettled(asks(trx)))
  }
  return queries
}

const alike = (sql: string) => fingerprintSync(numbered(sql))

/** By name the queries that each of them asks without a family, as all alike look. */
export const allowedQueries = new Map(
  await Promise.all(
    Object.entries(allowed).map(async ([name, one]) => {
      const strays = (await askedBy(one)).filter((sql) => familyFaultsIn(sql).length > 0)
      return [name, new Set(strays.map(alike))] as const
    }),
  ),
)

const known = new Set([...allowedQueries.values()].flatMap((some) => [...some]))

/** Queries on families’ rows that do not say which family’s, with what is wrong; none that may be. */
export function strayQuery(sql: string): string[] {
  const faults = familyFaultsIn(sql)
  return faults.length === 0 || known.has(alike(sql)) ? [] : [`${faults.join(', ')}: ${sql}`]
}
