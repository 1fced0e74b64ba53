import { join } from 'node:path'

/** The built-in database's file in the data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'elefam.sqlite')
}
