import { join } from 'node:path'

/** What SQLite keeps of one database: the file, its log, and the log's index. */
export const databaseParts = ['', '-wal', '-shm'] as const

/** The built-in database's file in the data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'elefam.sqlite')
}

/** The same with what lies beside it while it is open. */
export const databaseFiles = (dataDir: string): string[] =>
  databaseParts.map((part) => databaseFile(dataDir) + part)
