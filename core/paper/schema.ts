import { z } from 'zod'
import { limits } from '../limits.ts'
import { date, distinct, id } from '../schema.ts'

/** Which sheet it is: 40 random bits in hexadecimal digits, drawn beside the sheet's lower tags. */
export const sheetCode = z.string().regex(/^[0-9a-f]{10}$/, 'must be the code of a sheet')

/** A place on the sheet in millimetres from its upper left corner, to a hundredth. */
const place = z.number().min(0).max(400)
const length = z.number().min(1).max(400)
/** Of a box: the widest pill has half of it. */
const side = z.number().min(1).max(40)

/**
 * A box to tick. `memberIds`: whose tick it is; with several and `together` one tick is for all of
 * them, else whoever did it says so when the sheet comes back. `date`: null for "any day".
 */
const printedBoxSchema = z.strictObject({
  taskId: id,
  memberIds: z
    .array(id)
    .min(1)
    .max(limits.members)
    .refine((ids) => distinct(ids), 'must not repeat'),
  together: z.boolean(),
  date: date.nullable(),
  x: place,
  y: place,
  width: side,
  height: side,
  /** A circle, or a box with round ends, in the place of a square. */
  round: z.boolean(),
})

/**
 * A sheet as it was printed: the plan changes afterwards, this does not. `tags`: which four tags stand
 * in its corners (core/paper/sheet-marks.ts); `width` and `height`: of the sheet or strip, in millimetres.
 */
export const printedSheetSchema = z
  .strictObject({
    code: sheetCode,
    /** 1: small letters stood in the boxes; since 2 nothing does. */
    layout: z.literal([1, 2]),
    sprintId: id,
    /** The sprint's n-th week, beginning with 0. */
    week: z
      .int()
      .min(0)
      .max(limits.sprintWeeks - 1),
    paper: z.enum(['a4', 'letter']),
    tags: z.int().min(0).max(4),
    width: length,
    height: length,
    boxes: z
      .array(printedBoxSchema)
      .min(1)
      .max(limits.printedBoxes)
      .refine((boxes) => distinct(boxes, ({ x, y }) => `${x} ${y}`), 'must not repeat'),
  })
  .refine(
    ({ width, height, boxes }) =>
      boxes.every((box) => box.x + box.width <= width && box.y + box.height <= height),
    { path: ['boxes'], error: 'must be on the sheet' },
  )

export type PrintedBox = z.infer<typeof printedBoxSchema>
export type PrintedSheet = z.infer<typeof printedSheetSchema>
