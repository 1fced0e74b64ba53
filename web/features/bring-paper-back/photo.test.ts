import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReadBox } from '#web/shared/sheet-reader/read-sheet.ts'
import { readPhoto, type Photo } from './photo.ts'

const code = '0123456789'
const sheet = { code, boxes: [{}, {}] }

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith(code)
      ? Response.json(sheet)
      : Response.json({ status: 404, code: 'not-found', message: 'No.' }, { status: 404 }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const lying = (of: string, across: number) => ({
  code: of,
  tags: 0,
  seen: [],
  middle: [across, 0.5] as const,
})
type Copy = ReturnType<typeof lying>

/** A photograph of such sheets; `boxes`: what is read of the one that lies there. */
const photoOf = (
  found: readonly Copy[],
  boxes: (across: number) => ReadBox[],
  partly: Photo['partly'] = [],
) => {
  const read = async ({ middle: [across] }: Copy) => ({
    boxes: boxes(across),
    places: [
      [across, 0.1],
      [across, 0.2],
    ],
  })
  return { found, partly, read } as unknown as Photo
}
const empty: ReadBox = { state: 'empty' }
const ticked: ReadBox = { state: 'ticked' }

test('the same sheet twice in one photo is read as one, and it is said [R9]', async () => {
  const copies = [lying(code, 0.2), lying(code, 0.7)]
  const photo = photoOf(copies, (across) => (across < 0.5 ? [ticked, empty] : [empty, ticked]))
  expect(await readPhoto(photo, 'family')).toEqual({
    sheets: [
      {
        sheet,
        copies: 2,
        boxes: [ticked, ticked],
        places: [
          [0.2, 0.1],
          [0.7, 0.2],
        ],
      },
    ],
    refusals: [],
  })
})

test('a sheet that is there in part, and one that is not known, are said and shown [R9]', async () => {
  const found = [lying(code, 0.2), lying('ffffffffff', 0.8)]
  const photo = photoOf(found, () => [empty, ticked], [[0.9, 0.9]])
  const { sheets, refusals } = await readPhoto(photo, 'family')
  expect(sheets.map(({ copies }) => copies)).toEqual([1])
  expect(refusals).toEqual([
    { why: 'unknown', where: [[0.8, 0.5]] },
    { why: 'partly', where: [[0.9, 0.9]] },
  ])
})
