import { isEmail } from '#core/email.ts'
import { sameAddress } from '#core/domain/invite.ts'
import { ApiError } from '#web/data/api.ts'
import { oneLine } from '#core/text.ts'

export type InviteProblems = { name?: string; toEmail?: string }

/** What keeps an invite from being sent, beside the field that it is about. */
export function inviteProblems(
  { name, toEmail }: { name: string; toEmail: string },
  ownEmail: string,
): InviteProblems {
  return {
    ...(oneLine(name) === '' && { name: 'Write what you call them.' }),
    ...(!isEmail(toEmail) && { toEmail: 'Write a full e-mail address, like ben@example.org.' }),
    ...(sameAddress(toEmail, ownEmail) && { toEmail: 'This is your own address.' }),
  }
}

/** The server's refusal beside the field that it names; nothing where it names none of these. */
export function problemsFrom(error: unknown): InviteProblems {
  if (!(error instanceof ApiError)) return {}
  const { field, code, message } = error.problem
  if (code === 'member-exists') return { toEmail: message }
  if (field === 'toEmail') return { toEmail: 'This e-mail address does not work here.' }
  return field === 'name' ? { name: message } : {}
}
