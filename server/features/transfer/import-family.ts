import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Family } from '#core/family/schema.ts'
import type { ExportedLetter } from '#core/letters/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { documentOf, knownJson, textOf, type JsonText } from '#core/lib/json-text.ts'
import { isUntouched } from '#core/invites/co-parent.ts'
import { importedFamily } from '#core/family/family-import.ts'
import { sprintOfToday } from '#core/log/former-forms.ts'
import { memberIdsOf, membersOf, type Member } from '#core/members/member.ts'
import { hostLimits, limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { breather } from '#server/store/breather.ts'
import { appendAction, deleteChangesOf } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { readFamily, saveFamily, takeSequence } from '#server/store/families.ts'
import { hasRows } from '#server/store/family-use.ts'
import { insertLetterRows, keepLettersOf, measureLetters } from '#server/store/letters.ts'
import { keepDevicesOf } from '#server/store/paired-devices.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { keepSharesOf } from '#server/store/shared-members.ts'
import { deleteSprint, insertSprintRow, readSprintVersions } from '#server/store/sprints.ts'
import { lookAtRemindersNow } from '#server/store/reminders.ts'
import { requireNoAccounts, setOnboarded } from '#server/store/users.ts'
import type { ReadFile } from './read-in-worker.ts'

/** How many times as long as writing took the next file waits: a commit of so much is one long turn. */
const rest = 12

type Context = { db: Database; now: string; user: User }
type Input = ReadFile & { replace: boolean; membersMax: number }

/** Whether an import would take nothing away. */
export async function isEmptyFamily(db: Database, familyId: string): Promise<boolean> {
  const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
  return isUntouched({ family, hasRows: await hasRows(db, familyId) })
}

/**
 * Puts what a file holds in the place of what the user's family holds, all of it or nothing. Whose
 * family it is, and who is in it with an account, the file does not say (A20).
 */
export async function importFamily(
  { db, now, user }: Context,
  { familyId, family: read, rows, letters, versions: here, replace, membersMax }: Input,
): Promise<void> {
  const size = rows.reduce((sum, { document }) => sum + document.length, 0)
  if (size > limits.weeksSize) refuse('weeks-full')
  const began = performance.now()
  await transaction(db, async (trx) => {
    const taken = (await takeSequence(trx, familyId)) ?? refuse('family-missing')
    const { family, sequence } = taken
    if (family.primaryUserId !== user.id) refuse('primary-only') // handed over meanwhile
    const still = await versionsOf(trx, familyId)
    // Somebody else changed weeks while this was read, or the user is in another family by now.
    if (familyId !== user.familyId || !isDeepStrictEqual(still, here)) refuse('unavailable')
    const isEmpty = isUntouched({ family, hasRows: await hasRows(trx, familyId) })
    if (!isEmpty && !replace) refuse('family-not-empty')
    const next = importedFamily(family, read)
    const members = memberIdsOf(next.familyData).length
    const isMore = members > memberIdsOf(family.familyData).length
    if (isMore && members > membersMax) refuse('members-full')
    await requireNoAccounts(trx, family, next)
    await deleteChangesOf(trx, familyId)
    await saveFamily(trx, next)
    await keepSharesOf(trx, familyId, memberIdsOf(next.familyData))
    await keepDevicesOf(trx, familyId, memberIdsOf(next.familyData))
    requireLikely(letters, next, now)
    await takeInLetters(trx, next, letters)
    const people = membersOf(next.familyData)
    // What only reads goes on meanwhile; what writes waits for all of it.
    const breathe = breather()
    for (const id of here.keys()) {
      await deleteSprint(trx, familyId, id)
      await breathe()
    }
    for (const row of rows) {
      const document = ofToday(textIn(row.document), people)
      await insertSprintRow(trx, { ...row, document })
      await breathe()
    }
    await lookAtRemindersNow(trx, { familyId, now })
    await setOnboarded(trx, user.id, next.familyData.onboardingComplete)
    const action = { type: 'import-family' } as const
    await appendAction(trx, next, { action, sequence, commandId: randomId(), by: user.id, now })
  })
  // While the place of an import is still taken, so that no second one begins at once.
  await sleep(rest * (performance.now() - began))
}

/** So far the clock of another server may be ahead, in milliseconds. */
const clocksApart = 24 * 60 * 60 * 1_000

/** Refuses letters of a file that nobody in it wrote, or whose day has not come. */
function requireLikely(
  letters: readonly ExportedLetter[],
  { familyData }: Family,
  now: string,
): void {
  const known = new Set(memberIdsOf(familyData))
  const latest = new Date(Date.parse(now) + clocksApart).toISOString()
  for (const [index, letter] of letters.entries()) {
    const place = `file.letters.${index}`
    if (!known.has(letter.memberId)) refuse('member-missing', { field: `${place}.memberId` })
    const ahead = (['writtenAt', 'openedAt', 'openedOn'] as const).find(
      (one) => letter[one] > latest,
    )
    if (ahead) refuse('invalid-input', { field: `${place}.${ahead}` })
  }
}

/** What was written here stays where its writer does, sealed or not; with it comes what the file has. */
async function takeInLetters(
  trx: OpenTransaction,
  { id: familyId, familyData }: Family,
  letters: readonly ExportedLetter[],
): Promise<void> {
  await keepLettersOf(trx, familyId, memberIdsOf(familyData))
  const rows = letters.map(({ writtenAt: createdAt, moment, content, ...letter }) => {
    const texts = { moment: textOf(moment), content: textOf(content) }
    return { ...letter, ...texts, createdAt, createdBy: null, shareId: null, familyId }
  })
  await insertLetterRows(trx, rows)
  const { count, size } = await measureLetters(trx, familyId)
  if (count > hostLimits.letters || size > hostLimits.lettersSize) refuse('list-full')
}

const decoder = new TextDecoder()
const textIn = (document: Uint8Array) => knownJson<Sprint>(decoder.decode(document))

/** The week without what files of earlier versions say in English: by now it is known who is in the family. */
function ofToday(text: JsonText<Sprint>, people: readonly Member[]): JsonText<Sprint> {
  const sprint = documentOf(text)
  const next = textOf(sprintOfToday(sprint, people))
  return next === text ? text : next
}

/** The sprints that a family has, and how new each of them is. */
export async function versionsOf(db: Database, familyId: string): Promise<Map<string, number>> {
  const versions = await readSprintVersions(db, familyId)
  return new Map(versions.map(({ id, version }) => [id, version]))
}
