import type { ReminderSettings } from '#core/reminders/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { documentOf } from '#core/lib/json-text.ts'
import { personOf } from '#core/invites/member-of-user.ts'
import type { Plans } from '#core/reminders/reminder-moments.ts'
import type { Called } from '#core/reminders/reminders.ts'
import { readDocuments } from '#server/store/documents.ts'
import type { Database } from '#server/store/schema.ts'

/** What the family of somebody has planned, and whom of it they are; null where there is no family. */
export async function readPlans(
  db: Database,
  { user, settings }: { user: User; settings: ReminderSettings },
): Promise<{ plans: Plans; called: Called } | null> {
  const { family: text, sprints } = await readDocuments(db, user.familyId)
  if (!text) return null
  const family = documentOf(text)
  const { memberId } = personOf(family, user)
  return { plans: { family, sprints: sprints.map(documentOf) }, called: { settings, memberId } }
}
