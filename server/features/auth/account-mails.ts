import { t } from '#core/say.ts'
import { hello } from '#server/platform/mail-words.ts'
import { brand } from '#content/brand.ts'
import type { Mail } from '#server/platform/mailer.ts'

type Receiver = { name: string; email: string }

/** The code with which somebody without a password shows that it is them. */
export function codeMail({ name, email }: Receiver, code: string): Mail {
  return {
    to: email,
    subject: t`${code} is your code`,
    text: [
      hello(name),
      t`Here is the code that ${brand.name} asks you for: ${code}`,
      t`It works once, for ten minutes, on the device on which you asked for it.`,
      t`If you did not ask for it, somebody sits at a device of yours: sign it out in your settings.`,
    ].join('\n\n'),
  }
}
