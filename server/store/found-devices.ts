import type { ExpressionBuilder } from 'kysely'
import type { PairedDevice, Purpose } from '#core/devices/schema.ts'
import { lookAfter } from './bus.ts'
import { compiled } from './compiled.ts'
import { isPostgres } from './dialect.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

/** Paired devices as their requests find them: in the home that let them in, and in the other one. */

/** A device that is paired, as its requests find it: in the home that let it in, or in the other one. */
export type FoundDevice = Pick<PairedDevice, 'id' | 'name' | 'purpose' | 'seenAt'> & {
  familyId: string
  /** The share by which it is in the other home; null in the one that let it in. */
  home: string | null
  /** The share by which it opens the other home’s week too; null where it does not, or is there. */
  otherHome: string | null
}

/** What a device is for, by its row. */
export const purposeOf = ({ memberId }: { memberId: string | null }): Purpose =>
  memberId === null ? { kind: 'wall' } : { kind: 'member', memberId }

type Both = ExpressionBuilder<Tables, 'pairedDevices' | 'sharedMembers'>

/**
 * Whether a device’s member is shared with a home whose week opens on it: both have said that they are
 * the same child, that home has said that its week may be opened, and has not shut this device out.
 */
export const opensByShare = (eb: Both) =>
  eb.and([
    eb('sharedAt', 'is not', null),
    eb('shutOutAt', 'is', null),
    eb.or([
      eb.and([
        eb('pairedDevices.familyId', '=', eb.ref('sharedMembers.familyId')),
        eb('pairedDevices.memberId', '=', eb.ref('sharedMembers.memberId')),
        eb('otherOpensAt', 'is not', null),
      ]),
      eb.and([
        eb('pairedDevices.familyId', '=', eb.ref('otherFamilyId')),
        eb('pairedDevices.memberId', '=', eb.ref('otherMemberId')),
        eb('opensAt', 'is not', null),
      ]),
    ]),
  ])

const foundColumns = [
  'pairedDevices.familyId',
  'pairedDevices.id',
  'name',
  'pairedDevices.memberId',
  'seenAt',
  'visitedAt',
] as const
const shareColumns = [
  'sharedMembers.id as shareId',
  'sharedMembers.familyId as firstFamilyId',
  'sharedMembers.memberId as firstMemberId',
  'otherFamilyId',
  'otherMemberId',
] as const

const byHash = compiled(['hash'], (db, { hash }) =>
  db
    .selectFrom('pairedDevices')
    .leftJoin('sharedMembers', (join) => join.on(opensByShare))
    .select([...foundColumns, ...shareColumns])
    .where('hash', '=', hash),
)

const heldByHash = compiled(['hash'], (db, { hash }) =>
  db
    .selectFrom('pairedDevices')
    .select('id')
    .where('hash', '=', hash)
    // Until the end of a transaction nobody withdraws it.
    .$if(isPostgres(db), (query) => query.forShare()),
)

/** The row of a device with a cookie of this hash, where it opens the other home’s week by this share. */
export const visitorBy = (db: Database, { hash, home }: { hash: string; home: string }) =>
  db
    .selectFrom('pairedDevices')
    .innerJoin('sharedMembers', (join) => join.on(opensByShare))
    .select('pairedDevices.id')
    .where('hash', '=', hash)
    .where('sharedMembers.id', '=', home)

const heldInOtherHome = compiled(['hash', 'home'], (db, by) =>
  visitorBy(db, by).$if(isPostgres(db), (query) => query.forShare()),
)

/**
 * The device with a cookie of this hash, in the home that let it in, or in the other one (`home`); null
 * where it was withdrawn, or never was, or does not open that home’s week.
 */
export async function readPairedDevice(
  db: Database,
  hash: string,
  home: string | null,
): Promise<FoundDevice | null> {
  const [row] = await byHash(db, { hash })
  if (!row) return null
  const { familyId, id, name, memberId, seenAt, visitedAt, shareId } = row
  if (home === null)
    return { id, name, familyId, purpose: purposeOf(row), seenAt, home, otherHome: shareId }
  if (home !== shareId || memberId === null) return null
  const { firstFamilyId, firstMemberId, otherFamilyId, otherMemberId } = row
  const there =
    firstFamilyId === familyId ? [otherFamilyId, otherMemberId] : [firstFamilyId, firstMemberId]
  const [otherId, theirs] = there
  if (!otherId || !theirs) return null
  const purpose: Purpose = { kind: 'member', memberId: theirs }
  return { id, name, familyId: otherId, purpose, seenAt: visitedAt, home, otherHome: null }
}

/** The same, and it stays so within a transaction. */
export async function holdPairedDevice(
  db: Database,
  hash: string,
  home: string | null,
): Promise<FoundDevice | null> {
  const [held] =
    home === null ? await heldByHash(db, { hash }) : await heldInOtherHome(db, { hash, home })
  return held ? readPairedDevice(db, hash, home) : null
}

/** Notes, to the day, that a device was there; in the other home, that it had that one’s week. */
export async function markDeviceSeen(
  db: Database,
  { hash, home }: { hash: string; home: string | null },
  now: string,
): Promise<void> {
  await db
    .updateTable('pairedDevices')
    .set(home === null ? { seenAt: now } : { visitedAt: now })
    .where('hash', '=', hash)
    .execute()
}

/** A device of the other home, as this one knows it: what it is called, and when it last had our week. */
export async function readVisitors(db: Database, familyId: string): Promise<PairedDevice[]> {
  const rows = await db
    .selectFrom('pairedDevices')
    .innerJoin('sharedMembers', (join) => join.on(opensByShare))
    .select([...foundColumns, ...shareColumns, 'opensAt', 'otherOpensAt'])
    .where('visitedAt', 'is not', null)
    .where(isVisiting(familyId))
    .orderBy('visitedAt')
    .orderBy('pairedDevices.id')
    .execute()
  return rows.map((row) => {
    const { id, name, visitedAt: seenAt } = row
    const isFirst = row.firstFamilyId === familyId
    const memberId = (isFirst ? row.firstMemberId : row.otherMemberId) ?? ''
    const since = (isFirst ? row.opensAt : row.otherOpensAt) ?? ''
    const times = { createdAt: since, pairedAt: since, seenAt, offerEndsAt: null }
    const purpose: Purpose = { kind: 'member', memberId }
    return { id, name, purpose, ...times, userAgent: '', isVisitor: true }
  })
}

/** Whether this family is one side of the share, and the device is of the other. */
export const isVisiting = (familyId: string) => (eb: Both) =>
  eb.and([
    eb('pairedDevices.familyId', '<>', familyId),
    eb.or([eb('sharedMembers.familyId', '=', familyId), eb('otherFamilyId', '=', familyId)]),
  ])

/** Has a device of the other home open our week no more, and leaves it that home’s. False where none does. */
export async function shutOutVisitor(
  trx: OpenTransaction,
  { familyId, id, now }: { familyId: string; id: string; now: string },
): Promise<boolean> {
  const visitor = await trx
    .selectFrom('pairedDevices')
    .innerJoin('sharedMembers', (join) => join.on(opensByShare))
    .select('pairedDevices.familyId')
    .where('pairedDevices.id', '=', id)
    .where(isVisiting(familyId))
    .executeTakeFirst()
  if (!visitor) return false
  await trx
    .updateTable('pairedDevices')
    .set({ shutOutAt: now })
    .where('familyId', '=', visitor.familyId)
    .where('id', '=', id)
    .execute()
  for (const one of [familyId, visitor.familyId]) lookAfter(trx, one)
  return true
}
