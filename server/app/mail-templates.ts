import { accountMailTemplates } from '#server/features/auth/account-mail-templates.ts'
import { idleMailTemplates } from '#server/features/deletion/idle-warning.ts'
import { inviteMailTemplates } from '#server/features/invites/invite-mail-templates.ts'
import type { MailTemplates } from '#server/features/mail/templates.ts'
import type { ReadChoices } from '#server/store/host-choices.ts'
import { reminderMailTemplates } from '#server/features/reminders/reminder-mail-templates.ts'

type Options = { baseUrl: string; secret: string; strictInvites: boolean; choices: ReadChoices }

/** How every mail is written that is queued as facts alone. */
export function mailTemplates(options: Options): MailTemplates {
  return {
    ...accountMailTemplates(options),
    ...inviteMailTemplates(options),
    ...reminderMailTemplates(options),
    ...idleMailTemplates(options),
  }
}
