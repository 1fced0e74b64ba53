import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { databaseFile } from '#server/store/database-file.ts'
import type { Pending } from '#web/data/pending.ts'

type Parents<Thing> = Record<'maya' | 'ben', Thing>

/** What opened the door, and what the server answered to whom, by path. */
type Then = {
  at: string
  password: string
  parents: Parents<{ email: string; cookie: string; answers: Record<string, object> }>
  answersToBoth: Record<string, object>
  waitingInvite: string
  calendar: { path: string; text: string }
  confirmToken: string
  resetToken: string
}

type Exported = Pick<Bootstrap, 'family' | 'sprints'> & {
  changes: unknown[]
  invites: { status: string; createdAt: string }[]
}

const textOf = (dialect: 'sqlite' | 'postgres', name: string) =>
  readFileSync(join(import.meta.dirname, 'family-of-ad2b90b', dialect, name), 'utf8')

/** What a family of commit ad2b90b had, see family-of-ad2b90b/README.md. */
export function earlierFamily(dialect: 'sqlite' | 'postgres') {
  const read = <Content>(name: string) => JSON.parse(textOf(dialect, name)) as Content
  return {
    database: textOf(dialect, 'database.sql'),
    then: read<Then>('then.json'),
    exported: read<Exported>('export.json'),
    outbox: read<Parents<Pending[]>>('outbox.json'),
    after: read<Pick<Bootstrap, 'family' | 'sprints'>>('after.json'),
  }
}

/** Puts the SQLite file of then into a data folder that has none. */
export function layEarlierDatabase(dataDir: string): void {
  const database = new DatabaseSync(databaseFile(dataDir))
  database.exec(textOf('sqlite', 'database.sql'))
  database.close()
}
