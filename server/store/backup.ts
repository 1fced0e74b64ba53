import { saidBy } from '#core/lib/said-by.ts'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { contentOf, type Content } from './backup-content.ts'
import { lockedEnding, lockFile, type Passphrase } from './backup-lock.ts'
import { hashOf, seal } from './backup-seal.ts'
import { folderWithDatabase } from './data-folder.ts'
import { databaseFile } from './database-file.ts'
import { packHostFiles } from './host-files.ts'

/** A checked copy of the built-in database, and what of the data folder is in it besides. */
export type Backup = Content & { file: string; hostFiles: string[] }

/** What makes a copy one to be kept: whose host's files it has, and what it is encrypted with. */
export type Keeping = { dataDir: string; passphrase: Passphrase }

const beginning = 'elefam-'
const ending = /[.]sqlite([.]age)?$/
/** What a copy's name ends with until it is complete and sound. */
const unnamed = '.unfinished'
/** Nobody writes or checks a copy for longer than this without a change to its file, in milliseconds. */
const longestCopy = 60 * 60 * 1_000
/** More pages than a database has: all are copied from one moment, however much is written. */
const allPages = 0x7fffffff

/** The folder of the daily copies, inside the data folder. */
export function backupsOf(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** The daily copies there are, and those made by hand, the oldest first. */
export function listBackups(dataDir: string): string[] {
  return copiesIn(backupsOf(dataDir))
}

function copiesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const isBackup = (name: string) => name.startsWith(beginning) && ending.test(name)
  return readdirSync(folder)
    .filter(isBackup)
    .toSorted()
    .map((name) => join(folder, name))
}

/**
 * Copies the database while it is in use, checks the copy, and only then gives it its name. Throws
 * where the copy is not sound; the earlier ones stay.
 */
export async function makeBackup(
  dataDir: string,
  now: string,
  passphrase?: Passphrase,
): Promise<Backup> {
  const folder = folderWithDatabase(dataDir)
  const keeping = { dataDir: folder, passphrase }
  return copyChecked(databaseFile(folder), backupFile(folder, now), { sealed: true, keeping })
}

/**
 * Copies a database in use, with what is only in its log yet, to `target`, which appears only when it
 * is complete and sound; `sealed` with a checksum where it stays, and as a backup with what belongs to
 * one (`keeping`). The sentences that say why it is not sound call the database `name`.
 */
export async function copyChecked(
  file: string,
  target: string,
  {
    name = 'The copy',
    sealed = false,
    keeping,
  }: { name?: string; sealed?: boolean; keeping?: Keeping },
): Promise<Backup> {
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  const unfinished = target + unnamed
  const locked = target + lockedEnding + unnamed
  removeUnfinished(dirname(target))
  const discard = () => {
    for (const part of [unfinished, `${unfinished}-journal`, locked]) rmSync(part, { force: true })
  }
  discard()
  try {
    const counts = await inSentences(name, async () => {
      await copyWithLog(file, unfinished)
      return checkBackup(unfinished, name)
    })
    const { dataDir = '', passphrase } = keeping ?? {}
    const withSecret = passphrase !== undefined
    const hostFiles = keeping ? packHostFiles(unfinished, dataDir, { withSecret }) : []
    if (sealed) await seal(unfinished)
    if (passphrase !== undefined) await lockFile(unfinished, locked, passphrase)
    const [made, named] =
      passphrase === undefined ? [unfinished, target] : [locked, target + lockedEnding]
    await toDisk(made)
    renameSync(made, named)
    await toDisk(dirname(target))
    return { file: named, hostFiles, ...counts }
  } finally {
    discard()
  }
}

/** Interrupted copies, a power cut's for example. A younger one may be somebody's who is at it. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (!name.endsWith(unnamed) && !name.endsWith(`${unnamed}-journal`)) continue
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt < Date.now() - longestCopy) rmSync(file, { force: true })
  }
}

/** Through SQLite, not the system: what was written last is in a second file beside the database. */
async function copyWithLog(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    await backup(source, target, { rate: allPages })
    chmodSync(target, 0o600)
  } finally {
    source.close()
  }
}

/** The newest copy in a folder; null where there is none. */
export function newestIn(folder: string): string | null {
  return copiesIn(folder).at(-1) ?? null
}

/** Whether two files hold the same. */
export async function areAlike(one: string, other: string): Promise<boolean> {
  if (statSync(one).size !== statSync(other).size) return false
  const [a, b] = await Promise.all([one, other].map((file) => hashOf(file)))
  return a === b
}

/** When the newest copy was made; null where there is none. */
export function newestBackup(dataDir: string): string | null {
  const newest = newestIn(backupsOf(dataDir))
  return newest ? statSync(newest).mtime.toISOString() : null
}

/** How old the newest copy is, in seconds; throws where there is none. */
export function backupAge(dataDir: string, now: string): number {
  const newest = newestBackup(dataDir)
  if (!newest) throw new Error('There is no backup.')
  return Math.round((Date.parse(now) - Date.parse(newest)) / 1000)
}

/** Removes the oldest copies beyond the newest `keep`; with 0, where all are made by hand, none. */
export function removeOldBackups(dataDir: string, keep: number): void {
  for (const file of oldestBeyond(backupsOf(dataDir), keep)) rmSync(file)
}

/** The copies in a folder but the newest `keep`; with 0 none. */
export function oldestBeyond(folder: string, keep: number): string[] {
  const files = copiesIn(folder)
  return keep === 0 ? [] : files.slice(0, Math.max(0, files.length - keep))
}

/** What is in a copy. Throws where it is damaged, not Elefam's, or made by a newer program. */
function checkBackup(file: string, name: string): Content {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete') // One file, without a log beside it.
    return contentOf(database, name)
  } finally {
    database.close()
  }
}

/** SQLite's codes for a file that is malformed, and for one that is something else. */
const damaged = new Set([11, 26])

/** Runs `work`; what SQLite complains of becomes a sentence about the file. */
export async function inSentences<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { errcode, message } = saidBy(error)
    if (errcode === 0) throw error
    const why = damaged.has(errcode & 0xff) ? 'is damaged, or not a database' : 'failed'
    throw new Error(`${name} ${why}: ${message}.`, { cause: error })
  }
}

/** Has the system write a file's content, or a folder's names, down. */
export async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** An instant as a part of a file's name. */
export const stamp = (now: string) => now.replaceAll(/[:.]/g, '-')

/** The instant in a copy's name; null where there is none. */
export function instantIn(name: string): string | null {
  const [, date, hour, minute, second, ms] =
    /^elefam-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z[.]/.exec(name) ?? []
  return date === undefined ? null : `${date}T${hour}:${minute}:${second}.${ms}Z`
}
/** What a copy of that instant is called. */
export const backupFile = (dataDir: string, now: string) =>
  join(backupsOf(dataDir), `${beginning}${stamp(now)}.sqlite`)
