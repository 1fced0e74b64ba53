import { chmodSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { copyFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { isLocked } from './backup-lock.ts'
import { isAsSealed } from './backup-seal.ts'
import { areAlike, backupsOf, instantIn, newestIn, oldestBeyond, toDisk } from './backup.ts'

/** Where each backup goes besides: a folder, a command, or both. */
export type SecondPlace = {
  dataDir: string
  copyTo: string | undefined
  command: string | undefined
  keep: number
}

/** Says which backup arrived there last. */
const noteOf = (dataDir: string) => join(backupsOf(dataDir), 'second-place')

/** The newest backup that has not arrived at the second place; null where none waits, or there is none. */
export function waitingBackup({ dataDir, copyTo, command }: SecondPlace): string | null {
  if (!copyTo && !command) return null
  const newest = newestIn(backupsOf(dataDir))
  return newest && basename(newest) !== arrivedLast(dataDir) ? newest : null
}

/** Of which instant the backup is that arrived there last; null where none did. */
export function arrivedLastAt(dataDir: string): string | null {
  return instantIn(arrivedLast(dataDir) ?? '')
}

function arrivedLast(dataDir: string): string | null {
  const note = noteOf(dataDir)
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : null
}

/** Takes the newest backup there, where it waits. Throws with the reason; the backup stays. */
export async function sendBackup(
  place: SecondPlace,
  run: (command: string, file: string) => Promise<void>,
): Promise<boolean> {
  const file = waitingBackup(place)
  if (!file) return false
  if (place.copyTo) await copyThere(file, place.copyTo, place)
  if (place.command) await run(place.command, file)
  const note = noteOf(place.dataDir)
  await writeFile(note, `${basename(file)}\n`, { mode: 0o600 })
  return true
}

/** Under another name until all of it is there, read back and as it was sealed. */
async function copyThere(file: string, given: string, { dataDir, keep }: SecondPlace) {
  const folder = resolve(given)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Error(
      `BACKUP_COPY_TO=${folder} is no folder that is there: is the disk mounted? It is not made, so that nothing lands beside a disk that is missing`,
    )
  }
  if (folder === resolve(backupsOf(dataDir))) {
    throw new Error(`BACKUP_COPY_TO=${folder} is where backups are made: choose another disk`)
  }
  const unfinished = join(folder, `${basename(file)}.unfinished`)
  try {
    await copyFile(file, unfinished)
    chmodSync(unfinished, 0o600)
    await toDisk(unfinished)
    if (!(await isAsMade(unfinished, file))) throw new Error(`${file} did not arrive as it was`)
    await rename(unfinished, join(folder, basename(file)))
    await toDisk(folder)
  } finally {
    rmSync(unfinished, { force: true })
  }
  for (const old of oldestBeyond(folder, keep)) rmSync(old)
}

/** What is encrypted vouches for itself only to whoever has its passphrase. */
async function isAsMade(copy: string, file: string): Promise<boolean> {
  return (await isLocked(file)) ? areAlike(copy, file) : isAsSealed(copy, basename(file))
}

/** Whether both lie on one disk, so that one fault takes both. */
export function isSameDisk(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && statSync(one).dev === statSync(other).dev
}
