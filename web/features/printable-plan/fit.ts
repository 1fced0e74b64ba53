/** The letters of a sheet become smaller by these steps before another sheet is begun. */
export const scales = [1, 0.93, 0.86, 0.8] as const

/** Heights at a size of letters, in millimetres: of all that is on every sheet, and of each row. */
export type Measured = { scale: number; fixed: number; rows: readonly number[] }

/** Which rows stand on which sheet; `extra`: what each row may be higher than it needs, in millimetres. */
export type Fit = { scale: number; sheets: readonly (readonly number[])[]; extra: number }

/** More air than this reads no better. */
const mostExtra = 9

/**
 * Puts rows on as few sheets as they need with the smallest letters, and then makes these as large as
 * the sheets allow: nothing is cut off. `height`: of a sheet. Measuring takes time; `measure` is asked
 * for sizes that may be the answer alone.
 */
export function fitOf(measure: (scale: number) => Measured, height: number): Fit {
  const first = arranged(measure(scales[0]), height)
  if (first.sheets.length === 1) return withAir(first)
  const last = arranged(measure(scales.at(-1)!), height)
  if (last.sheets.length === first.sheets.length) return withAir(first)
  for (const scale of scales.slice(1, -1)) {
    const next = arranged(measure(scale), height)
    if (next.sheets.length === last.sheets.length) return withAir(next)
  }
  return withAir(last)
}

type Arranged = Omit<Fit, 'extra'> & { room: number; rows: readonly number[] }

function arranged({ scale, fixed, rows }: Measured, height: number): Arranged {
  const room = height - fixed
  return { scale, room, rows, sheets: sheetsOf(rows, room) }
}

function withAir({ scale, room, rows, sheets }: Arranged): Fit {
  const air = sheets.map(
    (sheet) => (room - sheet.reduce((sum, row) => sum + rows[row]!, 0)) / sheet.length,
  )
  return { scale, sheets, extra: Math.max(0, Math.min(mostExtra, ...air)) }
}

/** The rows in their order, as many as fit on each sheet; never a sheet without any. */
function sheetsOf(rows: readonly number[], room: number): number[][] {
  const sheets: number[][] = [[]]
  let left = room
  rows.forEach((row, index) => {
    if (row > left && sheets.at(-1)!.length > 0) {
      sheets.push([])
      left = room
    }
    sheets.at(-1)!.push(index)
    left -= row
  })
  return sheets
}
