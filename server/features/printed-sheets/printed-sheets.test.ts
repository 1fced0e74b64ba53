import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PrintedSheet } from '#core/paper/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { problem } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { aPrintedSheet } from '#server/testing/valid-bodies.ts'

describe.each(dialects)('printed sheets, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let sprintId: string
  beforeEach(async () => {
    maya = await server.signedUp()
    const sprint = newSprint()
    sprintId = sprint.id
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
  })

  const aSheet = (fields: Partial<PrintedSheet> = {}): PrintedSheet => ({
    ...aPrintedSheet({ sprintId, memberId: maya.userId }),
    ...fields,
  })
  const keep = (sheet: PrintedSheet, by = maya) =>
    by.post(apiPaths.printedSheets(by.familyId), sheet)
  const read = (code: string, by = maya) =>
    by.get<PrintedSheet>(apiPaths.printedSheet(by.familyId, code))
  const kept = async () =>
    server.db
      .selectFrom('printedSheets')
      .select(['code', 'keptAt'])
      .where('familyId', '=', maya.familyId)
      .execute()

  test('one is given as it was printed, and kept once however often it is printed', async () => {
    const sheet = aSheet()
    expect((await keep(sheet)).status).toBe(200)
    expect((await keep(sheet)).status).toBe(200)
    expect(await kept()).toHaveLength(1)
    expect(await read(sheet.code)).toMatchObject({ status: 200, body: sheet })
  })

  test('nothing of one changes: its code is refused to another, however alike', async () => {
    const sheet = aSheet()
    await keep(sheet)
    const other = { ...sheet, boxes: sheet.boxes.map((box) => ({ ...box, x: box.x + 0.01 })) }
    expect(problem(await keep(other))).toMatchObject({ code: 'printed-sheet-exists' })
    expect((await read(sheet.code)).body).toEqual(sheet)
  })

  test('of two that are printed at once with one code, one is kept', async () => {
    const { code } = aSheet()
    const [box] = aSheet().boxes
    const tabs = [1, 2, 3, 4].map((x) => keep(aSheet({ code, boxes: [{ ...box!, x }] })))
    const answers = (await Promise.all(tabs)).map(({ status }) => status)
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    expect(answers.filter((status) => status === 409)).toHaveLength(3)
  })

  test('as many boxes as there may be go into one request; they are on the sheet, and small', async () => {
    const [box] = aSheet().boxes
    const ids = { taskId: 't'.repeat(22), memberIds: ['m'.repeat(22)] }
    const boxes = Array.from({ length: limits.printedBoxes + 1 }, (_, at) => ({
      ...box!,
      ...ids,
      x: 10.25 + (at % 100) * 1.85,
      y: 10.25 + Math.floor(at / 100) * 7.95,
    }))
    const code = async (fields: Partial<PrintedSheet>) => problem(await keep(aSheet(fields))).field
    expect((await keep(aSheet({ boxes: boxes.slice(1) }))).status).toBe(200)
    expect(await code({ boxes })).toBe('boxes')
    expect(await code({ width: 20 })).toBe('boxes')
    expect(await code({ boxes: [{ ...box!, width: 100 }] })).toBe('boxes.0.width')
    expect(await code({ boxes: [{ ...box!, memberIds: ['mia', 'mia'] }] })).toBe(
      'boxes.0.memberIds',
    )
  })

  test('a week of another family, or of none, has no sheet', async () => {
    const ben = await server.signedUp()
    expect(problem(await keep(aSheet(), ben))).toMatchObject({ code: 'sprint-missing' })
    expect(problem(await keep(aSheet({ sprintId: 'nowhere' })))).toMatchObject({
      code: 'sprint-missing',
    })
  })

  test('foreign, unknown and strange codes get the same words [A17]', async () => {
    const sheet = aSheet()
    await keep(sheet)
    const ben = await server.signedUp()
    for (const answer of [
      await read(sheet.code, ben),
      await read('0123456789'),
      await read('\u0000'),
    ])
      expect(problem(answer)).toMatchObject({ status: 404, code: 'printed-sheet-missing' })
  })

  test('the oldest make room, by number and by size; one printed again is new', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    try {
      const sheets = Array.from({ length: limits.printedSheets + 1 }, () => aSheet())
      for (const sheet of sheets.slice(0, -1)) {
        vi.setSystemTime(Date.now() + 1000)
        await keep(sheet)
      }
      vi.setSystemTime(Date.now() + 1000)
      await keep(sheets[0]!)
      vi.setSystemTime(Date.now() + 1000)
      await keep(sheets.at(-1)!)
      expect(await kept()).toHaveLength(limits.printedSheets)
      expect((await read(sheets[0]!.code)).status).toBe(200)
      expect((await read(sheets[1]!.code)).status).toBe(404)

      const [box] = aSheet().boxes
      const boxes = Array.from({ length: 1_000 }, (_, x) => ({ ...box!, x: x / 10 }))
      const size = JSON.stringify(aSheet({ boxes })).length
      for (let all = 0; all <= limits.printedSheetsSize; all += size) {
        vi.setSystemTime(Date.now() + 1000)
        expect((await keep(aSheet({ boxes }))).status).toBe(200)
      }
      expect(await kept()).toHaveLength(Math.floor(limits.printedSheetsSize / size))
    } finally {
      vi.useRealTimers()
    }
  })

  test('a member who is deleted leaves no sheet with boxes of theirs [A35]', async () => {
    const mia = { id: 'mia', name: 'Mia', ageBand: '6-8', animal: 'owl', color: 'leaf' } as const
    await maya.changeFamily(maya.familyId, {
      type: 'add-member',
      member: { kind: 'child', ...mia },
    })
    const ofMia = aSheet()
    ofMia.boxes[0]!.memberIds = [maya.userId, mia.id]
    const ofMaya = aSheet()
    await keep(ofMia)
    await keep(ofMaya)
    await maya.remove(apiPaths.familyMember(maya.familyId, mia.id), { password })
    expect((await kept()).map(({ code }) => code)).toEqual([ofMaya.code])
  })
})
