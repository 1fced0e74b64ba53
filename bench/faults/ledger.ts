import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Family } from '#core/family/schema.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import type { Sprint, SprintCommand } from '#core/sprint/schema.ts'
import { memberIdsOf } from '#core/members/member.ts'
import { applySprintCommand } from '#core/log/rules.ts'
import { logBounds } from '#server/store/trim-log.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { sprintId } from '../family.ts'

type Row = Record<string, string | number | null>

/** A way to read what the server stored, without the server. */
export type Reader = { rows: (query: string) => Promise<Row[]>; close: () => Promise<void> }

export function sqliteReader(dataDir: string): Reader {
  const database = new DatabaseSync(databaseFile(dataDir))
  return {
    rows: async (query) => database.prepare(query).all() as Row[],
    close: async () => database.close(),
  }
}

export async function postgresReader(databaseUrl: string): Promise<Reader> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    rows: async (query) => (await client.query<Row>(query)).rows,
    close: () => client.end(),
  }
}

/** What came of a look into the books: everything that is not as it was acknowledged. */
export type Findings = { lost: number; doubled: number; halfDone: number; damage: string[] }

export type Ledger = {
  acknowledged: (command: { id: string }, receipt: Receipt) => void
  count: () => number
  /** Books that close here: what is acknowledged later is not in them. */
  upToNow: () => Ledger
  check: (reader: Reader) => Promise<Findings>
}

/** How far the log was followed, and the week as it was there. */
type Position = { sequence: number; week: Sprint | null }

/**
 * The books over what one family was told: whatever the server acknowledged must be in its log,
 * once, at the place it was given, for as long as the log keeps it; and the week it stored must be
 * what all of its log adds up to, so that nothing is half done. Looks must follow each other before
 * the log forgets.
 */
export function ledger(
  familyId: string,
  acknowledged = new Map<string, number>(),
  position: Position = { sequence: 0, week: null },
): Ledger {
  return {
    acknowledged: (command: { id: string }, { sequence }: Receipt) =>
      void acknowledged.set(command.id, sequence),
    count: () => acknowledged.size,
    upToNow: () => ledger(familyId, new Map(acknowledged), position),
    check: async ({ rows }: Reader): Promise<Findings> => {
      const [family] = await rows(
        `select "document", "sequence" from families where "id" = '${familyId}'`,
      )
      const log = await rows(
        `select "commandId", "sequence", "sprintId", "userId", "at", "command" from changes where "familyId" = '${familyId}' order by "sequence"`,
      )
      const [stored] = await rows(
        `select "document" from sprints where "familyId" = '${familyId}' and "id" = '${sprintId}'`,
      )
      const last = Number(family!['sequence'])
      const forgotten = Number(log[0]?.['sequence'] ?? 1) - 1
      // A trim follows its write, and takes along what came in between.
      const isTooShort = last - forgotten < Math.min(last, logBounds.kept)
      if (position.sequence < forgotten) throw new Error('The log has forgotten what came since.')
      const places = new Map(log.map((row) => [row['commandId'], Number(row['sequence'])]))
      const isLost = ([id, place]: [string, number]) =>
        place > forgotten && places.get(id) !== place
      const people = JSON.parse(String(family!['document'])) as Family
      follow(position, log, { familyId, memberIds: memberIdsOf(people.familyData) })
      const isWhole = JSON.stringify(position.week) === stored?.['document']
      const isCounted = position.sequence === last && log.length === last - forgotten && !isTooShort
      return {
        lost: [...acknowledged].filter(isLost).length,
        doubled: log.length - places.size,
        halfDone: isWhole && isCounted ? 0 : 1,
        damage: [],
      }
    },
  }
}

/** Applies to the week what the log holds beyond the position. */
function follow(
  position: Position,
  log: Row[],
  { familyId, memberIds }: { familyId: string; memberIds: string[] },
): void {
  for (const change of log) {
    if (Number(change['sequence']) <= position.sequence) continue
    position.sequence = Number(change['sequence'])
    if (change['sprintId'] !== sprintId) continue
    const command = JSON.parse(String(change['command'])) as SprintCommand
    const context = { now: String(change['at']), userId: String(change['userId']), memberIds }
    position.week = applySprintCommand(position.week, command, context, { familyId, sprintId })
  }
}

/** What SQLite itself says of its file. */
export async function damageOf(dataDir: string): Promise<string[]> {
  const reader = sqliteReader(dataDir)
  try {
    const integrity = await reader.rows('pragma integrity_check')
    const keys = await reader.rows('pragma foreign_key_check')
    return [...integrity.map((row) => String(row['integrity_check'])), ...keys.map(String)].filter(
      (line) => line !== 'ok',
    )
  } finally {
    await reader.close()
  }
}
