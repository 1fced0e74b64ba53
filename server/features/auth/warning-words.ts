import { t } from '#core/say.ts'
import { hello, leading } from '#server/platform/mail-words.ts'
import { dateNow, listNow } from '#server/platform/say.ts'
import { brand } from '#content/brand.ts'
import { deviceWords } from '#server/content.ts'
import { publicPaths, settingsPaths } from '#core/paths.ts'
import type { TokenScope, WayKind } from '#core/words.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Happening, SignInChange } from '#server/store/outbox.ts'
import { signInMethodWords } from './sign-in-method-words.ts'

/** What somebody is warned of: its paragraphs end where "This was not me" begins. */
export type WarningWords = { subject: string; text: string }

type Receiver = { name: string; baseUrl: string }

/** What was done to an account, as its owner reads it. */
export function warningWords(happened: Happening, { name, baseUrl }: Receiver): WarningWords {
  const { subject, text } = wordsFor(happened, baseUrl)
  return { subject, text: [hello(name), ...text].join('\n\n') }
}

type Words = { subject: string; text: string[] }

function wordsFor(happened: Happening, baseUrl: string): Words {
  switch (happened.what) {
    case 'sign-in-changed':
      return signInChanged(happened.change, baseUrl)
    case 'new-password':
      return {
        subject: t`Signing in has changed`,
        text: [
          t`Your account has a new password. It was changed on a device on which you are signed in.`,
          ...listedWords(happened, baseUrl),
        ],
      }
    case 'password-reset':
    case 'first-password':
      return passwordReset(happened, baseUrl)
    case 'address-changed':
      return {
        subject: t`Your e-mail address was changed`,
        text: [
          t`Your account at ${brand.name} has another e-mail address now. This is the last mail that comes here.`,
        ],
      }
    case 'codes-guessed':
      return {
        subject: t`Somebody knows your password`,
        text: [
          t`Somebody knows your password for ${brand.name}: they typed it on a device that we do not know, and then five wrong codes. Without a code of your app they do not get in.`,
          leading(
            t`Was it not you? Then choose a new password now`,
            baseUrl + settingsPaths.signIn,
          ),
        ],
      }
    case 'claimed':
      return claimed(happened.provider, baseUrl)
    case 'new-device':
      return newDevice(happened)
    case 'way-in-made':
      return {
        subject: t`There is a new way in`,
        text: [
          madeWords[happened.kind]?.() ?? t`There is a new way into your family.`,
          t`It was done on a device on which you are signed in, or by a program of yours.`,
          leading(t`See who and what can get in`, baseUrl + settingsPaths.waysIn),
        ],
      }
  }
}

const newTokens: Record<TokenScope, (name: string) => string> = {
  read: (name) =>
    t`There is a new token called “${name}”: a program that has it can read what your family has planned and done.`,
  tick: (name) =>
    t`There is a new token called “${name}”: a program that has it can read what your family has planned and done, tick it and answer the check-in.`,
  everything: (name) =>
    t`There is a new token called “${name}”: a program that has it can do in your family what you can.`,
}

function changeWords(change: SignInChange): string {
  const name = 'name' in change ? sanitizeForMail(change.name) : ''
  switch (change.kind) {
    case 'token-made':
      return newTokens[change.scope](name)
    case 'passkey-added':
      return t`A passkey opens your account now: “${name}”.`
    case 'passkey-removed':
      return t`The passkey “${name}” no longer opens your account.`
    case 'codes-on':
      return t`From now on your account asks for a code of your app after the password.`
    case 'codes-off':
    case 'codes-off-by-host':
      return t`Your account no longer asks for codes: the password is enough.`
    case 'site-linked':
    case 'site-linked-there':
      return t`An account of ${name} opens your account now.`
    case 'way-ended':
      return t`${name} no longer opens your account.`
    case 'all-ended': {
      const ended = methodWords(change.ended)
      return t`Everything that could get in besides you was ended: ${ended}.`
    }
  }
}

/** How it was done, where that was not on a device of the owner's. */
function howWords(change: SignInChange): string {
  if (change.kind === 'codes-off-by-host') return t`Whoever runs this server did that.`
  if (change.kind === 'site-linked-there') {
    const { name } = change
    return t`Somebody signed in there with your e-mail address, which ${name} confirmed.`
  }
  return t`It was done on a device on which you are signed in.`
}

const signInChanged = (change: SignInChange, baseUrl: string): Words => ({
  subject: t`Signing in has changed`,
  text: [
    `${changeWords(change)} ${howWords(change)}`,
    leading(t`See how you sign in`, baseUrl + settingsPaths.signIn),
  ],
})

type Listed = Extract<Happening, { ended: unknown }>

/** Other sites stand there by their names already. */
const methodWords = (listed: Listed['ended']) =>
  listNow(signInMethodWords(new Map(listed), new Map()), 'unit')

/** What was ended just now, what is left, and where all of it stands; each as it was found (A61, A84). */
function listedWords({ ended, left }: Listed, baseUrl: string): string[] {
  const gone = methodWords(ended)
  // There is a password now, whatever there was before.
  const others = left.filter(([way]) => way !== 'password')
  const rest = methodWords([['password', ['password']], ...others])
  return [
    ...(gone === '' ? [] : [t`Ended with it: ${gone}.`]),
    t`Left: ${rest}.`,
    leading(t`If there is anything that you do not know, end it`, baseUrl + settingsPaths.waysIn),
  ]
}

/**
 * That the password is another one now (A36), what was ended and what is left that gets in (A61), and, where
 * nobody had confirmed the address before, that they start alone (A63).
 */
function passwordReset(happened: Listed, baseUrl: string): Words {
  const alone = t`Nobody had confirmed this address before you did now, and somebody else may have begun the account. So nobody but you is in its family: whoever was there with you keeps the family they know. Invite again whom you want to be with.`
  return {
    subject: t`Your password was changed`,
    text: [
      t`Your password for ${brand.name} was just changed, and every device was signed out.`,
      ...listedWords(happened, baseUrl),
      leading(t`Sign in again`, baseUrl + publicPaths.landing),
      ...(happened.what === 'first-password' ? [alone] : []),
    ],
  }
}

/** To an address's owner: the account that somebody had begun with it is theirs now (A26). */
const claimed = (provider: string, baseUrl: string): Words => ({
  subject: t`Your ${brand.name} account opens with ${provider} now`,
  text: [
    t`You signed in with ${provider}. There was an account with this address already, which nobody had confirmed. It is yours now, and whatever opened it before is over: an earlier password no longer works, other devices are signed out, and invitations that were not accepted are taken back.`,
    t`Nobody but you is in its family: whoever was there with you keeps the family they know. Invite again whom you want to be with.`,
    leading(t`Your co-parents`, baseUrl + settingsPaths.coParents),
  ],
})

const moment = (at: string, timeZone: string) =>
  dateNow(Date.parse(at), { dateStyle: 'full', timeStyle: 'short', timeZone })

/** Of a sign-in where nobody had signed in to the account before. */
function newDevice({ userAgent, at, timeZone }: Extract<Happening, { what: 'new-device' }>): Words {
  return {
    subject: t`Somebody signed in on a new device`,
    text: [
      t`Somebody signed in to your account at ${brand.name} with a browser that it did not know:`,
      `${deviceWords(userAgent)}\n${moment(at, timeZone)} (${timeZone})`,
      t`If that was you, all is well, and there is nothing to do. A browser that forgets its cookies is new each time.`,
    ],
  }
}

/**
 * What a mail says of each kind of way in that was just made: no name of anybody, which would stay in
 * mailboxes for ever. The list has them.
 */
const madeWords: Partial<Record<WayKind | 'webhookSecrets', () => string>> = {
  pairingLinks: () =>
    t`There is a way into your family for a device without an account: whoever opens its link, or types its code, sees what that device is for.`,
  pairedDevices: () =>
    t`Your family’s week opens on a child’s own devices from their other home: whoever holds one sees what a device of the child’s own shows.`,
  calendarFeed: () =>
    t`Your calendar feed has a new address: whoever has it sees when your family meets, and your dates.`,
  webhooks: () => t`One more address is told of what happens in your family (a webhook).`,
  webhookSecrets: () =>
    t`A webhook has a new secret: whoever has it can send what looks as if it came from your family.`,
  invites: () =>
    t`Somebody is invited into your family: whoever accepts sees and changes what you do there.`,
  sharedMembers: () =>
    t`A child is to be in two families: once both have said yes, the other one sees on which days the child is with you.`,
}
