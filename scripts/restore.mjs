// `npm run restore -- FILE`: puts a backup in the place of the built-in database, or into an empty
// PostgreSQL. The server must be stopped; what was there is kept beside, and comes back by itself
// where the restore fails. With `--check` before the file it is only read through, also while the
// server runs. With `--family ADDRESS` one family comes back, beside a running server.
import { parseArgs } from 'node:util'
import { bootstrap, isMain } from './bootstrap.mjs'

const usage = `Usage: npm run restore -- FILE
       npm run restore -- --check FILE
       npm run restore -- --family ADDRESS [--replace] [--bring-back ADDRESS]… FILE`

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  const { withConfig } = await import('./with-config.ts')
  const { checkCopy, restoreBackup } = await import('../server/store/restore.ts')
  await withConfig(async (config) => {
    const { file, ...asked } = whatIsAsked()
    if (asked.check) return tell('Checked', await checkCopy(file), file)
    if (asked.family) return restoreOne(config, { ...asked, file })
    const { dataDir, databaseUrl } = config
    const given = { dataDir, file }
    if (databaseUrl) return restorePostgres(config, given)
    const {
      restored,
      dataDir: folder,
      aside,
    } = await restoreBackup(given, new Date().toISOString())
    tell('Restored', restored, `${file} into ${folder}`)
    if (aside) console.log(`What was there before is in ${aside}.`)
  })
}

function whatIsAsked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean' },
        family: { type: 'string' },
        replace: { type: 'boolean', default: false },
        'bring-back': { type: 'string', multiple: true, default: [] },
      },
    })
    const [file, ...more] = positionals
    if (file && more.length === 0) return { ...values, file, bringBack: values['bring-back'] }
  } catch {
    // An option that there is not.
  }
  console.error(usage)
  process.exit(1)
}

async function restorePostgres({ databaseUrl }, given) {
  const { openExisting } = await import('./with-config.ts')
  const { restoreInto } = await import('../server/store/restore.ts')
  const { store: to, place } = await openExisting({ ...given, databaseUrl })
  try {
    const found = await restoreInto({ ...given, to }, new Date().toISOString())
    tell('Restored', found, `${given.file} into ${place}`)
  } finally {
    await to.close()
  }
}

async function restoreOne(config, { family: who, ...asked }) {
  const { openBeside } = await import('./with-config.ts')
  const { restoreFamily, RestoreError } = await import('../server/app/restore-family.ts')
  const store = await openBeside(config)
  const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`
  const place = { db: store.db, dataDir: config.dataDir, baseUrl }
  try {
    const lines = await restoreFamily(place, { ...asked, who }, new Date().toISOString())
    console.log(lines.join('\n'))
  } catch (error) {
    if (!(error instanceof RestoreError)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await store.close()
  }
}

function tell(done, { users, families, odd, sealed }, of) {
  console.log(`${done} ${users} users and ${families} families from ${of}.`)
  if (odd > 0) console.log(`${odd} of its documents are not as this version writes them.`)
  if (!sealed)
    console.log(
      'It has no checksum (a live database, or a copy of an older Elefam), so a letter that has changed in a text would not be seen.',
    )
}
