import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Receipt } from '#core/contract/receipt.ts'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { memberIdsOf } from '#core/domain/member.ts'
import { applySprintCommand } from '#core/domain/sprint.ts'
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

/**
 * The books over what one family was told: whatever the server acknowledged must be in its log,
 * once, at the place it was given; and the week it stored must be what its log adds up to, so that
 * nothing is half done.
 */
export function ledger(familyId: string, acknowledged = new Map<string, number>()): Ledger {
  let checkedTo = 0
  let week: Sprint | null = null

  return {
    acknowledged: (command: { id: string }, { sequence }: Receipt) =>
      void acknowledged.set(command.id, sequence),
    count: () => acknowledged.size,
    upToNow: () => ledger(familyId, new Map(acknowledged)),
    check: async (reader: Reader): Promise<Findings> => {
      const { rows } = reader
      const all = await rows(
        `select "commandId", "sequence" from changes where "familyId" = '${familyId}'`,
      )
      const places = new Map(all.map((row) => [row['commandId'], Number(row['sequence'])]))
      const lost = [...acknowledged].filter(([id, place]) => places.get(id) !== place).length
      const doubled = all.length - places.size
      const fresh = await rows(
        `select "sequence", "sprintId", "userId", "at", "command" from changes where "familyId" = '${familyId}' and "sequence" > ${checkedTo} order by "sequence"`,
      )
      const [family] = await rows(
        `select "document", "sequence" from families where "id" = '${familyId}'`,
      )
      const memberIds = memberIdsOf(JSON.parse(String(family!['document'])).familyData)
      for (const change of fresh) {
        checkedTo = Number(change['sequence'])
        if (change['sprintId'] !== sprintId) continue
        const command = JSON.parse(String(change['command'])) as SprintCommand
        const context = { now: String(change['at']), userId: String(change['userId']), memberIds }
        week = applySprintCommand(week, command, context, { familyId, sprintId })
      }
      const [stored] = await rows(`select "document" from sprints where "id" = '${sprintId}'`)
      const isWhole = JSON.stringify(week) === stored?.['document']
      const isCounted = checkedTo === Number(family!['sequence']) && all.length === checkedTo
      return { lost, doubled, halfDone: isWhole && isCounted ? 0 : 1, damage: [] }
    },
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
