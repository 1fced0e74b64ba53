import type { NewLetter } from '#core/letters/schema.ts'
import { textOf } from '#core/lib/json-text.ts'
import { momentRefusal, weekOfLetter } from '#core/letters/letters.ts'
import { memberIdsOf } from '#core/members/member.ts'
import { familyDay } from '#core/family/family-clock.ts'
import { shareOfRoom } from '#core/devices/device-room.ts'
import { hostLimits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { readWeeks } from '#server/http/read-weeks.ts'
import type { Services } from '#server/http/route.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { insertLetter, measureLetters, readLetter } from '#server/store/letters.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'

type Context = { db: Database; now: string; pace: Services['pace'] }
/** `shareId`: by which sharing somebody writes on a device of the other home; null in this one. */
type Author = { familyId: string; createdBy: string | null; shareId: string | null }

/** Keeps a letter until its moment; one for the book is open at once. Written twice it is one. */
export function writeLetter(
  { db, now, pace }: Context,
  { familyId, createdBy, shareId }: Author,
  { id, memberId, moment, content }: NewLetter,
): Promise<void> {
  return transaction(db, async (trx) => {
    const family = (await lockFamily(trx, familyId)) ?? refuse('family-missing')
    if (await readLetter(trx, familyId, id)) return
    if (!memberIdsOf(family.familyData).includes(memberId)) refuse('member-missing')
    const whose = { familyId, payer: shareId ?? familyId }
    const { sprints } = (await readWeeks({ db: trx, pace }, whose)) ?? refuse('family-missing')
    const today = familyDay(family, now)
    const refusal = momentRefusal(moment, { family, sprints }, today)
    if (refusal) refuse(refusal)
    const stored = textOf(content)
    await requireRoom(trx, familyId, { length: stored.length, ofVisitors: shareId !== null })
    const isOpen = moment.kind === 'book'
    const opened = isOpen
      ? { openedAt: now, openedOn: today, sprintId: weekOfLetter(moment, sprints, today) }
      : { openedAt: null, openedOn: null, sprintId: null }
    const row = { familyId, id, memberId, createdBy, shareId, createdAt: now, ...opened }
    await insertLetter(trx, { ...row, moment: textOf(moment), content: stored })
  })
}

/** Refuses one more beyond what a family may have, or what visitors may have of that. */
async function requireRoom(
  trx: OpenTransaction,
  familyId: string,
  { length, ofVisitors }: { length: number; ofVisitors: boolean },
): Promise<void> {
  const { letters, lettersSize } = hostLimits
  const isFull = async (part: (most: number) => number, whose = {}) => {
    const { count, size } = await measureLetters(trx, familyId, whose)
    return count >= part(letters) || size + length > part(lettersSize)
  }
  if (await isFull((most) => most)) refuse('list-full')
  if (ofVisitors && (await isFull(shareOfRoom, { ofVisitors }))) refuse('list-full')
}
