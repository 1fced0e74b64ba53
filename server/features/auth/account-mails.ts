import { brand } from '#content/brand.ts'
import { deviceWords } from '#content/device-words.ts'
import { settingsPlaces } from '#core/paths.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'
import type { WarningWords } from './warnings.ts'

type Receiver = { name: string; email: string }

const hello = (name: string) => `Hello ${sanitizeForMail(name)},`

/** The code with which somebody without a password shows that it is them. */
export function codeMail({ name, email }: Receiver, code: string): Mail {
  return {
    to: email,
    subject: `${code} is your code`,
    text: [
      hello(name),
      `here is the code that ${brand.name} asks you for: ${code}`,
      'It works once, for ten minutes, on the device on which you asked for it.',
      'If you did not ask for it, somebody sits at a device of yours: sign it out in your settings.',
    ].join('\n\n'),
  }
}

type Change = { baseUrl: string; what: string; how?: string }

const onDevice = 'It was done on a device on which you are signed in.'

/** Tells the owner that a way into the account is another one now. */
export function signInChanged(
  { name }: Pick<Receiver, 'name'>,
  { baseUrl, what, how = onDevice }: Change,
): WarningWords {
  return {
    subject: 'Signing in has changed',
    text: [
      hello(name),
      `${what} ${how}`,
      `See how you sign in: ${baseUrl}${settingsPlaces.signIn}`,
    ].join('\n\n'),
  }
}

const moment = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone })

type SignedIn = { userAgent: string; at: string; timeZone: string }

/** Tells the owner of a sign-in where nobody had signed in to the account before. */
export function newDeviceWords(
  { name }: Pick<Receiver, 'name'>,
  { userAgent, at, timeZone }: SignedIn,
): WarningWords {
  return {
    subject: 'Somebody signed in on a new device',
    text: [
      hello(name),
      `somebody signed in to your account at ${brand.name} with a browser that it did not know:`,
      `${deviceWords(userAgent)}\n${moment(timeZone).format(new Date(at))} (${timeZone})`,
      'If that was you, all is well, and there is nothing to do. A browser that forgets its cookies is new each time.',
    ].join('\n\n'),
  }
}
