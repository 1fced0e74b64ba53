import { brand } from '#content/brand.ts'
import { coParentSettings, publicPaths } from '#core/paths.ts'
import { inert } from '#server/platform/inert.ts'
import type { Mail } from '#server/platform/mailer.ts'

type Receiver = { name: string; email: string }

/** The mail that leads to a new password (S1.7). */
export function resetMail({ name, email }: Receiver, url: string): Mail {
  return {
    to: email,
    subject: 'Choose a new password',
    text: [
      `Hello ${inert(name)},`,
      `here is the way to a new password for ${brand.name}:`,
      `Choose a new password: ${url}`,
      'The link works once, for one hour, and only until you ask for another one.',
      'If you did not ask for this, you need not do anything: your password stays as it is.',
    ].join('\n\n'),
  }
}

/**
 * Tells the owner that the password is another one now (A36), and, where nobody had confirmed the
 * address before, that a stranger who began the account may have let somebody into its family.
 */
export function passwordChangedMail(
  { name, email }: Receiver,
  { baseUrl, firstProof }: { baseUrl: string; firstProof: boolean },
): Mail {
  const look = `Nobody had confirmed this address before you did now. Please look who is in your family there (${baseUrl}${coParentSettings}), and remove anybody you do not know.`
  return {
    to: email,
    warns: true,
    subject: 'Your password was changed',
    text: [
      `Hello ${inert(name)},`,
      `your password for ${brand.name} was just changed, and every device was signed out.`,
      `Sign in again: ${baseUrl}${publicPaths.landing}`,
      ...(firstProof ? [look] : []),
      'If that was not you, ask for a new password on the same page now: it ends every session once more.',
    ].join('\n\n'),
  }
}
