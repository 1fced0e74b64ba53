import { accountLetters } from '#server/features/auth/account-letters.ts'
import { idleLetters } from '#server/features/departure/idle-warning.ts'
import { inviteLetters } from '#server/features/invites/invite-letters.ts'
import type { LetterRules } from '#server/features/mail/letters.ts'

type Options = { baseUrl: string; secret: string; strictInvites: boolean; idleMonths: number }

/** How every mail is written that is queued as facts alone. */
export function letterRules({ idleMonths, ...options }: Options): LetterRules {
  return {
    ...accountLetters(options),
    ...inviteLetters(options),
    ...idleLetters({ ...options, months: idleMonths }),
  }
}
