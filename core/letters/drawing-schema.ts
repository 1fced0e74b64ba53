import { z } from 'zod'
import { drawingColors, sheet } from './drawing.ts'

/** What a finger drew in one go: whole units across and down by turns, from the sheet's upper left corner. */
const strokeSchema = z.strictObject({
  color: z.enum(drawingColors),
  /** Thin, usual, thick. */
  width: z.int().min(1).max(3),
  points: z
    .array(z.int().min(0).max(sheet.width))
    .min(2)
    .max(2 * sheet.points)
    .refine((points) => points.length % 2 === 0, 'must be pairs')
    .refine(
      (points) => points.every((at, index) => index % 2 === 0 || at <= sheet.height),
      'must be on the sheet',
    ),
})

/** At least one stroke, the first drawn first. */
export const drawingSchema = z
  .array(strokeSchema)
  .min(1)
  .max(sheet.strokes)
  .refine((drawing) => pointsIn(drawing) <= sheet.points, 'must have fewer points')

export type Stroke = z.infer<typeof strokeSchema>
export type Drawing = z.infer<typeof drawingSchema>

function pointsIn(drawing: readonly { points: readonly number[] }[]): number {
  return drawing.reduce((sum, { points }) => sum + points.length / 2, 0)
}
