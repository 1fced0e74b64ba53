import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { familyIdOf } from '#core/family/family.ts'
import { memoize } from '#core/lib/memoize.ts'
import { sampleAddress, sampleUserId } from '#core/account/sample-account.ts'
import { policyVersion } from '#core/policy.ts'
import { sampleFamilyIn } from '#server/content.ts'
import { later } from '#server/platform/clock.ts'
import { randomId } from '#server/platform/random-id.ts'
import { languageNow } from '#server/platform/say.ts'
import { insertFamily } from '#server/store/families.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { insertSample } from '#server/store/samples.ts'
import { insertSession } from '#server/store/sessions.ts'
import { sprintRow } from '#server/store/sprint-row.ts'
import { insertSprintRow } from '#server/store/sprints.ts'
import { insertUser } from '#server/store/users.ts'

/** So long a sample family is lent, in milliseconds. */
const lent = 2 * 60 * 60_000
const weeks = 8

type Begin = { now: string; today: string; session: { hash: string; userAgent: string } }

/** Lends somebody a family of eight weeks, with a session that ends when the family does. */
export async function startSample(trx: OpenTransaction, begin: Begin): Promise<User> {
  const { now, today, session } = begin
  const id = sampleUserId(randomId())
  const familyId = familyIdOf(id)
  const { user: nora, family, sprints } = sampleOn(`${dayNear(today, now)} ${languageNow()}`)
  const profile = { ...nora.profile, email: sampleAddress(id) }
  const user: User = { ...nora, id, familyId, profile }
  const expiresAt = later(now, lent)
  await insertUser(trx, user, { now, policyVersion })
  await insertFamily(trx, { ...family, id: familyId, primaryUserId: id })
  for (const sprint of sprints) await insertSprintRow(trx, sprintRow({ ...sprint, familyId }))
  await insertSession(trx, { id: randomId(), userId: id, ...session, now, expiresAt })
  await insertSample(trx, { userId: id, expiresAt })
  return user
}

/** The visitor's own day, where it is one that somewhere on earth it is now. */
function dayNear(today: string, now: string): string {
  const here = now.slice(0, 10)
  return today >= addDays(here, -1) && today <= addDays(here, 1) ? today : here
}

/** Eight weeks by the product's own rules take a moment: once a day in each language is enough. */
const sampleOn = memoize(20, (dayAndLanguage: string): Bootstrap => {
  const [today = '', language = ''] = dayAndLanguage.split(' ')
  return sampleFamilyIn(language, today, weeks)
})
