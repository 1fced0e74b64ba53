import { createHmac } from 'node:crypto'
import type { Family } from '#core/family/schema.ts'
import type { SharedMember } from '#core/two-homes/schema.ts'
import { dayRange } from '#core/time/calendar.ts'
import { isHere } from '#core/days-here/days-here.ts'
import { findMember, type Member } from '#core/members/member.ts'
import { askedOf } from '#core/two-homes/two-homes.ts'
import { familyDay } from '#core/family/family-clock.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { handled, sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { later } from '#server/platform/clock.ts'
import { randomId } from '#server/platform/random-id.ts'
import { isTypedCode, newTypedCode, plainCode } from '#server/platform/typed-code.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily, readFamily } from '#server/store/families.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import {
  confirmShare,
  endShare,
  findOffer,
  insertShare,
  joinShare,
  openShare,
  readShares,
  sidesOf,
  type Share,
} from '#server/store/shared-members.ts'
import { settleDays, settleDue } from '#server/http/settle-days.ts'
import { tellHomes } from '#server/http/tell-homes.ts'
import { endSharing, lockHomes, readShare } from './end-sharing.ts'
import { sharedMembersApi } from './shared-members.api.ts'

/** Of four letters: 57 bits. */
const codeGroups = 3
const hour = 60 * 60_000

/** A code could be found by trying all of them, so its hash needs this server’s secret. */
const hashOf = (given: string, secret: string): string => {
  const code = plainCode(given)
  if (!isTypedCode(code, codeGroups)) refuse('share-code-invalid')
  return createHmac('sha256', secret).update(`shared member ${code}`).digest('base64url')
}

const memberOf = (family: Family | null, memberId: string | null): Member | null =>
  (family && findMember(family.familyData, memberId)) ?? null

/** What a family may know of one of its own; null where a member is there no more, or the code is over. */
async function seenBy(
  db: Database,
  share: Share,
  { family, now }: { family: Family; now: string },
): Promise<SharedMember | null> {
  const { isFirst, ours, theirs } = sidesOf(share, family.id)
  const member = memberOf(family, ours.memberId)
  const other = theirs.familyId
    ? memberOf(await readFamily(db, theirs.familyId), theirs.memberId)
    : null
  const { id, codeEndsAt, agreedBy, sharedAt } = share
  const isOver = codeEndsAt !== null && codeEndsAt <= now
  if (!member || isOver || (theirs.familyId && !other)) return null
  const asked = isFirst ? 'asks-us' : 'asks-them'
  const days = other && sharedAt ? dayRange(familyDay(family, now), limits.shareDays) : []
  return {
    id,
    memberId: member.id,
    state: sharedAt ? 'shared' : agreedBy ? asked : 'offered',
    otherName: other?.name ?? null,
    codeEndsAt,
    there: days.filter((date) => isHere(other!, date)),
    asked: other ? askedOf(member, other, days) : [],
    opens: { ours: ours.opensAt !== null, theirs: theirs.opensAt !== null },
  }
}

type Options = { secret: string; baseUrl: string }

/** A child of two families. Each reads its own documents, and of the other’s a name and days alone. */
export const sharedMemberRoutes = ({ secret, baseUrl }: Options) =>
  routes()
    // The other home of each child is looked at.
    .openapi(handled(sharedMembersApi.list, { asks: 4 }), async (c) => {
      const { db, clock } = c.get('services')
      const { familyId } = c.req.valid('param')
      const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
      const shares = await readShares(db, familyId)
      const seen = await Promise.all(
        shares.map((share) => seenBy(db, share, { family, now: clock() })),
      )
      return c.json(
        seen.filter((one) => one !== null),
        200,
      )
    })
    .openapi(sharedMembersApi.offer, async (c) => {
      const { db, clock, limit, requireRecentProof, tellOfWayIn } = c.get('services')
      await requireRecentProof(sessionOf(c))
      const { familyId } = c.req.valid('param')
      const { memberId } = c.req.valid('json')
      const { id: offeredBy } = userOf(c)
      await limit('shareByAccount', offeredBy)
      const now = clock()
      const code = newTypedCode(codeGroups)
      const share: Share = {
        id: randomId(),
        familyId,
        memberId,
        offeredBy,
        createdAt: now,
        codeHash: hashOf(code, secret),
        codeEndsAt: later(now, limits.shareCodeHours * hour),
        otherFamilyId: null,
        otherMemberId: null,
        agreedBy: null,
        sharedAt: null,
        opensAt: null,
        otherOpensAt: null,
      }
      const family = await transaction(db, async (trx) => {
        const locked = (await lockFamily(trx, familyId)) ?? refuse('family-missing')
        if (!memberOf(locked, memberId)) refuse('member-missing')
        await makeRoom(trx, { familyId, memberId })
        await insertShare(trx, share)
        await tellOfWayIn(trx, userOf(c), 'sharedMembers')
        return locked
      })
      return c.json({ share: (await seenBy(db, share, { family, now }))!, code }, 200)
    })
    .openapi(sharedMembersApi.look, async (c) => {
      const { db, clock, limit } = c.get('services')
      const { familyId } = c.req.valid('param')
      await limit('shareCodeByAccount', userOf(c).id)
      const offer = await findOffer(db, hashOf(c.req.valid('json').code, secret), clock())
      if (!offer || offer.familyId === familyId) refuse('share-code-invalid')
      const member = memberOf(await readFamily(db, offer.familyId), offer.memberId)
      return c.json({ name: (member ?? refuse('share-code-invalid')).name }, 200)
    })
    .openapi(sharedMembersApi.join, async (c) => {
      const { db, clock, limit, requireRecentProof, tellOfWayIn } = c.get('services')
      await requireRecentProof(sessionOf(c))
      const { familyId } = c.req.valid('param')
      const { code, memberId } = c.req.valid('json')
      const { id: agreedBy } = userOf(c)
      await limit('shareCodeByAccount', agreedBy)
      const [now, codeHash] = [clock(), hashOf(code, secret)]
      const { share, family } = await transaction(db, async (trx) => {
        const offer = await findOffer(trx, codeHash, now)
        const locked = await lockHomes(trx, familyId, offer)
        if (!memberOf(locked, memberId)) refuse('member-missing')
        if (!offer || offer.familyId === familyId) refuse('share-code-invalid')
        await makeRoom(trx, { familyId, memberId })
        const yes = { otherFamilyId: familyId, otherMemberId: memberId, agreedBy, now }
        const joined = (await joinShare(trx, codeHash, yes)) ?? refuse('share-code-invalid')
        await tellOfWayIn(trx, userOf(c), 'sharedMembers')
        const told = { type: 'ask-to-share', familyId, userId: agreedBy, now } as const
        await tellHomes(trx, joined, told)
        return { share: joined, family: locked }
      })
      const seen = await seenBy(db, share, { family, now })
      return c.json(seen ?? refuse('share-missing'), 200)
    })
    .openapi(sharedMembersApi.confirm, async (c) => {
      const { db, clock, requireRecentProof } = c.get('services')
      await requireRecentProof(sessionOf(c))
      const { familyId, shareId: id } = c.req.valid('param')
      const now = clock()
      const { share, family, isNew } = await transaction(db, async (trx) => {
        const locked = await lockHomes(trx, familyId, await readShare(trx, familyId, id))
        const confirmed = await confirmShare(trx, { familyId, id, now })
        const told = { type: 'share-days', familyId, userId: userOf(c).id, now } as const
        if (confirmed) await tellHomes(trx, confirmed, told)
        const known = confirmed ?? (await readConfirmed(trx, familyId, id))
        return { share: known, family: locked, isNew: confirmed !== null }
      })
      if (isNew) await settleDays(db, { familyId, now, isActing: true })
      const seen = share && (await seenBy(db, share, { family, now }))
      return c.json(seen ?? refuse('share-missing'), 200)
    })
    .openapi(sharedMembersApi.open, async (c) => {
      const { db, clock, requireRecentProof, tellOfWayIn } = c.get('services')
      const { familyId, shareId: id } = c.req.valid('param')
      const { opens } = c.req.valid('json')
      // It lets devices in, whoever has them; to shut them out nobody has to show anything.
      if (opens) await requireRecentProof(sessionOf(c))
      const now = clock()
      const opensAt = opens ? now : null
      const { share, family } = await transaction(db, async (trx) => {
        const locked = (await lockFamily(trx, familyId)) ?? refuse('family-missing')
        const said = await openShare(trx, { familyId, id, opensAt })
        if (said && opens) await tellOfWayIn(trx, userOf(c), 'pairedDevices')
        return { share: said, family: locked }
      })
      const seen = share && (await seenBy(db, share, { family, now }))
      return c.json(seen ?? refuse('share-missing'), 200)
    })
    .openapi(sharedMembersApi.end, async (c) => {
      const { familyId, shareId: id } = c.req.valid('param')
      const { db, clock } = c.get('services')
      const now = clock()
      const by = { familyId, userId: userOf(c).id, baseUrl, now }
      await transaction(db, async (trx) => {
        if (!(await endSharing(trx, id, by))) refuse('share-missing')
      })
      await settleDue(db, now)
      return c.json({ ok: true as const }, 200)
    })

/** One that the family has confirmed before: saying so again is no news, least of all to the other home (A80). */
async function readConfirmed(trx: OpenTransaction, familyId: string, id: string) {
  const share = await readShare(trx, familyId, id)
  return share?.sharedAt && share.familyId === familyId ? share : null
}

/** A member is shared with one family: an open code of theirs ends, and what is agreed stays. */
async function makeRoom(
  trx: OpenTransaction,
  { familyId, memberId }: { familyId: string; memberId: string },
): Promise<void> {
  for (const share of await readShares(trx, familyId)) {
    if (sidesOf(share, familyId).ours.memberId !== memberId) continue
    if (share.agreedBy) refuse('already-shared')
    await endShare(trx, { familyId, id: share.id })
  }
}
