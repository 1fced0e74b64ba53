import { isStillDue } from '#core/reminders/reminders.ts'
import { sprintForStandUp } from '#core/stand-up/stand-up.ts'
import { unsubscribe } from '#core/paths.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { blockedSince } from '#server/store/blocked.ts'
import type { MailFacts } from '#server/store/outbox.ts'
import { mailFor } from '#server/http/mail-for.ts'
import { readReminders } from '#server/store/reminders.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { readPlans } from './read-plans.ts'
import { reminderMail } from './reminder-mails.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

type Options = { baseUrl: string; secret: string }

/** Written as they are sent: what was done by then, or is over, is not reminded of. */
export function reminderMailTemplates({ baseUrl, secret }: Options) {
  return {
    reminder: {
      write: async (
        trx: OpenTransaction,
        { to, userId, calling, day, until, taskIds }: MailFacts['reminder'],
        now: string,
      ): Promise<Mail | null> => {
        const person = await readReminders(trx, userId)
        const isTheirs = person?.user.profile.email === to && person.user.emailVerified
        if (!person || !isTheirs || now >= until) return null
        if (await blockedSince(trx, userId)) return null
        const { weeklyMail, channels } = person.settings
        if (calling === 'week' ? !weeklyMail : channels[calling] !== 'mail') return null
        const known = await readPlans(trx, person)
        if (!known) return null
        const { plans, called } = known
        const isDue = (taskId?: string) =>
          isStillDue(plans, called, { kind: calling, day, ...(taskId && { taskId }) })
        const due = taskIds.filter((taskId) => isDue(taskId))
        if (calling === 'task' ? due.length === 0 : !isDue()) return null
        const token = unsubscribeToken(secret, { userId, calling })
        const asked = {
          to,
          name: person.user.profile.name,
          calling,
          plans,
          sprint: sprintForStandUp(plans.sprints, day),
          taskIds: due,
          baseUrl,
          unsubscribe: baseUrl + unsubscribe(token),
        }
        return mailFor(trx, person.user, () => reminderMail(asked))
      },
    },
  }
}
