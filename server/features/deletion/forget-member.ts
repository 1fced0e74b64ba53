import { documentOf } from '#core/lib/json-text.ts'
import type { Family } from '#core/family/schema.ts'
import {
  forgetInFamily,
  forgetInSprint,
  forgottenIn,
  mentions,
  withoutName,
  type Forgotten,
} from '#core/members/forget-member.ts'
import { memberIdsOf } from '#core/members/member.ts'
import { blankChanges, deleteInvitesTo, forgetMemberAsAuthor } from '#server/store/erasure.ts'
import { breather } from '#server/store/breather.ts'
import { keepDevicesOf } from '#server/store/paired-devices.ts'
import { keepSharesOf } from '#server/store/shared-members.ts'
import { deletePrintedSheetsOf } from '#server/store/printed-sheets.ts'
import { rewriteCalendars } from '#server/store/outside-calendars.ts'
import { forgetInLetters } from '#server/store/letters.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { readSprintText, readSprintVersions, saveSprint } from '#server/store/sprints.ts'
import { deleteSummariesOf } from '#server/store/summaries.ts'
import { deleteMails } from '#server/store/waiting-mails.ts'
import { dropMessages } from '#server/store/webhooks.ts'

/**
 * Takes a member out of everything that the family has: its document, its sprints, its log, its
 * invites, its letters, its calendars from outside, its printed sheets. Gives the family as it is
 * then, to be stored with its entry in the log.
 */
export async function forgetMember(
  trx: OpenTransaction,
  family: Family,
  memberId: string,
): Promise<Family> {
  const forgotten = forgottenIn(family, memberId)
  const email = family.familyData.adults.find(({ id }) => id === memberId)?.email
  await forgetInSprints(trx, family.id, forgotten)
  // What stands there outside is others': it comes again as long as it does.
  await rewriteCalendars(trx, family.id, (text) => withoutName(text, forgotten.name))
  await forgetInLetters(trx, family.id, {
    memberId,
    rewrite: (text) => withoutName(text, forgotten.name),
  })
  await deletePrintedSheetsOf(trx, family.id, memberId)
  await dropMessages(trx, family.id)
  const parts = [JSON.stringify(memberId), forgotten.name, ...(email ? [email] : [])]
  // As it stands inside a JSON text, between whose quotes it may have been escaped.
  const stored = parts.map((part, index) =>
    index === 0 ? part : JSON.stringify(part).slice(1, -1),
  )
  await blankChanges(trx, family.id, {
    parts: stored,
    isMeant: (command) => concerns(command, forgotten, email),
  })
  if (email) {
    await deleteInvitesTo(trx, family.id, email)
    await deleteMails(trx, email, ({ to }) => to.toLowerCase() === email.toLowerCase())
  }
  const next = forgetInFamily(family, forgotten)
  await keepSharesOf(trx, family.id, memberIdsOf(next.familyData))
  await keepDevicesOf(trx, family.id, memberIdsOf(next.familyData))
  await forgetMemberAsAuthor(trx, family.id, memberId)
  return next
}

function concerns(text: string, { memberId, name }: Forgotten, email?: string): boolean {
  const isAbout = (value: unknown): boolean => {
    if (typeof value === 'string') {
      return value === memberId || mentions(value, name) || (!!email && value.includes(email))
    }
    if (typeof value !== 'object' || value === null) return false
    return Object.entries(value).some(([key, field]) => key === memberId || isAbout(field))
  }
  return isAbout(JSON.parse(text))
}

async function forgetInSprints(
  trx: OpenTransaction,
  familyId: string,
  forgotten: Forgotten,
): Promise<void> {
  const name = JSON.stringify(forgotten.name).slice(1, -1)
  await deleteSummariesOf(trx, familyId)
  // What only reads goes on meanwhile.
  const breathe = breather()
  for (const { id } of await readSprintVersions(trx, familyId)) {
    await breathe()
    const text = await readSprintText(trx, familyId, id)
    if (text === null || !(text.includes(forgotten.memberId) || text.includes(name))) continue
    const sprint = documentOf(text)
    const next = forgetInSprint(sprint, forgotten)
    if (next !== sprint) await saveSprint(trx, next, sprint)
  }
}
