import type { Cell } from '#core/domain/csv.ts'
import { csv } from '#core/domain/csv.ts'
import { longDay } from '#web/lib/dates.ts'

/** The numbers behind a picture; `date` columns hold `YYYY-MM-DD`. */
export type Table = {
  columns: readonly { name: string; date?: true }[]
  rows: readonly (readonly Cell[])[]
}

/** A cell as a person reads it. */
export function shown(table: Table, row: readonly Cell[], column: number): string {
  const cell = row[column] ?? ''
  if (table.columns[column]?.date && cell !== '') return longDay(String(cell))
  return String(cell)
}

/** The same for a spreadsheet: days stay `YYYY-MM-DD`, numbers stay numbers. */
export function csvOf({ columns, rows }: Table): string {
  return csv([columns.map(({ name }) => name), ...rows])
}

/** One decimal is as exact as a family's numbers are. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
