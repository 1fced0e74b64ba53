// `npm run admin -- COMMAND`: what only whoever runs a server can do, also while it runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap, isMain, root } from './bootstrap.mjs'

if (isMain(import.meta.url) && bootstrap({ dev: false })) {
  const { openBeside, withConfig } = await import('./with-config.ts')
  const { administer } = await import('../server/app/administration.ts')
  const { AdminError } = await import('../server/app/admin-command.ts')
  const { mailersFor } = await import('../server/platform/mailers.ts')
  const { letterheadOf, wearBrand } = await import('../server/app/brand/wear-brand.ts')
  const { systemClock } = await import('../server/platform/clock.ts')
  await withConfig(async (config) => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`
    const letterhead = letterheadOf(wearBrand(config.dataDir), config.mailFrom, baseUrl)
    const store = await openBeside(config)
    try {
      const mailer = mailersFor(config, letterhead).own
      const { given } = config
      const context = { db: store.db, now: systemClock(), baseUrl, version, mailer, given }
      const lines = await administer(context, process.argv.slice(2))
      console.log(lines.join('\n'))
    } catch (error) {
      if (!(error instanceof AdminError)) throw error.cause ?? error
      console.error(error.message)
      process.exitCode = 1
    } finally {
      await store.close()
    }
  })
}
