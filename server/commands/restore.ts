import { checkCopy, restoreBackup } from '#server/store/restore.ts'
import { withConfig } from './with-config.ts'

/**
 * `elefam restore FILE`: puts a backup in the place of the built-in database. The server must be
 * stopped; what was there is kept beside, and comes back by itself where the restore fails. With
 * `--check` before the file it is only read through, also while the server runs.
 */
export const restore = (asked: readonly string[]) =>
  withConfig(async ({ dataDir, databaseUrl }) => {
    const file = asked.find((word) => !word.startsWith('--'))
    if (!file) throw new Error('name the file: restore FILE')
    if (asked.includes('--check')) return tell('Checked', await checkCopy(file), file)
    if (databaseUrl)
      throw new Error('the data is in PostgreSQL: use pg_restore, see docs/operate.md')
    const given = { dataDir, file }
    const {
      restored,
      dataDir: folder,
      aside,
    } = await restoreBackup(given, new Date().toISOString())
    tell('Restored', restored, `${file} into ${folder}`)
    if (aside) console.log(`What was there before is in ${aside}.`)
  })

type Found = { users: number; families: number; odd: number; sealed: boolean }

function tell(done: string, { users, families, odd, sealed }: Found, of: string) {
  console.log(`${done} ${users} users and ${families} families from ${of}.`)
  if (odd > 0) console.log(`${odd} of its documents are not as this version writes them.`)
  if (!sealed)
    console.log(
      'It has no checksum (a live database, or a copy of an older Elefam), so a letter that has changed in a text would not be seen.',
    )
}
