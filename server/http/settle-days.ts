import { homesActor } from '#core/commands/actor.ts'
import type { Family } from '#core/family/schema.ts'
import { dayRange } from '#core/time/calendar.ts'
import { isElsewhere } from '#core/days-here/days-here.ts'
import { withElsewhere } from '#core/days-here/rules.ts'
import { findMember, membersOf } from '#core/members/member.ts'
import { daysKeptApart, daysLeft, type Acting } from '#core/two-homes/two-homes.ts'
import { familyDay } from '#core/family/family-clock.ts'
import { later } from '#server/platform/clock.ts'
import { forgetEarlier } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily, takeSequence } from '#server/store/families.ts'
import { baseOf } from '#server/store/guarded.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { readShares, readUnsettled, settleAgain, type Share } from '#server/store/shared-members.ts'
import { writeFamily } from './tell-homes.ts'

/** In milliseconds: so often days come into sight that nobody has looked at. */
const everyWeek = 7 * 24 * 60 * 60_000

type Asked = { familyId: string; now: string; isActing: boolean }

/** The families that share a child, as they are to be. */
type Families = Map<string, Family>

type Agreed = Share & { otherFamilyId: string; otherMemberId: string }

const isAgreed = (share: Share): share is Agreed =>
  share.sharedAt !== null && share.otherFamilyId !== null && share.otherMemberId !== null

/**
 * Keeps the days apart that both homes of a family’s children have: each counts in one plan, unless each
 * home has said of it that it is theirs. Both families are written at once, with an entry in the log of
 * each that changes. What was kept apart for a home that is shared no more is given back. `isActing`: the
 * family has just said something, so that it leaves the other what that had.
 */
export function settleDays(db: Database, { familyId, now, isActing }: Asked): Promise<void> {
  return transaction(baseOf(db), async (trx) => {
    const known = (await readShares(trx, familyId)).filter(isAgreed)
    const ids = new Set([familyId, ...known.flatMap((one) => [one.familyId, one.otherFamilyId])])
    const before: Families = new Map()
    for (const id of [...ids].toSorted()) {
      const family = await lockFamily(trx, id)
      if (family) before.set(id, family)
    }
    // Nobody ends one from here on, and one that ended in between is none.
    const shares = (await readShares(trx, familyId)).filter(isAgreed)
    const after = settled(before, shares, { familyId, now, isActing })
    for (const [id, family] of after) {
      if (family !== before.get(id)) await write(trx, family, now)
    }
    await settleAgain(trx, familyId, shares.length > 0 ? later(now, everyWeek) : null)
  })
}

function settled(before: Families, shares: readonly Agreed[], asked: Asked): Families {
  const { familyId, now, isActing } = asked
  const after = new Map(before)
  const put = (id: string, memberId: string, place: Parameters<typeof withElsewhere>[2]) =>
    after.set(id, withElsewhere(after.get(id)!, memberId, place))
  const shared = new Set<string>()
  for (const share of shares) {
    const { familyId: id, memberId, otherFamilyId, otherMemberId } = share
    const [first, other] = [before.get(id), before.get(otherFamilyId)]
    const homes = [
      first && findMember(first.familyData, memberId),
      other && findMember(other.familyData, otherMemberId),
    ]
    if (!first || !other || !homes[0] || !homes[1]) continue
    const acting: Acting = isActing ? (id === familyId ? 0 : 1) : null
    const [ours, theirs] = [familyDay(first, now), familyDay(other, now)]
    put(id, memberId, {
      from: ours,
      days: daysLeft([homes[0], homes[1]], { from: ours, acting })[0],
    })
    put(otherFamilyId, otherMemberId, {
      from: theirs,
      days: daysLeft([homes[0], homes[1]], { from: theirs, acting })[1],
    })
    shared.add(id === familyId ? memberId : otherMemberId)
  }
  const family = before.get(familyId)
  const from = family && familyDay(family, now)
  for (const member of family ? membersOf(family.familyData) : []) {
    if (member.daysHere?.elsewhere && !shared.has(member.id)) {
      put(familyId, member.id, { from: from!, days: [] })
    }
  }
  return new Map([...after].map(([id, next]) => [id, changed(before.get(id)!, next, now)]))
}

/** The family itself where no day from today on is another home’s than before: days pass without news. */
function changed(before: Family, after: Family, now: string): Family {
  const days = dayRange(familyDay(before, now), daysKeptApart)
  const leftIn = ({ familyData }: Family) =>
    membersOf(familyData).map((member) => days.filter((day) => isElsewhere(member, day)))
  return JSON.stringify(leftIn(before)) === JSON.stringify(leftIn(after)) ? before : after
}

async function write(trx: OpenTransaction, family: Family, now: string): Promise<void> {
  const { sequence } = (await takeSequence(trx, family.id))!
  const action = { type: 'keep-days-apart' } as const
  // It says no more than that there is news: the last one is enough, however much another home says.
  await forgetEarlier(trx, family.id, homesActor)
  await writeFamily(trx, { family, sequence }, { action, by: homesActor, now })
}

const portion = 25

/** The same for all families that wait for it. */
export async function settleDue(db: Database, now: string): Promise<void> {
  const due = await readUnsettled(db, { now, limit: portion })
  for (const familyId of due) await settleDays(db, { familyId, now, isActing: false })
  if (due.length === portion) await settleDue(db, now)
}
