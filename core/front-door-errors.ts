import { t } from '#core/say.ts'

/**
 * What the front door itself may have to say, apart from the catalogue (errors.ts), of which it is a
 * part: visitors load no more sentences than these. Texts marked S8 are the specification's.
 */
export const frontDoorErrors = {
  'password-too-short': { status: 400, message: t`Please choose a longer password.` },
  'password-too-long': {
    status: 400,
    message: t`Please choose a password of at most 128 characters.`,
  },
  'password-blank': {
    status: 400,
    message: t`Spaces alone are no password. Please choose one with letters, numbers or signs.`,
  },
  'password-common': {
    status: 400,
    message: t`Many people use this password, so it is easy to guess. Please choose another.`,
  },
  'sign-up-closed': {
    status: 403,
    message: t`New accounts are by invitation here. Open the link of your invite, and use the address that it was sent to.`,
  },
  'sign-up-code': {
    status: 403,
    message: t`A new account needs a sign-up code here, and this one is missing, wrong, used up or too old. Ask whoever runs this server for one.`,
  },
  'families-full': {
    status: 409,
    message: t`This server has as many families as it takes. Ask whoever runs it, on the contact page.`,
  },
  'no-family': {
    status: 403,
    message: t`You are in no family here, and this server takes no new ones. Open the link of an invite, or ask for one.`,
  },
  'account-blocked': {
    status: 403,
    message: t`Whoever runs this server has closed this account. Write to them on the contact page.`,
  },
  'email-in-use': {
    status: 422,
    message: t`There is already an account with this e-mail address.`,
  },
  'too-many-requests': {
    status: 429,
    message: t`That was a lot at once. Please wait a minute and try again.`,
  },
  'email-needed': { status: 400, message: t`Please enter your email above first.` }, // S8.14
  'captcha-missing': { status: 400, message: t`Please complete the reCAPTCHA verification` }, // S8.10
  'captcha-expired': {
    status: 400,
    message: t`reCAPTCHA verification expired. Please try again.`, // S8.11
  },
  'captcha-domain': {
    status: 400,
    message: t`Domain not authorized for reCAPTCHA. Please contact support.`, // S8.12
  },
  'captcha-failed': {
    status: 400,
    message: t`reCAPTCHA verification failed. Please try again.`, // S8.13
  },
  'provider-off': {
    status: 404,
    message: t`Signing in with that account is not set up on this server.`,
  },
  'provider-cancelled': {
    status: 400,
    message: t`You left before signing in was finished. Nothing was changed.`,
  },
  'provider-expired': {
    status: 400,
    message: t`This sign-in was too old, or it began somewhere else. Please start again.`,
  },
  'provider-failed': {
    status: 502,
    message: t`The other site did not answer as it should. Please try again in a moment, or use your e-mail and a password.`,
  },
  'provider-without-email': {
    status: 400,
    message: t`That account did not tell us an e-mail address. Please create an account with your e-mail instead.`,
  },
  'provider-of-another': {
    status: 409,
    message: t`That account opens another account here already.`,
  },
  'provider-unconfirmed': {
    status: 409,
    message: t`That account did not tell us a confirmed e-mail address, and there is already an account with this one. Please sign in the way you did until now, or choose a password with “Forgot your password?”.`,
  },
  unavailable: { status: 503, message: t`The server is busy right now. Please try again shortly.` },
} as const satisfies Record<string, { status: number; message: string }>

export type FrontDoorCode = keyof typeof frontDoorErrors

/** Whether a text, of an address for example, is one of these codes. */
export function isFrontDoorCode(text: unknown): text is FrontDoorCode {
  return typeof text === 'string' && Object.hasOwn(frontDoorErrors, text)
}
