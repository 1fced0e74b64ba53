import { AdminError } from '#server/app/admin-command.ts'
import { administer } from '#server/app/administration.ts'
import { letterheadOf, wearBrand } from '#server/app/brand/wear-brand.ts'
import { systemClock } from '#server/platform/clock.ts'
import { mailersFor } from '#server/platform/mailers.ts'
import { version } from '#server/platform/program.ts'
import { openBeside, withConfig } from './with-config.ts'

/** `elefam admin COMMAND`: what only whoever runs a server can do, also while it runs. */
export const admin = (words: readonly string[]) =>
  withConfig(async (config) => {
    const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`
    const letterhead = letterheadOf(wearBrand(config.dataDir), config.mailFrom, baseUrl)
    const store = await openBeside(config)
    try {
      const mailer = mailersFor(config, letterhead).own
      const { given } = config
      const context = { db: store.db, now: systemClock(), baseUrl, version, mailer, given }
      const lines = await administer(context, words)
      console.log(lines.join('\n'))
    } catch (error) {
      if (!(error instanceof AdminError))
        throw error instanceof Error ? (error.cause ?? error) : error
      console.error(error.message)
      process.exitCode = 1
    } finally {
      await store.close()
    }
  })
