import type { Family } from '#core/family/schema.ts'
import { isUntouched, withoutCoParent } from '#core/invites/co-parent.ts'
import { documentOf, textOf } from '#core/lib/json-text.ts'
import { newFamily } from '#core/family/family.ts'
import { importedFamily, importedSprint } from '#core/family/family-import.ts'
import { handedOverFamily } from '#core/invites/hand-over-family.ts'
import { memberIdsOf } from '#core/members/member.ts'
import { endAccount, leaveForGood } from '#server/features/deletion/delete-account.ts'
import { note } from '#server/features/host/host-actions.ts'
import { counted } from '#server/platform/counted.ts'
import { randomId } from '#server/platform/random-id.ts'
import { appendAction, deleteChangesOf } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { forgetAuthor, nobodyId } from '#server/store/erasure.ts'
import { insertFamily, saveFamily, takeSequence } from '#server/store/families.ts'
import {
  familyIdByEmail,
  insertAccounts,
  insertChangeRows,
  insertFamilyRows,
  keepFamily,
  raiseSequence,
  readFamilyRows,
  type FamilyRows,
  type UserRow,
} from '#server/store/family-rows.ts'
import { hasRows } from '#server/store/family-use.ts'
import { readHostKey } from '#server/store/host-keys.ts'
import { replaceLetters } from '#server/store/letters.ts'
import { keepDevicesOf } from '#server/store/paired-devices.ts'
import { keepSharesOf } from '#server/store/shared-members.ts'
import { lookAtRemindersNow } from '#server/store/reminders.ts'
import { withCopy } from '#server/store/restore.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { sprintRow } from '#server/store/sprint-row.ts'
import { deleteSprint, insertSprintRow } from '#server/store/sprints.ts'
import { moveAllOn } from '#server/store/webhooks.ts'
import {
  findUserByEmail,
  isAccountAmong,
  readUser,
  setOnboarded,
  userOf,
} from '#server/store/users.ts'
import { homeToday, RestoreError, type Home } from './restore-home.ts'

type Destination = {
  db: Database
  dataDir: string
  baseUrl: string
  passphrase?: string | undefined
}

type Asked = {
  /** An address of somebody in the family, as of the backup; or the family’s id. */
  who: string
  file: string
  /** What is there now may go; it is kept as a file. */
  replace: boolean
  /** Addresses of accounts that are no more, and are to come back. */
  bringBack: readonly string[]
}

/**
 * Brings one family back out of a backup of either database, beside a running server; all of it or
 * nothing. Who may come in is decided by today: accounts that are there stay as they are, and none
 * that is gone comes back without its address being named. Gives the lines to print.
 */
export async function restoreFamily(
  destination: Destination,
  asked: Asked,
  now: string,
): Promise<string[]> {
  const { dataDir, passphrase } = destination
  return withCopy({ dataDir, passphrase, file: asked.file }, now, async (copy) => {
    const { who, file } = asked
    const familyId = who.includes('@') ? await familyIdByEmail(copy.db, who.toLowerCase()) : who
    const rows = familyId === null ? null : await readFamilyRows(copy.db, familyId)
    if (!rows) throw new RestoreError(`${file} has no family of ${who}.`)
    const first = rows.users.find(({ id }) => id === rows.family.primaryUserId)
    if (!first) throw new RestoreError(`${file} does not say who started that family.`)
    const named = rows.users.find(({ email }) => email === who.toLowerCase()) ?? first
    const key = await readHostKey(copy.db, 'push') // Every server's own, and told to nobody.
    const isOwn = key !== undefined && key === (await readHostKey(destination.db, 'push'))
    const task = { destination, rows, asked, now, first, named, isOwn }
    const home = await homeToday(destination.db, { family: rows.family, first, named })
    const lines = await transaction(destination.db, (trx) =>
      home ? putInto(trx, task, home) : bringBack(trx, task),
    )
    return [
      `The family of ${named.email} is as it was on ${lastMoment(rows)}: ${counted(rows.sprints.length, 'week')}.`,
      ...lines,
      'What it deleted since then is there again: tell them. Open screens show it with their next change or a reload.',
    ]
  })
}

type Task = {
  destination: Destination
  rows: FamilyRows
  asked: Asked
  now: string
  /** Who started the family, or went on with it, as of the backup. */
  first: UserRow
  /** Whose address was asked for; the first where it was the family’s id. */
  named: UserRow
  /** This server made the backup: it knew whose addresses and other sites’ logins these are. */
  isOwn: boolean
}

/** Up to when a backup knows of a family. */
function lastMoment({ changes, family }: FamilyRows): string {
  const at = changes.at(-1)?.at ?? family.createdAt
  return `${at.slice(0, 16).replace('T', ' ')} UTC`
}

/** What those in charge read of it: whose family, as of when. */
function noteRestored(trx: OpenTransaction, { rows, now }: Task, ownerId: string) {
  const detail = `as of ${lastMoment(rows)}`
  return note(trx, { now, byId: null }, { action: 'restore-family', aboutId: ownerId, detail })
}

/** In the place of what whoever is named lives in today. */
async function putInto(trx: OpenTransaction, task: Task, home: Home): Promise<string[]> {
  const { destination, rows, asked, now, first } = task
  const { id, familyId } = home.user
  // One that was deleted begins anew when somebody asks for it.
  if (!home.goesOn) {
    await insertFamily(trx, { ...newFamily({ userId: id, name: first.name, now }), id: familyId })
  }
  await raiseSequence(trx, familyId, rows.family.sequence)
  const taken = await takeSequence(trx, familyId)
  const here = await readFamilyRows(trx, familyId)
  const isStill = !home.goesOn || here?.family.createdAt === rows.family.createdAt
  if (!taken || !isStill || !here?.users.some((one) => one.id === id)) {
    throw new RestoreError(
      'The family changed hands at this moment. Nothing has changed: try again.',
    )
  }
  const current = taken.family
  const isEmpty = isUntouched({ family: current, hasRows: await hasRows(trx, familyId) })
  if (!isEmpty && !asked.replace) {
    throw new RestoreError(
      `${task.named.email} has a family today. With --replace it goes, and is kept as a file; without, nothing has changed.`,
    )
  }
  const file = isEmpty ? null : await keepFamily(destination.dataDir, here, now)
  const owner = here.users.find((one) => one.id === current.primaryUserId)
  const backup = home.goesOn && owner ? ownedBy(task, owner) : documentOf(rows.family.document)
  const known = memberIdsOf(current.familyData)
  await requireNoAccounts(trx, task, (memberId) => !known.includes(memberId), backup)
  await replaceContent(trx, { rows, backup, here, current, now, sequence: taken.sequence })
  await setOnboarded(trx, current.primaryUserId, backup.familyData.onboardingComplete)
  await noteRestored(trx, task, current.primaryUserId)
  const isIn = (one: UserRow) =>
    here.users.some(({ id: theirs, email }) => theirs === one.id || email === one.email)
  const out = rows.users.filter((one) => !isIn(one))
  const gone = await those(out, async (one) => (await readUser(trx, one.id)) === null)
  const left = out.filter((one) => !gone.includes(one))
  // Who deleted their account stays deleted, in this family too, by the rules of a deletion.
  for (const user of gone) {
    await leaveForGood(trx, { ...userOf(user), familyId, role: 'coParent' }, now)
    await forgetAuthor(trx, user.id)
  }
  return [
    `With an account as today: ${listed(here.users)}.`,
    ...(left.length > 0
      ? [`Not in it any more, and not let in: ${listed(left)}. The family may invite them.`]
      : []),
    ...(gone.length > 0 ? [`Still deleted, here too: ${listed(gone)}.`] : []),
    ...(file
      ? [`What was there until now is kept in ${file}; the same command brings it back from there.`]
      : []),
  ]
}

/** A file may come from anywhere: nobody new in it goes by the id of somebody’s account (A88). */
async function requireNoAccounts(
  trx: OpenTransaction,
  { asked }: Task,
  isNew: (id: string) => boolean,
  { familyData }: Family,
): Promise<void> {
  if (!(await isAccountAmong(trx, memberIdsOf(familyData).filter(isNew)))) return
  throw new RestoreError(
    `${asked.file} was made up, or is damaged: a member of its family has the id of somebody’s account. Nothing has changed.`,
  )
}

/** The backup’s document as that of whose family it is today; everybody stays the member that they were. */
function ownedBy({ rows, first }: Task, owner: UserRow): Family {
  const family = documentOf(rows.family.document)
  if (owner.id === first.id) return family
  const then = rows.users.find(({ id }) => id === owner.id) ?? owner
  const withThem = { ...family, coParents: [...new Set([...family.coParents, owner.id])] }
  return handedOverFamily(withThem, { from: userOf(first), to: userOf(then), memberId: randomId() })
}

type Replaced = {
  rows: FamilyRows
  backup: Family
  here: FamilyRows
  current: Family
  now: string
  sequence: number
}

/** By the rules of a family's own file (A20), and with its log, behind all of whose places it goes on. */
async function replaceContent(
  trx: OpenTransaction,
  { rows, backup, here, current, now, sequence }: Replaced,
): Promise<void> {
  const familyId = current.id
  const next = importedFamily(current, backup)
  await deleteChangesOf(trx, familyId)
  await saveFamily(trx, next)
  await keepSharesOf(trx, familyId, memberIdsOf(next.familyData))
  await keepDevicesOf(trx, familyId, memberIdsOf(next.familyData))
  await replaceLetters(trx, familyId, rows.letters)
  const versions = new Map(here.sprints.map(({ id, version }) => [id, version]))
  for (const id of versions.keys()) await deleteSprint(trx, familyId, id)
  for (const { id, document } of rows.sprints) {
    const sprint = importedSprint(documentOf(document), familyId, versions.get(id) ?? 0)
    await insertSprintRow(trx, sprintRow(sprint))
  }
  const changes = rows.changes.map((change) => ({ ...change, familyId }))
  await insertChangeRows(trx, changes)
  await lookAtRemindersNow(trx, { familyId, now })
  await moveAllOn(trx, familyId, sequence) // What was long ago is no news.
  await sayRestored(trx, next, sequence, now)
}

function sayRestored(trx: OpenTransaction, family: Family, sequence: number, now: string) {
  const author = { sequence, commandId: randomId(), by: nobodyId, now }
  return appendAction(trx, family, { action: { type: 'import-family' }, ...author })
}

/** With the account that started it, which is no more, and those of the others that are named. */
async function bringBack(trx: OpenTransaction, task: Task): Promise<string[]> {
  const { destination, rows, asked, now, first, isOwn } = task
  const named = new Set(asked.bringBack.map((email) => email.toLowerCase()))
  if (!named.has(first.email)) {
    throw new RestoreError(
      `${first.email} has no account any more. Whoever deleted it wanted that: ask them first. Then --bring-back ${first.email} brings it back, with the password that it had.`,
    )
  }
  const others = rows.users.filter(({ id }) => id !== first.id)
  const elsewhere = await those(
    others,
    async ({ id, email }) =>
      ((await readUser(trx, id)) ?? (await findUserByEmail(trx, email))) !== null,
  )
  const gone = others.filter((one) => !elsewhere.includes(one))
  const family = elsewhere.reduce(
    (left, { id }) => (left.coParents.includes(id) ? withoutCoParent(left, id) : left),
    documentOf(rows.family.document),
  )
  const back = [first, ...gone]
  const asNew = {
    ...(!isOwn && { emailVerified: 0 }),
    hostSince: null,
    seenAt: now,
    idleWarnedAt: null,
    previousFamilyId: null,
    updatedAt: now,
  }
  await insertAccounts(
    trx,
    back.map((user) => ({ ...user, ...asNew })),
    isOwn ? rows.accounts : rows.accounts.filter(({ providerId }) => providerId === 'credential'),
  )
  await requireNoAccounts(trx, task, () => true, family)
  const document = textOf(family)
  await insertFamilyRows(trx, {
    ...rows,
    family: { ...rows.family, version: family.version, document },
  })
  const taken = (await takeSequence(trx, family.id))!
  await sayRestored(trx, taken.family, taken.sequence, now)
  await noteRestored(trx, task, first.id)
  // Who deleted their account stays deleted, in this family too, by the rules of a deletion.
  const leaving = gone.filter(({ email }) => !named.has(email))
  for (const user of leaving)
    await endAccount(trx, userOf(user), { now, baseUrl: destination.baseUrl })
  const stayed = back.filter((one) => !leaving.includes(one))
  return [
    ...linesAbout({ back: stayed, leaving, elsewhere }),
    ...(isOwn
      ? []
      : [
          `Nothing in the file shows that this server made it: no address counts as confirmed, and no login of another site came along. Where you know that they are theirs: ${stayed.map(({ email }) => `elefam admin verify ${email}`).join('; ')}.`,
        ]),
  ]
}

type People = Record<'back' | 'leaving' | 'elsewhere', readonly UserRow[]>

const listed = (people: readonly UserRow[]) => people.map(({ email }) => email).join(', ')

function linesAbout({ back, leaving, elsewhere }: People): string[] {
  return [
    `With their accounts, and the passwords of then: ${listed(back)}.`,
    ...(leaving.length > 0
      ? [`Still deleted, here too: ${listed(leaving)}. --bring-back would have brought them.`]
      : []),
    ...(elsewhere.length > 0
      ? [`Elsewhere today, and left there: ${listed(elsewhere)}. The family may invite them.`]
      : []),
  ]
}

async function those<One>(
  all: readonly One[],
  holds: (one: One) => Promise<boolean>,
): Promise<One[]> {
  const kept: One[] = []
  for (const one of all) if (await holds(one)) kept.push(one)
  return kept
}
