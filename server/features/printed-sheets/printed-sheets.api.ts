import { z } from '@hono/zod-openapi'
import { printedSheetSchema } from '#core/paper/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, ofFamily, route } from '#server/http/declare.ts'

/** Sheets as they were printed, so that a photograph of one can be read. */
export const printedSheetsApi = {
  keep: route('family', {
    method: 'post',
    path: apiPaths.printedSheets.template,
    summary: 'Keep a sheet as it is printed; once more is the same',
    request: { params: ofFamily, body: body(printedSheetSchema) },
    responses: { 200: answer(done, 'Kept; the oldest ones may have gone') },
  }),
  read: route('family', {
    method: 'get',
    path: apiPaths.printedSheet.template,
    summary: 'A printed sheet by the code that stands on it',
    request: { params: ofFamily.extend({ sheetCode: z.string() }) },
    responses: { 200: answer(printedSheetSchema, 'What was printed, and where') },
  }),
}
