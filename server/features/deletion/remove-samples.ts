import { transaction } from '#server/store/database.ts'
import { findEndedSamples } from '#server/store/samples.ts'
import type { Database } from '#server/store/schema.ts'
import { endAccount } from './delete-account.ts'
import { lockAccount } from './lock-account.ts'

type Context = { db: Database; now: string; baseUrl: string }

/** So many are looked for at once; others are served between any two. */
const page = 20

/** Erases the sample families whose time is over, as whole as any family, and without a word to anybody. */
export async function removeSamples({ db, now, baseUrl }: Context): Promise<void> {
  for (;;) {
    const ended = await findEndedSamples(db, { now, limit: page })
    for (const seen of ended) {
      await transaction(db, async (trx) => {
        const user = await lockAccount(trx, seen)
        if (user) await endAccount(trx, user, { now, baseUrl })
      })
    }
    if (ended.length < page) return
  }
}
