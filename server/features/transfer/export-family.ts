import type { User } from '#core/account/user-schema.ts'
import { exportFormat, exportVersion, type FamilyExport } from '#core/family/export-schema.ts'
import { refuse } from '#core/refusal.ts'
import type { JsonPieces } from '#server/http/json-text.ts'
import { readChanges } from '#server/store/changes.ts'
import { readFamilyText } from '#server/store/families.ts'
import { listInvites } from '#server/store/invites.ts'
import { listOpenedLetters } from '#server/store/letters.ts'
import { listCalendarNames } from '#server/store/outside-calendars.ts'
import type { Database } from '#server/store/schema.ts'
import { readSprintTexts, readSprintVersions } from '#server/store/sprints.ts'
import { readFamilyUsers } from '#server/store/users.ts'

const changesAtOnce = 500

/**
 * The whole family as the pieces of one JSON text (docs/export.md), read bit by bit: a family of many
 * years does not fill the server's memory. Nothing in it opens anything: no ids of invites, no links.
 */
export async function exportFamily(
  { db, now }: { db: Database; now: string },
  user: User,
): Promise<JsonPieces<FamilyExport>> {
  const { familyId } = user
  const family = (await readFamilyText(db, familyId)) ?? refuse('family-missing')
  const ids = (await readSprintVersions(db, familyId)).map(({ id }) => id)
  const people = (await readFamilyUsers(db, familyId)).map((one) => asSeenBy(user, one))
  const invited = await invitesSeenBy(db, user)
  const calendars = await calendarsOf(db, familyId)
  const head = { format: exportFormat, formatVersion: exportVersion, exportedAt: now }
  return (async function* pieces() {
    yield `${JSON.stringify(head).slice(0, -1)},\n"family":${family},\n"sprints":[`
    yield* inLines(readSprintTexts(db, familyId, ids))
    yield '],\n"letters":['
    yield* inLines(letterTexts(db, familyId))
    yield `],\n"accounts":${JSON.stringify(people)},\n"invites":${JSON.stringify(invited)},\n"calendars":${JSON.stringify(calendars)},\n"changes":[`
    yield* inLines(changeTexts(db, familyId))
    yield ']}\n'
  })()
}

/** Those that are open, whole; what is sealed leaves for nobody. */
async function* letterTexts(db: Database, familyId: string) {
  for (const letter of await listOpenedLetters(db, familyId)) {
    const { id, memberId, createdAt: writtenAt, openedAt, openedOn, sprintId } = letter
    const told = { id, memberId, writtenAt, openedAt, openedOn, sprintId }
    yield `${JSON.stringify(told).slice(0, -1)},"moment":${letter.moment},"content":${letter.content}}`
  }
}

/** As the settings show it: the address of who started the family is for nobody else (A70). */
function asSeenBy(user: User, { id, profile, role }: User) {
  const isShown = user.role === 'primary' || role === 'coParent'
  return { id, name: profile.name, ...(isShown && { email: profile.email }), role }
}

/** Only who sends invites sees whom they are for (A70). */
async function invitesSeenBy(db: Database, { familyId, id: fromUserId, role }: User) {
  if (role !== 'primary') return []
  const invites = await listInvites(db, { familyId, fromUserId })
  return invites.map(({ name, toEmail, status, createdAt, expiresAt }) => {
    return { name, toEmail, status, createdAt, expiresAt }
  })
}

/** What they are called and where they are; their addresses are keys. */
async function calendarsOf(db: Database, familyId: string) {
  const calendars = await listCalendarNames(db, familyId)
  return calendars.map(({ name, url, addedAt }) => {
    return { name, host: url && new URL(url).hostname, addedAt }
  })
}

async function* changeTexts(db: Database, familyId: string) {
  let after = 0
  for (;;) {
    const rows = await readChanges(db, { familyId, after, limit: changesAtOnce })
    for (const { command, ...row } of rows) {
      yield `${JSON.stringify(row).slice(0, -1)},"command":${command}}`
    }
    if (rows.length < changesAtOnce) return
    after = rows.at(-1)!.sequence
  }
}

/** The entries of a list, each in a line of its own. */
async function* inLines(texts: AsyncGenerator<string>) {
  let first = true
  for await (const text of texts) {
    yield first ? `\n${text}` : `,\n${text}`
    first = false
  }
}
