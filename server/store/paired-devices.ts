import type { CompiledQuery } from 'kysely'
import { sql } from 'kysely'
import type { PairedDevice } from '#core/devices/schema.ts'
import { lookAfter } from './bus.ts'
import { compiled } from './compiled.ts'
import { purposeOf, readPairedDevice, type FoundDevice } from './found-devices.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'
import { otherHomesOf } from './shared-members.ts'

type Row = Tables['pairedDevices']

/** The secret by which a device is to be paired, as it is stored, and until when. */
export type Offer = { offerHash: string; offerEndsAt: string }

const columns = [
  'id',
  'name',
  'memberId',
  'createdAt',
  'pairedAt',
  'seenAt',
  'offerEndsAt',
  'userAgent',
] as const

const deviceOf = (row: Pick<Row, (typeof columns)[number]>): PairedDevice => {
  const { id, name, createdAt, pairedAt, seenAt, offerEndsAt, userAgent } = row
  const purpose = purposeOf(row)
  const times = { createdAt, pairedAt, seenAt, offerEndsAt }
  return { id, name, purpose, ...times, userAgent, isVisitor: false }
}

/** The family’s devices without an account, the oldest first. */
export async function readPairedDevices(db: Database, familyId: string): Promise<PairedDevice[]> {
  const rows = await db
    .selectFrom('pairedDevices')
    .select(columns)
    .where('familyId', '=', familyId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(deviceOf)
}

export async function countPairedDevices(db: Database, familyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('pairedDevices')
    .select(sql<number | string>`count(*)`.as('count'))
    .where('familyId', '=', familyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewDevice = Offer &
  Pick<PairedDevice, 'id' | 'name' | 'purpose'> & {
    familyId: string
    createdBy: string
    now: string
  }

/** A device that nobody is yet. The family’s row must be the caller's. */
export async function insertPairedDevice(
  trx: OpenTransaction,
  { purpose, now, ...device }: NewDevice,
): Promise<PairedDevice> {
  const row = {
    ...device,
    kind: purpose.kind,
    memberId: purpose.kind === 'member' ? purpose.memberId : null,
    createdAt: now,
    hash: null,
    pairedAt: null,
    seenAt: null,
    userAgent: '',
    visitedAt: null,
    shutOutAt: null,
  }
  await trx.insertInto('pairedDevices').values(row).execute()
  return deviceOf(row)
}

type DeviceKey = { familyId: string; id: string }

/** Offers a device anew: whichever had it is out. Null where there is none. */
export async function offerPairedDevice(
  trx: OpenTransaction,
  { familyId, id }: DeviceKey,
  offer: Offer & { createdBy: string },
): Promise<PairedDevice | null> {
  const row = await trx
    .updateTable('pairedDevices')
    .set({ ...offer, hash: null, pairedAt: null, seenAt: null, userAgent: '', visitedAt: null })
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  await lookAfterDevice(trx, familyId, row?.memberId ?? null)
  return row ? deviceOf(row) : null
}

/** Has somebody be the device that an offer is for, once: null where it was used, or is over. */
export async function takeOffer(
  db: Database,
  offerHash: string,
  { hash, userAgent, now }: { hash: string; userAgent: string; now: string },
): Promise<FoundDevice | null> {
  const row = await db
    .updateTable('pairedDevices')
    .set({ hash, userAgent, pairedAt: now, seenAt: now, offerHash: null, offerEndsAt: null })
    .where('offerHash', '=', offerHash)
    .where('offerEndsAt', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row ? readPairedDevice(db, hash, null) : null
}

/** Ends a device’s part in the family; its streams end within a moment. False where it is not there. */
export async function deletePairedDevice(
  trx: OpenTransaction,
  { familyId, id }: DeviceKey,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('pairedDevices')
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .returning('memberId')
    .executeTakeFirst()
  await lookAfterDevice(trx, familyId, gone?.memberId ?? null)
  return gone !== undefined
}

/** Where a device is open just now, it is looked at whether it still may be, in both homes. */
async function lookAfterDevice(
  trx: OpenTransaction,
  familyId: string,
  memberId: string | null,
): Promise<void> {
  const others = memberId === null ? [] : await otherHomesOf(trx, familyId, [memberId])
  for (const one of [familyId, ...others]) lookAfter(trx, one)
}

/**
 * Ends the devices that a user has let in: they have lost their account, or left the family (A77); or
 * the links and codes alone that nobody has used.
 */
export async function endPairedDevicesOf(
  trx: OpenTransaction,
  userId: string,
  which: 'all' | 'waiting' = 'all',
): Promise<void> {
  const made = trx.deleteFrom('pairedDevices').where('createdBy', '=', userId)
  const meant = which === 'all' ? made : made.where('pairedAt', 'is', null)
  const gone = await meant.returning(['familyId', 'memberId']).execute()
  for (const { familyId, memberId } of gone) await lookAfterDevice(trx, familyId, memberId)
}

const ofMember = compiled(['familyId', 'memberId'], (db, { familyId, memberId }) =>
  db.deleteFrom('pairedDevices').where('familyId', '=', familyId).where('memberId', '=', memberId),
)

/** The statements that end the devices of members who are in the family no more. */
export function endedDevices(
  db: Database,
  familyId: string,
  gone: readonly string[],
): CompiledQuery[] {
  return gone.map((memberId) => ofMember.filled(db, { familyId, memberId }))
}

/** Ends the devices of all but these members, within what else happens to the family. */
export async function keepDevicesOf(
  trx: OpenTransaction,
  familyId: string,
  memberIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('pairedDevices')
    .where('familyId', '=', familyId)
    .where('memberId', 'is not', null)
    .where('memberId', 'not in', memberIds)
    .execute()
}

/** Makes room: a family’s devices go that nobody became in time, or that nobody used since. */
export async function forgetDevices(
  trx: OpenTransaction,
  familyId: string,
  { offeredBefore, seenBefore }: Record<'offeredBefore' | 'seenBefore', string>,
): Promise<void> {
  await trx
    .deleteFrom('pairedDevices')
    .where('familyId', '=', familyId)
    .where((eb) => eb.or([eb('offerEndsAt', '<', offeredBefore), eb('seenAt', '<', seenBefore)]))
    .execute()
}
