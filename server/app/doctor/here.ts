import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  rmdirSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { addressWarnings, type Config } from '#server/platform/config.ts'
import { warningsOf } from '#server/platform/mail-settings.ts'
import { databaseFiles } from '#server/store/database-file.ts'
import { about, type Finding } from './finding.ts'

/**
 * What can be seen without asking anybody: how the settings fit together, the data folder, its disk.
 */
export function lookHere(config: Config): Finding[] {
  return [...settings(config), ...folder(config, privateFiles), ...disk(config)]
}

/** What of it a start says; what keeps it from starting it says as it ends. */
export function startWarnings(config: Config): string[] {
  const isSaid = ({ level, about: thing }: Finding) =>
    level === 'warning' || (level === 'wrong' && thing === 'disk')
  // The database's own files it makes private itself, a moment later (H23).
  return [...settings(config), ...folder(config, privatePlaces), ...disk(config)]
    .filter(isSaid)
    .map(({ says }) => says)
}

function settings(config: Config): Finding[] {
  const is = about('settings')
  const warnings = [...warningsOf(config), ...addressWarnings(config)]
  return warnings.length > 0 ? warnings.map((says) => is.warning(says)) : [is.ok('fit together')]
}

/** What nobody but the owner should read, besides the database. */
const privatePlaces = (dataDir: string) =>
  ['secret', 'backups', 'mail'].map((name) => join(dataDir, name))
const privateFiles = (dataDir: string) => [...databaseFiles(dataDir), ...privatePlaces(dataDir)]

function folder({ dataDir: given }: Config, privateOnes: typeof privateFiles): Finding[] {
  const is = about('data folder')
  const dataDir = resolve(given)
  const status = statSync(dataDir, { throwIfNoEntry: false })
  if (!status) return [toBeMade(dataDir)]
  if (!status.isDirectory()) return [is.wrong(`${dataDir} is no folder.`, 'DATA_DIR')]
  const files = privateOnes(dataDir).filter((file) => existsSync(file))
  const foreign = [dataDir, ...files].find((file) => !isWritable(file))
  if (foreign) {
    const owner = statSync(foreign).uid
    return [
      is.wrong(
        `${foreign} cannot be written by this user; it belongs to user ${owner}. Run this and the server as that user, or: chown -R USER ${dataDir}`,
        'DATA_DIR',
      ),
    ]
  }
  const open = files.filter((file) => (statSync(file).mode & 0o077) !== 0)
  if (open.length > 0 && (status.mode & 0o077) !== 0) {
    return [
      is.warning(
        `Others on this machine may read ${open.join(', ')}: chmod -R go= ${dataDir}`,
        'DATA_DIR',
      ),
    ]
  }
  return [is.ok(`${dataDir}, for its owner only`)]
}

/** Only trying shows it: in /proc even root may not. */
function toBeMade(dataDir: string): Finding {
  const is = about('data folder')
  let there = dirname(dataDir)
  while (!existsSync(there)) there = dirname(there)
  try {
    rmdirSync(mkdtempSync(join(there, '.elefam-')))
    return is.ok(`${dataDir} is not there yet; the first start makes it`)
  } catch {
    return is.wrong(
      `${dataDir} is not there, and this user can make nothing in ${there}.`,
      'DATA_DIR',
    )
  }
}

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Below the first a day's backup or an upgrade may find no room; below the second nothing does. */
const [little, none] = [100 * 1024 ** 2, 8 * 1024 ** 2]

function disk({ dataDir: given }: Config): Finding[] {
  const is = about('disk')
  const dataDir = resolve(given)
  if (!existsSync(dataDir)) return []
  const { bavail, bsize } = statfsSync(dataDir)
  const [free, size] = [bavail * bsize, databaseSize(dataDir)]
  const said = `${inWords(free)} free at ${dataDir}${size > 0 ? `, the database has ${inWords(size)}` : ''}`
  if (free < none)
    return [
      is.wrong(
        `The disk is full: ${said}. Free some of it; the server goes on by itself.`,
        'DATA_DIR',
      ),
    ]
  if (free < Math.max(little, 2 * size)) {
    return [
      is.warning(
        `${said}: too little for a copy of it, which backups and upgrades make.`,
        'DATA_DIR',
      ),
    ]
  }
  return [is.ok(said)]
}

function databaseSize(dataDir: string): number {
  const sizes = databaseFiles(dataDir).map(
    (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function inWords(bytes: number): string {
  const steps: [size: number, unit: string][] = [
    [1024 ** 3, 'GB'],
    [1024 ** 2, 'MB'],
    [1024, 'KB'],
  ]
  const [size, unit] = steps.find(([one]) => bytes >= one) ?? [1, 'bytes']
  const count = bytes / size
  return `${count < 10 ? count.toFixed(1).replace('.0', '') : Math.round(count)} ${unit}`
}
