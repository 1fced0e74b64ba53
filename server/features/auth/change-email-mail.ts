import { brand } from '#content/brand.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'

type Receiver = { name: string; email: string }

const hello = (name: string) => `Hello ${sanitizeForMail(name)},`

/** To the new address: the link that makes it the account's. */
export function newAddressMail({ name, email }: Receiver, url: string): Mail {
  return {
    to: email,
    subject: 'Please confirm your new e-mail address',
    text: [
      hello(name),
      `You asked ${brand.name} to write to this address from now on, and to sign in with it.`,
      `Confirm my new address: ${url}`,
      'That leads to a page with a button. The link works once, for one hour; until you press the button everything stays as it is.\nIf you did not ask for this, you need not do anything.',
    ].join('\n\n'),
  }
}

/** To somebody who has an account, when another account was to get this address. */
export function addressInUseMail({ name, email }: Receiver): Mail {
  return {
    to: email,
    subject: 'You have an account with this address',
    text: [
      hello(name),
      `Somebody, perhaps you, wanted to give another account at ${brand.name} this e-mail address. It belongs to your account, so nothing was changed.`,
      'If it was you, sign in with this address instead. If not, you need not do anything.',
    ].join('\n\n'),
  }
}
