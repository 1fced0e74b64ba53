import { brand } from '#content/brand.ts'
import { publicPaths, settingsPlaces } from '#core/paths.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'
import type { WarningWords } from './warnings.ts'

type Receiver = { name: string; email: string }

/** The mail that leads to a new password (S1.7). */
export function resetMail({ name, email }: Receiver, url: string): Mail {
  return {
    to: email,
    subject: 'Choose a new password',
    text: [
      `Hello ${sanitizeForMail(name)},`,
      `here is the way to a new password for ${brand.name}:`,
      `Choose a new password: ${url}`,
      'The link works once, for one hour, and only until you ask for another one.',
      'If you did not ask for this, you need not do anything: your password stays as it is.',
    ].join('\n\n'),
  }
}

type Changed = {
  baseUrl: string
  /** Nobody had confirmed the address before. */
  firstProof: boolean
  /** With what the account can be opened now. */
  left: readonly string[]
}

/**
 * Tells the owner that the password is another one now (A36), what is left that opens the account
 * (A61), and, where nobody had confirmed the address before, that they start alone (A63).
 */
export function passwordChanged(
  { name }: Pick<Receiver, 'name'>,
  { baseUrl, firstProof, left }: Changed,
): WarningWords {
  const settings = `${baseUrl}${settingsPlaces.signIn}`
  const alone =
    'Nobody had confirmed this address before you did now, and somebody else may have begun the account. So nobody but you is in its family: whoever was there with you keeps the family they know. Invite again whom you want to be with.'
  return {
    subject: 'Your password was changed',
    text: [
      `Hello ${sanitizeForMail(name)},`,
      `your password for ${brand.name} was just changed. Every device was signed out, and mailed links, open invitations, the calendar feed and the devices that you let in without an account were ended.`,
      `Your account opens with: ${left.join(', ')}. If there is anything that you do not know, remove it: ${settings}`,
      `Sign in again: ${baseUrl}${publicPaths.landing}`,
      ...(firstProof ? [alone] : []),
    ].join('\n\n'),
  }
}
