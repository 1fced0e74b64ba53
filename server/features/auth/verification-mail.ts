import { brand } from '#content/brand.ts'
import { inert } from '#server/platform/inert.ts'
import type { Mail } from '#server/platform/mailer.ts'

/** The mail that confirms an address (S1.7). */
export function verificationMail(user: { name: string; email: string }, url: string): Mail {
  return {
    to: user.email,
    subject: 'Please confirm your e-mail address',
    text: [
      `Hello ${inert(user.name)},`,
      `welcome to ${brand.name}! Please confirm that this address is yours.`,
      `Confirm my address: ${url}`,
      'The link works for one hour. You can ask for a new one in the app at any time.\nIf you did not create an account, leave the link alone: it would confirm somebody else’s.',
    ].join('\n\n'),
  }
}
