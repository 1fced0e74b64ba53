import { brand } from '#content/brand.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'

type Receiver = { name: string; email: string }

const hello = (name: string) => `Hello ${sanitizeForMail(name)},`

/** The code with which somebody without a password shows that it is them. */
export function codeMail({ name, email }: Receiver, code: string): Mail {
  return {
    to: email,
    subject: `${code} is your code`,
    text: [
      hello(name),
      `Here is the code that ${brand.name} asks you for: ${code}`,
      'It works once, for ten minutes, on the device on which you asked for it.',
      'If you did not ask for it, somebody sits at a device of yours: sign it out in your settings.',
    ].join('\n\n'),
  }
}
