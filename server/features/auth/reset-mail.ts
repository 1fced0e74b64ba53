import { brand } from '#content/brand.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'

type Receiver = { name: string; email: string }

/** The mail that leads to a new password (S1.7). */
export function resetMail({ name, email }: Receiver, url: string): Mail {
  return {
    to: email,
    subject: 'Choose a new password',
    text: [
      `Hello ${sanitizeForMail(name)},`,
      `Here is the way to a new password for ${brand.name}:`,
      `Choose a new password: ${url}`,
      'The link works once, for one hour, and only until you ask for another one.',
      'If you did not ask for this, you need not do anything: your password stays as it is.',
    ].join('\n\n'),
  }
}
