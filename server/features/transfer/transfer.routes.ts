import { z } from '@hono/zod-openapi'
import { familyExportSchema } from '#core/contract/family-export.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import {
  answer,
  body,
  proofFields,
  route,
  sessionOf,
  userOf,
  type LargeBody,
} from '#server/http/route.ts'
import { longAnswer } from '#server/http/long-answer.ts'
import { routes } from '#server/http/routes.ts'
import { exportFamily } from './export-family.ts'
import { importFamily, isEmptyFamily } from './import-family.ts'
import { readFamilyFile } from './family-file.ts'
import { openExport } from './read-export.ts'

const family = `${apiPaths.families}/{familyId}` as const
const params = z.object({ familyId: z.string() })
/** The file is checked piece by piece instead (read-export.ts). */
const file = z.unknown().optional().openapi({ type: 'object' })
const importBody = z.strictObject({ file, replace: z.boolean().optional(), ...proofFields })

const large: LargeBody = {
  atMost: limits.importSize,
  within: limits.importSeconds * 1000,
  pause: limits.importPauseSeconds * 1000,
  limit: 'importByAccount',
  read: readFamilyFile,
}

/** The whole family as one file, and back in again. */
export function transferRoutes() {
  return routes()
    .openapi(
      route('family', {
        method: 'post',
        path: `${family}/export`,
        summary: 'The whole family as one file',
        request: { params, body: body(z.strictObject(proofFields)) },
        responses: { 200: answer(familyExportSchema, 'The file; see docs/export.md') },
      }),
      async (c) => {
        const { db, clock, limit, requireProof } = c.get('services')
        const user = userOf(c)
        await limit('exportByAccount', user.id)
        await requireProof(sessionOf(c), c.req.valid('json'))
        return longAnswer(c, await exportFamily({ db, now: clock() }, user))
      },
    )
    .openapi(
      route(
        'primary',
        {
          method: 'post',
          path: `${family}/import`,
          summary:
            'Put an exported family in the place of the own one; asks before it replaces any',
          request: { params, body: body(importBody) },
          responses: { 200: answer(z.object({ ok: z.literal(true) }), 'Read in, all of it') },
        },
        { large },
      ),
      async (c) => {
        const { db, clock, requireProof } = c.get('services')
        const user = userOf(c)
        const { file: given, replace = false, ...proof } = c.req.valid('json')
        const opened = openExport(given)
        const isEmpty = await isEmptyFamily(db, user.familyId)
        if (!isEmpty && !replace) refuse('family-not-empty')
        if (!isEmpty) await requireProof(sessionOf(c), proof)
        await importFamily({ db, now: clock(), user }, { ...opened, replace: !isEmpty })
        return c.json({ ok: true as const }, 200)
      },
    )
}
