import { documentOf } from '#core/lib/json-text.ts'
import { isDue, weekOfLetter } from '#core/letters/letters.ts'
import { familyDay } from '#core/family/family-clock.ts'
import { refuse } from '#core/refusal.ts'
import { readWeeks } from '#server/http/read-weeks.ts'
import type { Services } from '#server/http/route.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { listOpenedLetters, listSealedLetters, openLetter } from '#server/store/letters.ts'
import type { Database, Tables } from '#server/store/schema.ts'

type Context = { db: Database; now: string; pace: Services['pace'] }

/**
 * Opens those of these letters whose moment has come, and gives those that are open then, also where
 * another device was faster. A letter whose moment has not come stays sealed.
 */
export function openDue(
  { db, now, pace }: Context,
  familyId: string,
  ids: readonly string[],
): Promise<Tables['letters'][]> {
  return transaction(db, async (trx) => {
    await lockFamily(trx, familyId)
    const documents = (await readWeeks({ db: trx, pace }, { familyId })) ?? refuse('family-missing')
    const { family, sprints } = documents
    const day = familyDay(family, now)
    for (const { id, moment: text, createdAt: writtenAt } of await listSealedLetters(
      trx,
      familyId,
    )) {
      const moment = documentOf(text)
      if (!ids.includes(id) || !isDue({ moment, writtenAt }, documents, day)) continue
      const sprintId = weekOfLetter(moment, sprints, day)
      await openLetter(trx, { familyId, id }, { openedAt: now, openedOn: day, sprintId })
    }
    return listOpenedLetters(trx, familyId, { ids })
  })
}
