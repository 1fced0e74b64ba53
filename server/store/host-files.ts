import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What of the data folder a new machine needs besides the database: the host's brand, and the secret. */
const brand = 'brand'
const secret = 'secret'

/** Far beyond what a brand has; a folder with more in it is somebody's mistake. */
const [filesAtMost, bytesAtMost] = [20, 8 * 1024 ** 2]

/** Whatever a copy says, nothing is written anywhere else. */
const isOurs = (name: string) => name === secret || /^brand\/\w[\w.-]{0,99}$/.test(name)

/**
 * Lays those files into a copy, as an SQLite archive (sqlar), which `sqlite3 -A` takes out as well.
 * The secret only `withSecret`: it opens what second factors are sealed with. Gives their names.
 */
export function packHostFiles(
  copy: string,
  dataDir: string,
  { withSecret }: { withSecret: boolean },
): string[] {
  const names = [...brandFiles(dataDir), ...(withSecret ? [secret] : [])]
  const there = names.filter((name) => existsSync(join(dataDir, name)))
  if (there.length === 0) return []
  inDatabase(copy, (database) => {
    database.exec(
      'create table sqlar (name text primary key, mode int, mtime int, sz int, data blob)',
    )
    const insert = database.prepare('insert into sqlar values (?, ?, ?, ?, ?)')
    for (const name of there) {
      const bytes = readFileSync(join(dataDir, name))
      const { mode, mtimeMs } = lstatSync(join(dataDir, name))
      insert.run(name, mode, Math.floor(mtimeMs / 1000), bytes.length, bytes)
    }
  })
  return there
}

function brandFiles(dataDir: string): string[] {
  const folder = join(dataDir, brand)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isFile() && isOurs(`${brand}/${one.name}`),
  )
  const size = files.reduce((sum, { name }) => sum + lstatSync(join(folder, name)).size, 0)
  if (files.length > filesAtMost || size > bytesAtMost) {
    throw new Error(`${folder} has more in it than a brand: ${files.length} files, ${size} bytes`)
  }
  return files.map(({ name }) => `${brand}/${name}`)
}

/** Takes the files out of a copy and leaves no trace of them in it; gives their bytes by their names. */
export function takeHostFiles(copy: string): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  inDatabase(copy, (database) => {
    const has = database.prepare("select 1 from sqlite_master where name = 'sqlar'").get()
    if (!has) return
    const rows = database.prepare('select name, data from sqlar limit ?').all(filesAtMost + 1)
    for (const { name, data } of rows) {
      if (isOurs(String(name)) && data instanceof Uint8Array)
        found.set(String(name), Buffer.from(data))
    }
    // What is only dropped could still be read in the file, and in its copies.
    database.exec('pragma secure_delete = on; drop table sqlar')
  })
  return found
}

function inDatabase(file: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete') // One file, without a log beside it.
    work(database)
  } finally {
    database.close()
  }
}

/** Which places of the data folder the files are for. */
const placesOf = (files: ReadonlyMap<string, Buffer>) =>
  [brand, secret].filter((place) =>
    [...files.keys()].some((name) => name === place || name.startsWith(`${place}/`)),
  )

/** Puts the files where they belong; what is there goes into the folder `aside`. */
export function putHostFiles(
  files: ReadonlyMap<string, Buffer>,
  dataDir: string,
  aside: string,
): void {
  for (const place of placesOf(files)) {
    if (!existsSync(join(dataDir, place))) continue
    mkdirSync(aside, { recursive: true, mode: 0o700 })
    renameSync(join(dataDir, place), join(aside, place))
  }
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true, mode: 0o700 })
    writeFileSync(join(dataDir, name), bytes, { mode: 0o600, flush: true })
    chmodSync(join(dataDir, name), 0o600)
  }
}

/** The other way round, where what followed did not work. */
export function putBackHostFiles(
  files: ReadonlyMap<string, Buffer>,
  dataDir: string,
  aside: string,
): void {
  for (const place of placesOf(files)) {
    rmSync(join(dataDir, place), { recursive: true, force: true })
    const kept = join(aside, place)
    if (existsSync(kept)) cpSync(kept, join(dataDir, place), { recursive: true })
  }
}
