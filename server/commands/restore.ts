import { parseArgs } from 'node:util'
import { counted } from '#server/platform/counted.ts'
import { restoreFamily } from '#server/app/restore-family.ts'
import { RestoreError } from '#server/app/restore-home.ts'
import type { Config } from '#server/platform/config.ts'
import { checkCopy, restoreBackup, restoreInto } from '#server/store/restore.ts'
import { sweepWorkFolders } from '#server/store/work-folder.ts'
import { openBeside, openExisting, withConfig } from './with-config.ts'

/** A backup knows nothing of what came after it, and nothing beside it does. */
const notUndone =
  'What was ended after it was made is there again: accounts and families that were deleted, sessions, tokens and devices. Mails and messages that waited then go out now. docs/operate.md says what to do about it.'

const usage = `Usage: elefam restore FILE
       elefam restore --check FILE
       elefam restore --family ADDRESS [--replace] [--bring-back ADDRESS]… FILE`

/**
 * `elefam restore FILE`: puts a backup in the place of the built-in database, or into an empty
 * PostgreSQL. The server must be stopped; what was there is kept beside, and comes back by itself
 * where the restore fails. With `--check` before the file it is only read through, also while the
 * server runs. With `--family ADDRESS` one family comes back, beside a running server.
 */
export const restore = (words: readonly string[]) =>
  withConfig(async (config) => {
    const asked = whatIsAsked(words)
    if (!asked) {
      console.error(usage)
      process.exitCode = 1
      return
    }
    const { file, check, family } = asked
    const { dataDir, databaseUrl, backupPassphrase: passphrase } = config
    const given = { dataDir, passphrase, file }
    sweepWorkFolders(dataDir)
    if (check) return tell('Checked', await checkCopy(given), file)
    if (family) return restoreOne(config, { ...asked, who: family })
    if (databaseUrl) return restorePostgres({ ...given, databaseUrl })
    const now = new Date().toISOString()
    const {
      restored,
      dataDir: folder,
      aside,
      thereAgain,
      hostFiles,
    } = await restoreBackup(given, now)
    tell('Restored', restored, `${file} into ${folder}`)
    tellFiles(hostFiles)
    console.log(notUndone)
    if (thereAgain.length > 0) {
      console.log(
        `These had no account any more just before. Where they deleted it, end it again: ${thereAgain.map((email) => `elefam admin delete ${email}`).join('; ')}.`,
      )
    }
    if (aside) console.log(`What was there before is in ${aside}.`)
  })

type Asked = {
  file: string
  check: boolean
  family: string | undefined
  replace: boolean
  bringBack: string[]
}

/** Null where it is nothing that can be done. */
function whatIsAsked(words: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        family: { type: 'string' },
        replace: { type: 'boolean', default: false },
        'bring-back': { type: 'string', multiple: true, default: [] },
      },
    })
    const [file, ...more] = positionals
    const { check, family, replace, 'bring-back': bringBack } = values
    return file && more.length === 0 ? { file, check, family, replace, bringBack } : null
  } catch {
    return null // An option that there is not.
  }
}

type Given = {
  dataDir: string
  databaseUrl: string
  file: string
  passphrase: string | undefined
}

async function restorePostgres({ databaseUrl, ...given }: Given) {
  const { store: to, place } = await openExisting({ ...given, databaseUrl })
  try {
    const found = await restoreInto({ ...given, to }, new Date().toISOString())
    tell('Restored', found, `${given.file} into ${place}`)
    tellFiles(found.hostFiles)
    console.log(notUndone)
  } finally {
    await to.close()
  }
}

async function restoreOne(config: Config, asked: Asked & { who: string }) {
  const store = await openBeside(config)
  const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`
  const { dataDir, backupPassphrase: passphrase } = config
  const place = { db: store.db, dataDir, baseUrl, passphrase }
  try {
    const lines = await restoreFamily(place, asked, new Date().toISOString())
    console.log(lines.join('\n'))
  } catch (error) {
    if (!(error instanceof RestoreError)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await store.close()
  }
}

function tellFiles(names: readonly string[]) {
  if (names.length > 0) console.log(`With ${names.join(', ')} of the data folder.`)
}

type Found = { users: number; families: number; odd: number; sealed: boolean }

function tell(done: string, { users, families, odd, sealed }: Found, of: string) {
  console.log(
    `${done} ${counted(users, 'user')} and ${counted(families, 'family', 'families')} from ${of}.`,
  )
  if (odd > 0) console.log(`${odd} of its documents are not as this version writes them.`)
  if (!sealed)
    console.log(
      'It has no checksum (a live database, or a copy of an older Elefam), so a letter that has changed in a text would not be seen.',
    )
}
