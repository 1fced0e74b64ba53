import { brand } from '#content/brand.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'

/** The mail that asks whether an account is its reader's (S1.7). */
export function verificationMail(user: { name: string; email: string }, url: string): Mail {
  return {
    to: user.email,
    subject: 'Please confirm your e-mail address',
    text: [
      `Hello ${sanitizeForMail(user.name)},`,
      `Somebody – you? – started an account at ${brand.name} with this address. If it was you: welcome! Please confirm that the address is yours.`,
      `Confirm my address: ${url}`,
      'That leads to a page which asks whether it was you. If it was not, you take the account away there: nobody can use your address then.\nThe link works once, for one hour, and only until another one is sent. You can ask for one in the app at any time.',
    ].join('\n\n'),
  }
}
