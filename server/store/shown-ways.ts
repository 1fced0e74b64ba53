import type { WayIn } from '#core/account/way-in-schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { findMember } from '#core/members/member.ts'
import { limits } from '#core/limits.ts'
import { deleteLinkedAccount, readLinkedAccounts } from './accounts.ts'
import { deleteApiToken, readApiTokens } from './api-tokens.ts'
import { deleteFeed, readFeedSince } from './calendar-feeds.ts'
import { readFamily } from './families.ts'
import { readVisitors, shutOutVisitor } from './found-devices.ts'
import { revokeInvite } from './invites.ts'
import { deletePairedDevice } from './paired-devices.ts'
import { deletePasskey, readPasskeysOf } from './passkeys.ts'
import type { Database, OpenTransaction } from './schema.ts'
import { endSession, readSessionsOf } from './sessions.ts'
import { readShares, sidesOf } from './shared-members.ts'
import { deleteWebhook } from './webhooks.ts'

/** Who looks, on which of their devices, and when. */
export type Looking = {
  user: Pick<User, 'id' | 'familyId' | 'role'>
  sessionId: string
  now: string
  /** Ends the sharing of a child, of which another home is told; false where the family has none of that id. */
  endSharing: (trx: OpenTransaction, id: string) => Promise<boolean>
}
export type Shown = Omit<WayIn, 'kind'>

/** How its owner, or any parent of the family that it leads into, sees and ends each of a kind. */
export type Each = {
  show: (db: Database, looking: Looking) => Promise<Shown[]>
  /** Ends one, within the family's row; false where it is not there, or not theirs. */
  endOne: (trx: OpenTransaction, looking: Looking, id: string) => Promise<boolean>
}

const plain = { by: null, usedAt: null, endsAt: null, current: false }

const sessions: Each = {
  show: async (db, { user, sessionId, now }) => {
    const rows = await readSessionsOf(db, { userId: user.id, now, limit: limits.sessions })
    return rows.map(({ id, userAgent, createdAt: since, updatedAt: usedAt }) => {
      return { ...plain, id, name: userAgent ?? '', since, usedAt, current: id === sessionId }
    })
  },
  endOne: (trx, { user }, id) => endSession(trx, user, id),
}

const passkeys: Each = {
  show: async (db, { user }) =>
    (await readPasskeysOf(db, user.id)).map(({ id, name, createdAt: since, usedAt }) => {
      return { ...plain, id, name, since, usedAt }
    }),
  endOne: async (trx, { user }, id) => (await deletePasskey(trx, { id, userId: user.id })) !== null,
}

const linked: Each = {
  show: async (db, { user }) =>
    (await readLinkedAccounts(db, user.id)).map(({ provider, since }) => {
      return { ...plain, id: provider, name: provider, since }
    }),
  endOne: (trx, { user }, id) => deleteLinkedAccount(trx, user.id, id),
}

const familyDevices = (db: Database, { user }: Looking) =>
  db
    .selectFrom('pairedDevices')
    .innerJoin('users', 'users.id', 'pairedDevices.createdBy')
    .select(['pairedDevices.id', 'pairedDevices.name', 'pairedDevices.createdAt as since'])
    .select(['pairedDevices.seenAt as usedAt', 'offerEndsAt as endsAt'])
    .select(['users.id as byId', 'users.name as byName'])
    .where('pairedDevices.familyId', '=', user.familyId)
    .orderBy('pairedDevices.createdAt')
    .orderBy('pairedDevices.id')

type MadeBySomebody = { byId: string; byName: string }

/** Nobody has to be told of what they made themselves. */
const madeBy = <Row extends MadeBySomebody>({ byId, byName, ...row }: Row, { user }: Looking) => ({
  ...plain,
  ...row,
  by: byId === user.id ? null : byName,
})

const endDevice: Each['endOne'] = async (trx, { user: { familyId }, now }, id) =>
  (await deletePairedDevice(trx, { familyId, id })) || shutOutVisitor(trx, { familyId, id, now })

const pairedDevices: Each = {
  show: async (db, looking) => {
    const rows = await familyDevices(db, looking).where('pairedAt', 'is not', null).execute()
    const visitors = await readVisitors(db, looking.user.familyId)
    return [
      ...rows.map((row) => madeBy(row, looking)),
      ...visitors.map(({ id, name, createdAt: since, seenAt: usedAt }) => {
        return { ...plain, id, name, since, usedAt }
      }),
    ]
  },
  endOne: endDevice,
}

/** Links and codes that nobody has used yet. */
const pairingLinks: Each = {
  show: async (db, looking) => {
    const waiting = familyDevices(db, looking).where('pairedAt', 'is', null)
    const rows = await waiting.where('offerEndsAt', '>', looking.now).execute()
    return rows.map((row) => madeBy(row, looking))
  },
  endOne: endDevice,
}

const calendarFeed: Each = {
  show: async (db, { user }) => {
    const since = await readFeedSince(db, user.id)
    return since === null ? [] : [{ ...plain, id: 'feed', name: '', since }]
  },
  endOne: async (trx, { user }) => {
    const since = await readFeedSince(trx, user.id)
    await deleteFeed(trx, user.id)
    return since !== null
  },
}

const apiTokens: Each = {
  show: async (db, { user, now }) =>
    (await readApiTokens(db, user.id))
      .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
      .map(({ id, name, createdAt: since, usedAt, expiresAt: endsAt }) => {
        return { ...plain, id, name, since, usedAt, endsAt }
      }),
  endOne: (trx, { user }, id) => deleteApiToken(trx, user, id),
}

const webhooks: Each = {
  show: async (db, looking) => {
    const rows = await db
      .selectFrom('webhooks')
      .innerJoin('users', 'users.id', 'webhooks.createdBy')
      .select(['webhooks.id', 'url', 'webhooks.createdAt as since', 'deliveredAt as usedAt'])
      .select(['users.id as byId', 'users.name as byName'])
      .where('webhooks.familyId', '=', looking.user.familyId)
      .orderBy('webhooks.createdAt')
      .orderBy('webhooks.id')
      .execute()
    // An address may be a key: of it the host alone is told.
    return rows.map(({ url, ...row }) => ({ ...madeBy(row, looking), name: new URL(url).host }))
  },
  endOne: (trx, { user: { familyId } }, id) => deleteWebhook(trx, { familyId, id }),
}

/** They are the primary parent's alone. */
const invites: Each = {
  show: async (db, { user, now }) => {
    if (user.role !== 'primary') return []
    const rows = await db
      .selectFrom('invites')
      .select(['id', 'name', 'createdAt as since', 'expiresAt as endsAt'])
      .where('familyId', '=', user.familyId)
      .where('status', '=', 'pending')
      .where('expiresAt', '>', now)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...plain, ...row }))
  },
  endOne: async (trx, { user: { role, familyId } }, id) =>
    role === 'primary' && revokeInvite(trx, { familyId, id }),
}

/** A child's other home, which is called as the child is: the primary parent's alone as well. */
const sharedMembers: Each = {
  show: async (db, { user: { familyId, role }, now }) => {
    if (role !== 'primary') return []
    const shares = await readShares(db, familyId)
    const family = shares.length > 0 ? await readFamily(db, familyId) : null
    return shares
      .filter(({ codeEndsAt }) => codeEndsAt === null || codeEndsAt > now)
      .flatMap((share) => {
        const { ours } = sidesOf(share, familyId)
        const member = family && findMember(family.familyData, ours.memberId)
        const { id, createdAt: since, codeEndsAt: endsAt } = share
        return member ? [{ ...plain, id, name: member.name, since, endsAt }] : []
      })
  },
  endOne: async (trx, { user: { role }, endSharing }, id) =>
    role === 'primary' && endSharing(trx, id),
}

export const each = {
  sessions,
  passkeys,
  linked,
  pairedDevices,
  pairingLinks,
  calendarFeed,
  apiTokens,
  webhooks,
  invites,
  sharedMembers,
}
