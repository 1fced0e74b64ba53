import { refuse } from '#core/refusal.ts'
import { routes } from '#server/http/routes.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { keepPrintedSheet, readPrintedSheet } from '#server/store/printed-sheets.ts'
import { readSprintText } from '#server/store/sprints.ts'
import { printedSheetsApi } from './printed-sheets.api.ts'

/** Paper that comes back: what stood where on a sheet of the family's. */
export const printedSheetRoutes = () =>
  routes()
    .openapi(printedSheetsApi.keep, async (c) => {
      const { db, clock } = c.get('services')
      const { familyId } = c.req.valid('param')
      const sheet = c.req.valid('json')
      await transaction(db, async (trx) => {
        if (!(await lockFamily(trx, familyId))) refuse('family-missing')
        if ((await readSprintText(trx, familyId, sheet.sprintId)) === null) refuse('sprint-missing')
        const isKept = await keepPrintedSheet(trx, familyId, { sheet, now: clock() })
        if (!isKept) refuse('printed-sheet-exists')
      })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(printedSheetsApi.read, async (c) => {
      const { db } = c.get('services')
      const { familyId, sheetCode: code } = c.req.valid('param')
      const sheet = await readPrintedSheet(db, { familyId, code })
      return c.json(sheet ?? refuse('printed-sheet-missing'), 200)
    })
