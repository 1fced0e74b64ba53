import { brand } from '#content/brand.ts'
import { settingsPlaces } from '#core/paths.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import { transaction } from '#server/store/database.ts'
import type { Database } from '#server/store/schema.ts'
import { readUser } from '#server/store/users.ts'
import { warnOwner } from '../warnings.ts'

type Context = { db: Database; now: string; baseUrl: string }

/**
 * Tells an owner that somebody has their password and tries codes (A85). Its “This was not me” leads to
 * a new password, with which the owner gets in wherever they are, and nobody else.
 */
export function tellOfGuesses({ db, now, baseUrl }: Context, userId: string): Promise<void> {
  return transaction(db, async (trx) => {
    const user = await readUser(trx, userId)
    if (!user) return
    const text = [
      `Hello ${sanitizeForMail(user.profile.name)},`,
      `somebody knows your password for ${brand.name}: they typed it on a device that we do not know, and then five wrong codes. Without a code of your app they do not get in.`,
      `Was it not you? Then choose a new password now: ${baseUrl}${settingsPlaces.signIn}`,
    ].join('\n\n')
    const words = { subject: 'Somebody knows your password', text }
    await warnOwner(trx, user, { now, ...words })
  })
}
