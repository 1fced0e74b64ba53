import { t } from '#core/say.ts'
import { hello, leading } from '#server/platform/mail-words.ts'
import { brand } from '#content/brand.ts'
import type { Mail } from '#server/platform/mailer.ts'

type Receiver = { name: string; email: string }

/** To the new address: the link that makes it the account's. */
export function newAddressMail({ name, email }: Receiver, url: string): Mail {
  return {
    to: email,
    subject: t`Please confirm your new e-mail address`,
    text: [
      hello(name),
      t`You asked ${brand.name} to write to this address from now on, and to sign in with it.`,
      leading(t`Confirm my new address`, url),
      [
        t`That leads to a page with a button. The link works once, for one hour; until you press the button everything stays as it is.`,
        t`If you did not ask for this, you need not do anything.`,
      ].join('\n'),
    ].join('\n\n'),
  }
}

/** To somebody who has an account, when another account was to get this address. */
export function addressInUseMail({ name, email }: Receiver): Mail {
  return {
    to: email,
    subject: t`You have an account with this address`,
    text: [
      hello(name),
      t`Somebody, perhaps you, wanted to give another account at ${brand.name} this e-mail address. It belongs to your account, so nothing was changed.`,
      t`If it was you, sign in with this address instead. If not, you need not do anything.`,
    ].join('\n\n'),
  }
}
