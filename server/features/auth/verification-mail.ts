import { t } from '#core/say.ts'
import { hello, leading } from '#server/platform/mail-words.ts'
import { brand } from '#content/brand.ts'
import type { Mail } from '#server/platform/mailer.ts'

/** The mail that asks whether an account is its reader's (S1.7). */
export function verificationMail(user: { name: string; email: string }, url: string): Mail {
  return {
    to: user.email,
    subject: t`Please confirm your e-mail address`,
    text: [
      hello(user.name),
      t`Somebody – you? – started an account at ${brand.name} with this address. If it was you: welcome! Please confirm that the address is yours.`,
      leading(t`Confirm my address`, url),
      [
        t`That leads to a page which asks whether it was you. If it was not, you take the account away there: nobody can use your address then.`,
        t`The link works once, for one hour, and only until another one is sent. You can ask for one in the app at any time.`,
      ].join('\n'),
    ].join('\n\n'),
  }
}
