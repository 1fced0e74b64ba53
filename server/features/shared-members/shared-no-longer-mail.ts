import { t } from '#core/say.ts'
import { hello, leading } from '#server/platform/mail-words.ts'
import { brand } from '#content/brand.ts'
import type { User } from '#core/account/user-schema.ts'
import { settingsPaths } from '#core/paths.ts'
import type { Mail } from '#server/platform/mailer.ts'

/** To the parent of a home whose other home has ended the sharing of a child; names no child (A77). */
export function sharedNoLongerMail({ profile }: User, baseUrl: string): Mail {
  return {
    to: profile.email,
    subject: t`The other home on ${brand.name} shares days no longer`,
    text: [
      hello(profile.name),
      t`The other home of a child in your family has ended the sharing. You do not see each other’s days any more, and days that counted there count with you again, as you have said them.`,
      leading(t`Have a look`, baseUrl + settingsPaths.daysHere),
      t`To share again, one of you makes a new code there.`,
    ].join('\n\n'),
  }
}
