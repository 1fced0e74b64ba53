import type { CompiledQuery } from 'kysely'
import { sql } from 'kysely'
import type { PairedDevice, Purpose } from '#core/contract/paired-device.ts'
import { lookAfter } from './bus.ts'
import { compiled } from './compiled.ts'
import { isPostgres } from './dialect.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

type Row = Tables['pairedDevices']

/** A device that is paired, as its requests find it. */
export type FoundDevice = Pick<PairedDevice, 'id' | 'name' | 'purpose' | 'seenAt'> & {
  familyId: string
}

/** The secret by which a device is to be paired, as it is stored, and until when. */
export type Offer = { offerHash: string; offerEndsAt: string }

const purposeOf = ({ memberId }: Pick<Row, 'memberId'>): Purpose =>
  memberId === null ? { kind: 'wall' } : { kind: 'member', memberId }

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
  return { id, name, purpose: purposeOf(row), createdAt, pairedAt, seenAt, offerEndsAt, userAgent }
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
  }
  await trx.insertInto('pairedDevices').values(row).execute()
  return deviceOf(row)
}

type Place = { familyId: string; id: string }

/** Offers a device anew: whichever had it is out. Null where there is none. */
export async function offerPairedDevice(
  trx: OpenTransaction,
  { familyId, id }: Place,
  offer: Offer & { createdBy: string },
): Promise<PairedDevice | null> {
  const row = await trx
    .updateTable('pairedDevices')
    .set({ ...offer, hash: null, pairedAt: null, seenAt: null, userAgent: '' })
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  lookAfter(trx, familyId)
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
    .returning(['familyId', 'id', 'name', 'memberId', 'seenAt'])
    .executeTakeFirst()
  if (!row) return null
  const { memberId, ...device } = row
  return { ...device, purpose: purposeOf({ memberId }) }
}

/** Ends a device's part in the family; its stream ends within a moment. False where it is not there. */
export async function deletePairedDevice(
  trx: OpenTransaction,
  { familyId, id }: Place,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('pairedDevices')
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  lookAfter(trx, familyId)
  return gone !== undefined
}

/** Ends the devices that a user has made: they have lost their account, or left the family (A77). */
export async function endPairedDevicesOf(trx: OpenTransaction, userId: string): Promise<void> {
  const gone = await trx
    .deleteFrom('pairedDevices')
    .where('createdBy', '=', userId)
    .returning('familyId')
    .execute()
  for (const familyId of new Set(gone.map((device) => device.familyId))) lookAfter(trx, familyId)
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

const byHash = compiled(['hash'], (db, { hash }) =>
  db
    .selectFrom('pairedDevices')
    .select(['familyId', 'id', 'name', 'memberId', 'seenAt'])
    .where('hash', '=', hash),
)

const heldByHash = compiled(['hash'], (db, { hash }) =>
  db
    .selectFrom('pairedDevices')
    .select(['familyId', 'id', 'name', 'memberId', 'seenAt'])
    .where('hash', '=', hash)
    // Until the end of a transaction nobody withdraws it.
    .$if(isPostgres(db), (query) => query.forShare()),
)

/** The device with a cookie of this hash; null where it was withdrawn, or never was. */
export async function readPairedDevice(db: Database, hash: string): Promise<FoundDevice | null> {
  return foundIn(await byHash(db, { hash }))
}

/** The same, and it stays so within a transaction. */
export async function holdPairedDevice(db: Database, hash: string): Promise<FoundDevice | null> {
  return foundIn(await heldByHash(db, { hash }))
}

function foundIn([row]: Pick<Row, 'familyId' | 'id' | 'name' | 'memberId' | 'seenAt'>[]) {
  if (!row) return null
  const { memberId, ...device } = row
  return { ...device, purpose: purposeOf({ memberId }) }
}

/** Notes, to the day, that a device was there. */
export async function markDeviceSeen(
  db: Database,
  { familyId, id }: Place,
  now: string,
): Promise<void> {
  await db
    .updateTable('pairedDevices')
    .set({ seenAt: now })
    .where('familyId', '=', familyId)
    .where('id', '=', id)
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
