import { saidBy } from '#core/lib/said-by.ts'
import { existsSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { databaseFile } from './database-file.ts'

/** What SQLite lays beside the database at once, in bytes. */
const leastRoom = 64 * 1024

/** The data folder a chore works on, in full. Throws where it holds no database, as `ownFolder` does. */
export function folderWithDatabase(dataDir: string): string {
  const folder = ownFolder(dataDir)
  if (existsSync(databaseFile(folder))) return folder
  throw new Error(
    `There is no database in ${folder}. The folder is the setting DATA_DIR, best set in a file .env in the folder where Elefam is started: the server and commands by hand both read it there.`,
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
    `${there} belongs to another user, whose server could not open what this makes. Run it as that user, like: runuser -u elefam -- elefam …`,
  )
}

/**
 * Opens or makes what lies in the data folder. What the disk or SQLite has against it names neither
 * the folder nor what to do; the sentence that comes of it does.
 */
export async function inFolder<Result>(
  dataDir: string,
  open: () => Promise<Result>,
): Promise<Result> {
  const folder = resolve(dataDir)
  try {
    makeFolder(folder)
    return await open()
  } catch (error) {
    if (isFull(error, folder)) {
      throw new Error(
        `The disk of ${folder} is full, and a start needs a little of it: free a few megabytes there, then start again. The folder is the setting DATA_DIR.`,
        { cause: error },
      )
    }
    const { code, errcode, message } = saidBy(error)
    if (code === 'EACCES' || code === 'EROFS') {
      throw new Error(
        `User ${process.getuid?.()} may not write in ${folder}: give the folder to that user (chown), or run Elefam as its owner. The folder is the setting DATA_DIR.`,
        { cause: error },
      )
    }
    if (errcode === 0) throw error
    throw new Error(`The database in ${folder} cannot be opened: ${message}.`, { cause: error })
  }
}

/** One after the other: where none can be made, as in /proc, Node’s own way of making all at once never ends (H8). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

const full = 13
/** What SQLite speaks of where it has no room for what it maps into memory. */
const failedDisk = 10

/** Also where a sentence was made of the failure on its way. */
function isFull(error: unknown, folder: string): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code } = saidBy(error)
  const hasNoRoom = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < leastRoom
  }
  return (
    code === 'ENOSPC' ||
    (errcode & 0xff) === full ||
    ((errcode & 0xff) === failedDisk && hasNoRoom()) ||
    isFull(error.cause, folder)
  )
}
