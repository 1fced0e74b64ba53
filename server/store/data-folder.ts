import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { databaseFile } from './database-file.ts'

/** The data folder a chore works on, in full. Throws where it holds no database, as `ownFolder` does. */
export function folderWithDatabase(dataDir: string): string {
  const folder = ownFolder(dataDir)
  if (existsSync(databaseFile(folder))) return folder
  throw new Error(
    `There is no database in ${folder}. The folder is the setting DATA_DIR, best set in .env beside package.json, where the server and commands by hand both read it.`,
  )
}

/** The same for a chore that may make the database: it need not be there yet, nor the folder. */
export function ownFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  const file = databaseFile(folder)
  let there = file
  while (!existsSync(there)) there = dirname(there)
  const [me, owner] = [process.getuid?.(), statSync(there).uid]
  // In some folders of root's, like /tmp, anybody may make their own.
  if (me === undefined || owner === me || (owner === 0 && there !== file)) return folder
  throw new Error(
    `${there} belongs to another user, whose server could not open what this makes. Run it as that user, like: runuser -u elefam -- npm run …`,
  )
}
