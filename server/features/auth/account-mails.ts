import { brand } from '#content/brand.ts'
import { publicPaths, settingsPlaces } from '#core/paths.ts'
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
      `here is the code that ${brand.name} asks you for: ${code}`,
      'It works once, for ten minutes, on the device on which you asked for it.',
      'If you did not ask for it, somebody sits at a device of yours: sign it out in your settings.',
    ].join('\n\n'),
  }
}

type Change = { baseUrl: string; what: string; how?: string }

const onDevice = 'It was done on a device on which you are signed in.'

/** Tells the owner that a way into the account is another one now. */
export function signInChangedMail(
  { name, email }: Receiver,
  { baseUrl, what, how = onDevice }: Change,
): Mail {
  return {
    to: email,
    warns: true,
    subject: 'Signing in has changed',
    text: [
      hello(name),
      `${what} ${how}`,
      `See how you sign in: ${baseUrl}${settingsPlaces.signIn}`,
      `If that was not you, choose a new password with “Forgot your password?” at ${baseUrl}${publicPaths.landing}: it ends every session.`,
    ].join('\n\n'),
  }
}
