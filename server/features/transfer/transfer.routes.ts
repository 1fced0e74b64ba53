import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { handled, sessionOf, userOf, type LargeBody } from '#server/http/route.ts'
import { longAnswer } from '#server/http/long-answer.ts'
import { routes } from '#server/http/routes.ts'
import { exportFamily } from './export-family.ts'
import { importFamily, isEmptyFamily, versionsOf } from './import-family.ts'
import { readInWorker, isReadFile } from './read-in-worker.ts'
import { transferApi } from './transfer.api.ts'

const large: LargeBody = {
  atMost: limits.importSize,
  thrownAway: 2 * limits.importSize,
  within: limits.importSeconds * 1000,
  pause: limits.importPauseSeconds * 1000,
  limit: 'importByAccount',
  read: async (pieces, { db, user: { familyId } }) =>
    readInWorker(pieces, { familyId, versions: await versionsOf(db, familyId) }),
}

/** The whole family as one file, and back in again. */
export function transferRoutes() {
  return routes()
    .openapi(transferApi.export, async (c) => {
      const { db, clock, limit, requireProof } = c.get('services')
      const user = userOf(c)
      await limit('exportByAccount', user.id)
      await requireProof(sessionOf(c), c.req.valid('json'))
      return longAnswer(c, await exportFamily({ db, now: clock() }, user))
    })
    .openapi(handled(transferApi.import, { large }), async (c) => {
      const { db, clock, choices, requireProof } = c.get('services')
      const user = userOf(c)
      const { file, replace = false, ...proof } = c.req.valid('json')
      const isEmpty = await isEmptyFamily(db, user.familyId)
      if (!isEmpty && !replace) refuse('family-not-empty')
      if (!isEmpty) await requireProof(sessionOf(c), proof)
      if (!isReadFile(file)) refuse('import-unknown')
      const { membersMax } = await choices()
      await importFamily({ db, now: clock(), user }, { ...file, replace: !isEmpty, membersMax })
      return c.json({ ok: true as const }, 200)
    })
}
