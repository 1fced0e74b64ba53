import { AdminError } from '#server/app/admin-command.ts'
import { administer, adminUsage } from '#server/app/administration.ts'
import type { HostBrand } from '#server/app/brand/read-brand.ts'
import { letterheadOf, wearBrand } from '#server/app/brand/wear-brand.ts'
import { systemClock } from '#server/platform/clock.ts'
import { sendsMail } from '#server/platform/mail-settings.ts'
import { mailersFor } from '#server/platform/mailers.ts'
import type { Config } from '#server/platform/config.ts'
import { version } from '#server/platform/program.ts'
import { reasonOf } from '#server/platform/reason.ts'
import { requireCurrent } from '#server/store/migrate.ts'
import { confirming } from './confirm.ts'
import { openBeside, withConfig } from './with-config.ts'

/** `elefam admin COMMAND`: what only whoever runs a server can do, also while it runs. */
export async function admin(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words[0] === '--help') console.log(adminUsage.join('\n'))
  else await withConfig((config) => adminOf(config, words))
}

async function adminOf(config: Config, words: readonly string[]): Promise<void> {
  const baseUrl = config.baseUrl ?? `http://localhost:${config.port}`
  const letterhead = letterheadOf(wearUsable(config.dataDir), config.mailFrom, baseUrl)
  const { confirm, rest } = confirming(words)
  const store = await openBeside(config)
  try {
    await requireCurrent(store) // What is in rows of another version this one does not know.
    const mailer = mailersFor(config, letterhead).own
    const mails = { mailer, sendsMail: sendsMail(config) }
    const { given } = config
    const context = { db: store.db, now: systemClock(), baseUrl, version, ...mails, given, confirm }
    const lines = await administer(context, rest)
    console.log(lines.join('\n'))
  } catch (error) {
    if (!(error instanceof AdminError))
      throw error instanceof Error ? (error.cause ?? error) : error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await store.close()
  }
}

/** A brand with something wrong in it is said, and keeps no host from an account. */
function wearUsable(dataDir: string): HostBrand | null {
  try {
    return wearBrand(dataDir)
  } catch (error) {
    console.error(reasonOf(error))
    return null
  }
}
