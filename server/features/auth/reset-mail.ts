import { t } from '#core/say.ts'
import { hello, leading } from '#server/platform/mail-words.ts'
import { brand } from '#content/brand.ts'
import type { Mail } from '#server/platform/mailer.ts'

type Receiver = { name: string; email: string }

/** The mail that leads to a new password (S1.7). */
export function resetMail({ name, email }: Receiver, url: string): Mail {
  return {
    to: email,
    subject: t`Choose a new password`,
    text: [
      hello(name),
      t`Here is the way to a new password for ${brand.name}:`,
      leading(t`Choose a new password`, url),
      t`The link works once, for one hour, and only until you ask for another one.`,
      t`If you did not ask for this, you need not do anything: your password stays as it is.`,
    ].join('\n\n'),
  }
}
