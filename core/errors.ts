import { frontDoorErrors } from './front-door-errors.ts'
import { formErrors } from './form-errors.ts'
import { t } from '#core/say.ts'
import { somethingWrong, tookTooLong, unreachable, type Refusal } from './refusal.ts'

/**
 * The whole error catalogue. A feature refuses with a code; one place in server/app turns it into a
 * response, one place in the browser into a sentence. Texts marked S8 are the specification's.
 */
export const errors = {
  ...frontDoorErrors,
  ...formErrors,

  // What was sent
  'invalid-input': { status: 400, message: t`Something in this request is not as expected.` },
  'invalid-json': { status: 400, message: t`The request is not valid JSON.` },
  'too-complex': {
    status: 400,
    message: t`There is more in this than anything here has. Send it in smaller parts.`,
  },
  'too-slow': {
    status: 408,
    message: t`This took too long to arrive. Look at your connection and try again.`,
  },
  'not-found': { status: 404, message: t`There is nothing here.` },
  'method-not-allowed': { status: 405, message: t`This address does not take that method.` },
  'stale-version': {
    status: 409,
    message: t`Somebody changed this in the meantime. Look at the newest version and try again.`,
  },
  'moved-on': {
    status: 409,
    message: t`This has changed again since then, so it stays as it is now.`,
  },
  'not-yet': {
    status: 409,
    message: t`This is not possible as things are right now. Load the page again and have a look.`,
  },
  'log-trimmed': {
    status: 410,
    message: t`That much of the history is no longer kept. Ask for the documents instead.`,
  },
  'foreign-origin': { status: 403, message: t`This request came from another site.` },

  // Who sent it
  unauthenticated: { status: 401, message: t`Please sign in first.` },
  'another-user': {
    status: 403,
    message: t`Somebody else is signed in here by now. Sign in again to go on.`,
  },
  'invalid-credentials': { status: 401, message: t`Invalid email/password` }, // S5.3
  'sample-only': { status: 403, message: t`This is a sample family: nothing leaves it.` },
  'primary-only': { status: 403, message: t`Only the parent who started this family can do that.` },
  'proof-needed': {
    status: 403,
    message: t`Please show once more that it is you.`,
  },
  'wrong-password': { status: 403, message: t`This is not your current password.` },
  'wrong-code': {
    status: 403,
    message: t`This code is not right, or too old. Ask for a new one and use the newest mail.`,
  },
  'not-paired': {
    status: 401,
    message: t`This device is not part of a family any more. Ask a parent for a new link.`,
  },
  'pairing-invalid': {
    status: 400,
    message: t`This link or code is not right, was used already, or is too old. Look at it once more, or ask a parent for a new one.`,
  },
  'not-for-device': { status: 403, message: t`A parent does that, on their own device.` },
  'token-invalid': {
    status: 401,
    message: t`This token opens nothing: it was withdrawn, has ended, or never was one.`,
  },
  'not-for-token': {
    status: 403,
    message: t`This token may not do that. A parent can make another one in the settings.`,
  },
  'token-missing': { status: 404, message: t`This token is not there any more.` },
  'device-missing': { status: 404, message: t`This device is not paired any more.` },
  'way-missing': { status: 404, message: t`This is ended already.` },
  'passkey-failed': {
    status: 403,
    message: t`This passkey opens no account here. Use another one, or come in another way.`,
  },
  'passkey-copied': {
    status: 403,
    message: t`This passkey counts backwards, as a copy of it would. Come in another way, and remove it in your settings if you know of no copy.`,
  },
  'passkey-unverified': {
    status: 403,
    message: t`Your device did not ask for a finger, a face or a PIN. Set one up there, or come in another way.`,
  },
  'passkey-not-added': {
    status: 400,
    message: t`What your device answered is no passkey that we can use. Try once more, or use another device.`,
  },
  'passkey-expired': {
    status: 400,
    message: t`That took too long, or it began somewhere else. Please try once more.`,
  },
  'passkey-missing': { status: 404, message: t`This passkey is not there any more.` },
  'second-factor-needed': { status: 401, message: t`Please enter the code from your app.` },
  'wrong-second-code': {
    status: 403,
    message: t`This code is not right, or was used already. Wait for the next one, or use a recovery code.`,
  },
  'second-factor-on': { status: 409, message: t`Your account asks for codes already.` },
  'second-factor-off': { status: 404, message: t`Your account asks for no codes.` },
  'last-way-in': {
    status: 409,
    message: t`This is the only way into your account. Choose a password first.`,
  },
  'email-unproven': {
    status: 409,
    message: t`Please confirm your e-mail address first.`,
  },
  'invalid-token': {
    status: 400,
    message: t`This link is no longer valid. Ask for a new one and use the newest mail.`,
  },

  // Invites
  'invite-missing': { status: 404, message: t`Invite not found` }, // S8.1
  'invite-closed': { status: 410, message: t`Invite is no longer valid` }, // S8.2
  'inviter-missing': { status: 404, message: t`Inviting user not found` }, // S8.3
  'inviter-without-family': {
    status: 404,
    message: t`No family ID found for inviting user`, // S8.4
  },
  'accepter-unauthenticated': {
    status: 401,
    message: t`User must be authenticated to accept invite`, // S8.5
  },
  'own-invite': {
    status: 409,
    message: t`This is your own invite. Send its link to the person it is for.`,
  },
  'family-in-use': {
    status: 409,
    message: t`You are in another family here. Say that you want to leave it first.`,
  },
  'family-shared': {
    status: 409,
    message: t`Others live in the family that you started. Hand it over to one of them in the settings, under “Co-parents”, before you join another one.`,
  },
  'invite-other-address': {
    status: 403,
    message: t`This invite is for another e-mail address. Sign in with that one, and confirm it first.`,
  },
  'too-many-invites': {
    status: 429,
    message: t`Your family has sent many invites this hour. Please wait a while before the next one.`,
  },

  // Mail
  'mail-failed': { status: 502, message: t`Failed to send email` }, // S8.8
  // The same, where no other attempt will succeed
  'mail-refused': { status: 422, message: t`Failed to send email` },
  'mail-reply-invalid': { status: 502, message: t`Invalid response from email service` }, // S8.9
  'mail-forbidden': { status: 403, message: t`Only this product’s own servers send mail here.` },

  // Whoever runs the server
  'members-full': {
    status: 409,
    message: t`Your family has as many people as a family may have on this server. Whoever runs it can allow more.`,
  },
  'host-stays': {
    status: 409,
    message: t`This account is in charge of the server. Only the command can change that.`,
  },
  'choice-fixed': {
    status: 409,
    message: t`This is set in the environment of the server. Change it there, and start it again.`,
  },
  'codes-full': {
    status: 409,
    message: t`There are as many open codes as can be kept. Withdraw one first.`,
  },
  'code-missing': { status: 404, message: t`This code is not there any more.` },

  // Taking one's things along
  'import-newer': {
    status: 400,
    message: t`This file was written by a newer Elefam than this one.`,
  },
  'family-not-empty': {
    status: 409,
    message: t`Your family has plans here already. Say that the file is to replace them.`,
  },
  'member-has-account': {
    status: 409,
    message: t`This person has an account in your family. Remove them under “Co-parents” first, then delete them here.`,
  },
  'heirs-at-home': {
    status: 409,
    message: t`Nobody else can go on with this family: they keep one of their own. Let them take a copy and remove them under Co-parents first.`,
  },
  'co-parent-at-home': {
    status: 409,
    message: t`They have a family of their own to go back to, so they cannot take over this one.`,
  },

  // From outside, and back
  'push-host': {
    status: 400,
    message: t`This browser’s push service is not one that this server knows.`,
  },
  'unsubscribe-invalid': {
    status: 400,
    message: t`This link is not one of ours. Choose your reminders in the settings.`,
  },
  'share-code-invalid': {
    status: 400,
    message: t`This code is not right, too old, used, or your own. Ask the other home for a new one.`,
  },
  'share-missing': { status: 404, message: t`This is shared with nobody any more.` },
  'already-shared': {
    status: 409,
    message: t`Another family shares this child already. End that first.`,
  },
  'webhook-missing': { status: 404, message: t`This webhook is not there any more.` },
  'calendar-unreadable': {
    status: 400,
    message: t`There is no calendar in this file. Choose one that ends in .ics.`,
  },
  'calendar-cut-off': {
    status: 400,
    message: t`This calendar ends in the middle. Save it once more, and add it then.`,
  },
  'calendar-sign-in': {
    status: 400,
    message: t`That server does not take this user with this password. Most want a password for apps, which you make there.`,
  },
  'calendar-server-silent': {
    status: 400,
    message: t`We find no calendars there. Look at the address, and whether it speaks CalDAV.`,
  },
  'letter-too-late': { status: 409, message: t`Choose a later moment.` },
  'calendar-missing': { status: 404, message: t`This calendar is not there any more.` },

  // The documents
  'user-missing': { status: 404, message: t`User document not found` }, // S8.6
  'family-missing': { status: 404, message: t`Family document not found` }, // S8.7
  'sprint-missing': { status: 404, message: t`This week is no longer there.` },
  'sprint-exists': { status: 409, message: t`This week is already there.` },
  'sprint-completed': { status: 409, message: t`This week is closed. Reopen it to change it.` },
  'sprints-full': {
    status: 409,
    message: t`A family keeps at most 500 weeks. Delete an old one first.`,
  },
  'weeks-full': {
    status: 413,
    message: t`Your family’s weeks have filled all the room there is. Keep a copy under “Your data”, then delete an old week.`,
  },
  'document-full': {
    status: 413,
    message: t`There is no room left here. Remove something you no longer need first.`,
  },
  'list-full': { status: 409, message: t`This list is full. Remove something first.` },
  'printed-sheet-exists': {
    status: 409,
    message: t`Another sheet was printed with this code. Print this one once more.`,
  },
  'printed-sheet-missing': {
    status: 404,
    message: t`This sheet is not one of your family’s, or no longer known.`,
  },
  // An id in a command that means nothing here: another family's, or gone by now (A19)
  'member-missing': { status: 400, message: t`This person is no longer part of the family.` },
  'member-exists': { status: 409, message: t`This person is already part of the family.` },
  'primary-stays': {
    status: 409,
    message: t`The parent who started the family cannot be removed from it.`,
  },
  'goal-missing': { status: 409, message: t`The family has no mission at the moment.` },
  'goal-exists': {
    status: 409,
    message: t`The family has a mission. Close it before the next one.`,
  },
  'topic-missing': { status: 400, message: t`This topic is no longer on the list.` },
  'experiment-missing': { status: 400, message: t`This experiment is no longer there.` },
  'task-missing': { status: 400, message: t`This task is no longer in the plan.` },
  'whose-tick': { status: 400, message: t`Say whose tick it is: memberId, of who has the task.` },
  'entry-exists': { status: 409, message: t`This is already there.` },
  'entry-missing': { status: 400, message: t`This is no longer there.` },
  'date-outside-sprint': { status: 409, message: t`This day is not part of the week.` },
  'not-an-owner': { status: 409, message: t`This task belongs to somebody else.` },

  // The server
  'storage-full': { status: 507, message: t`The server has no space left. Nothing was saved.` },
  'deadline-exceeded': { status: 504, message: tookTooLong },
  // Only the browser says this one: no answer of the server arrived.
  'network-failed': { status: 503, message: unreachable },
  internal: { status: 500, message: somethingWrong },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** Whether a text, of an address for example, is a code of the catalogue. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errors, text)
}

/** What a problem response carries: S8 texts in `message`; `field` names the input that is wrong. */
export type Problem = { code: ErrorCode; message: string; field?: string; version?: number }

/** The body of the response for a refusal. */
export function problemOf({ code, sentence, details }: Refusal): Problem {
  const { retryAfter: _, ...told } = details
  return { code, message: sentence ?? errors[code].message, ...told }
}
