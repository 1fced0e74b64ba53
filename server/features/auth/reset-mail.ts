import { brand } from '#content/brand.ts'
import { publicPaths, settingsPlaces } from '#core/paths.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'
import type { Listed } from '#server/store/ways-in.ts'
import { signInMethodWords } from './sign-in-method-words.ts'
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
  /** Names of other sites by their ids. */
  siteNames: ReadonlyMap<string, string>
  /** What no longer gets in, and what still does. */
  ended: Listed
  left: Listed
}

/** What was ended just now, what is left, and where all of it stands; each as it was found (A61, A84). */
function listedWords({ baseUrl, siteNames, ended, left }: Changed): string[] {
  const wordsOf = (listed: Listed) => signInMethodWords(listed, siteNames).join(', ')
  const gone = wordsOf(ended)
  // There is a password now, whatever there was before.
  const rest = wordsOf(new Map([['password', ['password']], ...left]))
  return [
    ...(gone === '' ? [] : [`Ended with it: ${gone}.`]),
    `Left: ${rest}.`,
    `If there is anything that you do not know, end it: ${baseUrl}${settingsPlaces.waysIn}`,
  ]
}

/** Tells the owner of a password that was changed by whoever is signed in. */
export const newPasswordWords = (
  { name }: Pick<Receiver, 'name'>,
  changed: Changed,
): WarningWords => ({
  subject: 'Signing in has changed',
  text: [
    `Hello ${sanitizeForMail(name)},`,
    'your account has a new password. It was changed on a device on which you are signed in.',
    ...listedWords(changed),
  ].join('\n\n'),
})

/**
 * Tells the owner that the password is another one now (A36), what was ended and what is left that
 * gets in (A61), and, where nobody had confirmed the address before, that they start alone (A63).
 */
export function passwordChanged(
  { name }: Pick<Receiver, 'name'>,
  { firstProof, ...changed }: Changed & { firstProof: boolean },
): WarningWords {
  const { baseUrl } = changed
  const alone =
    'Nobody had confirmed this address before you did now, and somebody else may have begun the account. So nobody but you is in its family: whoever was there with you keeps the family they know. Invite again whom you want to be with.'
  return {
    subject: 'Your password was changed',
    text: [
      `Hello ${sanitizeForMail(name)},`,
      `your password for ${brand.name} was just changed, and every device was signed out.`,
      ...listedWords(changed),
      `Sign in again: ${baseUrl}${publicPaths.landing}`,
      ...(firstProof ? [alone] : []),
    ].join('\n\n'),
  }
}
