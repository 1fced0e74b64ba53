import { refuse } from '#core/refusal.ts'
import { sessionOf, userOf } from '#server/http/route.ts'
import { jsonStream } from '#server/http/json-text.ts'
import { routes } from '#server/http/routes.ts'
import { exportFamily } from './export-family.ts'
import { importFamily, isEmptyFamily } from './import-family.ts'
import { readExport } from './read-export.ts'
import { transferApi } from './transfer.api.ts'

/** The whole family as one file, and back in again. */
export function transferRoutes() {
  /** One at a time: files may be large. */
  let importing = false
  return routes()
    .openapi(transferApi.export, async (c) => {
      const { db, clock, limit, requireProof } = c.get('services')
      const user = userOf(c)
      await limit('exportByAccount', user.id)
      await requireProof(sessionOf(c), c.req.valid('json'))
      return jsonStream(await exportFamily({ db, now: clock() }, user))
    })
    .openapi(transferApi.import, async (c) => {
      const { db, clock, requireProof } = c.get('services')
      const user = userOf(c)
      const { file: given, replace = false, ...proof } = c.req.valid('json')
      if (importing) refuse('unavailable')
      importing = true
      try {
        const read = await readExport(given)
        const isEmpty = await isEmptyFamily(db, user.familyId)
        if (!isEmpty && !replace) refuse('family-not-empty')
        if (!isEmpty) await requireProof(sessionOf(c), proof)
        await importFamily({ db, now: clock(), user }, { ...read, replace: !isEmpty })
      } finally {
        importing = false
      }
      return c.json({ ok: true as const }, 200)
    })
}
