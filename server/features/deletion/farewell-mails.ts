import { t } from '#core/say.ts'
import { hello, leading } from '#server/platform/mail-words.ts'
import { brand } from '#content/brand.ts'
import type { User } from '#core/account/user-schema.ts'
import { settingsPaths, publicPaths } from '#core/paths.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { longDateNow } from '#server/platform/say.ts'

/** To a co-parent whose family was deleted; names nobody, because that is what deleting means. */
export function familyGoneMail({ profile }: User, baseUrl: string): Mail {
  return {
    to: profile.email,
    warns: true,
    subject: t`Your family on ${brand.name} was deleted`,
    text: [
      hello(profile.name),
      t`The parent who started your family deleted it, with its mission, its weeks and its plans. It is gone for good.`,
      t`Your account is still there. You are back in a family of your own, the one you came from or a new one.`,
      leading(t`Have a look`, baseUrl + publicPaths.landing),
    ].join('\n\n'),
  }
}

/** The last mail to somebody who deleted their account. */
export function accountGoneMail({ profile }: User): Mail {
  return {
    to: profile.email,
    warns: true,
    subject: t`Your account on ${brand.name} is deleted`,
    text: [
      t`Hello,`,
      t`Your account on ${brand.name} is deleted, with everything that belonged to it. This is the last mail that comes from here.`,
      t`If that was not you, please write to whoever runs the server: a backup may still have your things.`,
    ].join('\n\n'),
  }
}

/** The last mail from here to somebody whose family lives on another server now. */
export function familyMovedMail({ profile }: User, url: string): Mail {
  const { host } = new URL(url)
  return {
    to: profile.email,
    warns: true,
    subject: t`Your family on ${brand.name} has moved`,
    text: [
      hello(profile.name),
      t`Your family has moved to another server, with its weeks and its plans: ${host}. You sign in there with this e-mail address and the password that you had here.`,
      leading(t`Go there`, url),
      t`Devices, passkeys, codes of an app, calendars, reminders and programs are set up anew there. Here everything of yours is deleted, and this is the last mail that comes from here.`,
      t`If you know of no move, please write to whoever runs the server.`,
    ].join('\n\n'),
  }
}

/** To whom a family was handed over. */
export function handedOverMail(to: User, from: User, baseUrl: string): Mail {
  const giver = sanitizeForMail(from.profile.name)
  return {
    to: to.profile.email,
    warns: true,
    subject: t`The family on ${brand.name} is in your hands now`,
    text: [
      hello(to.profile.name),
      t`${giver} handed the family over to you: you invite others now, and decide who is in it. Nothing else has changed.`,
      leading(t`See who is in it`, baseUrl + settingsPaths.coParents),
    ].join('\n\n'),
  }
}

/** To whom a family was left; names nobody, because who left is forgotten. */
export function familyLeftMail(to: User, baseUrl: string): Mail {
  const yourData = baseUrl + settingsPaths.data
  return {
    to: to.profile.email,
    warns: true,
    subject: t`The family on ${brand.name} is in your hands now`,
    text: [
      hello(to.profile.name),
      t`The parent who started your family has left it, and deleted what they said and did in it. The family goes on: its mission, its weeks and its plans are yours to look after.`,
      leading(t`You invite others now, and decide who is in it`, baseUrl + settingsPaths.coParents),
      t`Should you not want to keep it, you can take a copy and delete it at any time: ${yourData}`,
    ].join('\n\n'),
  }
}

/** To a co-parent, when the address of whoever started the family turned out to be a stranger's. */
export function ownerGoneMail(to: User, baseUrl: string): Mail {
  return {
    to: to.profile.email,
    warns: true,
    subject: t`The family on ${brand.name} is in your hands now`,
    text: [
      hello(to.profile.name),
      t`The account that started your family had the e-mail address of somebody who does not know of it, perhaps by a slip of the finger. They told us, so that account is gone.`,
      t`The family stays, with its mission and its weeks, and it is yours to look after. Whoever started it makes a new account with their own address; you invite them, and they are in again.`,
      leading(t`Invite them`, baseUrl + settingsPaths.coParents),
    ].join('\n\n'),
  }
}

/** To a co-parent, when whoever started the family had not proven the address that somebody proves now. */
export function ownerFoundMail(to: User, baseUrl: string): Mail {
  return {
    to: to.profile.email,
    subject: t`The family on ${brand.name} is in your hands now`,
    text: [
      hello(to.profile.name),
      t`The account that started your family had an e-mail address that nobody had confirmed. Somebody confirmed it now. We cannot know whether that is who started your family, so they begin with a family of their own.`,
      t`Yours stays, with its mission and its weeks, and it is yours to look after. If you know each other, invite them, and they are in again.`,
      leading(t`Invite them`, baseUrl + settingsPaths.coParents),
    ].join('\n\n'),
  }
}

/** A month before an account that nobody uses is removed. */
export function idleMail(
  { profile }: User,
  { baseUrl, until }: { baseUrl: string; until: string },
): Mail {
  const lastDay = longDateNow(until)
  return {
    to: profile.email,
    subject: t`Do you still need your account on ${brand.name}?`,
    text: [
      hello(profile.name),
      t`Nobody has looked into your family on ${brand.name} for a long time. What nobody needs should not lie around, so your account and your family will be deleted after ${lastDay}.`,
      t`To keep everything, sign in once before then. That is all.`,
      leading(t`Sign in`, baseUrl + publicPaths.landing),
    ].join('\n\n'),
  }
}
