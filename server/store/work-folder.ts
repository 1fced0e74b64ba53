import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { lockFolder, lockIn } from './folder-lock.ts'

/** What is at work in one: it stands at the beginning of the folder’s name. */
const kinds = ['unlocking', 'reading', 'keeping', 'copying'] as const
const name = new RegExp(`^(${kinds.join('|')})-`)

/** Nobody is at one for so long without a lock, in milliseconds. */
const longest = 24 * 60 * 60 * 1_000

/**
 * Does something with a folder that is there for as long as that, and nobody else’s to read: parts of
 * a backup lie in it in the clear. A process that is killed leaves it, without its lock.
 */
export async function inWorkFolder<Result>(
  parent: string,
  kind: (typeof kinds)[number],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const outer = mkdtempSync(join(parent, `${kind}-`))
  let lock: DatabaseSync | undefined
  try {
    lock = lockFolder(outer)
    const folder = join(outer, 'data')
    mkdirSync(folder, { mode: 0o700 })
    return await work(folder)
  } finally {
    lock?.close()
    rmSync(outer, { recursive: true, force: true })
  }
}

/** Those of a data folder that a process left when it was killed. */
export function leftWorkFolders(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  const folders = readdirSync(dataDir).filter((one) => name.test(one))
  return folders.map((one) => join(dataDir, one)).filter(isLeft)
}

/** Removes them; who is at work in one keeps it. */
export function sweepWorkFolders(dataDir: string): void {
  for (const folder of leftWorkFolders(dataDir)) rmSync(folder, { recursive: true, force: true })
}

function isLeft(folder: string): boolean {
  if (!existsSync(lockIn(folder))) {
    const status = statSync(folder, { throwIfNoEntry: false })
    return status !== undefined && status.mtimeMs < Date.now() - longest
  }
  try {
    lockFolder(folder).close()
    return true
  } catch {
    return false // Its process lives, or it is gone by now.
  }
}
