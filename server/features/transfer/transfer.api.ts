import { z } from '@hono/zod-openapi'
import { familyExportSchema } from '#core/family/export-schema.ts'
import { apiPaths } from '#core/paths.ts'
import {
  answer,
  body,
  done,
  ofFamily,
  proofBody,
  proofFields,
  route,
} from '#server/http/declare.ts'

/** The file is checked piece by piece instead (read-export.ts). */
const file = z.unknown().optional().openapi({ type: 'object' })
const importBody = z.strictObject({ file, replace: z.boolean().optional(), ...proofFields })

/** The whole family as one file, and back in again. */
export const transferApi = {
  export: route('family', {
    method: 'post',
    path: apiPaths.familyExport.template,
    summary: 'The whole family as one file',
    request: { params: ofFamily, body: proofBody },
    responses: { 200: answer(familyExportSchema, 'The file; see docs/export.md') },
  }),
  import: route('primary', {
    method: 'post',
    path: apiPaths.familyImport.template,
    summary: 'Put an exported family in the place of the own one; asks before it replaces any',
    request: { params: ofFamily, body: body(importBody) },
    responses: { 200: answer(done, 'Read in, all of it') },
  }),
}
