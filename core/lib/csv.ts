/** What a cell of a table can hold; null is an empty one. */
export type Cell = string | number | boolean | null

// A text that begins so is a formula to some spreadsheets (A51). The full-width signs as well:
// spreadsheets of East Asia read them like the narrow ones.
const formula = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/

// Where a semicolon separates cells, as in most of Europe, quotes within a line protect nothing: a text
// goes on in a cell of its own after each of these, and after a quote that would open it.
const formulaWithin = /(?<=[;\t\r\n])(?=(?:["\0]|[^\S\t\r\n])*[=+\-@＝＋－＠])/g

/**
 * The rows as one CSV text (RFC 4180): commas, CRLF, quotes where they are needed; it begins with
 * the mark by which spreadsheets know UTF-8. What could be taken for a formula has an apostrophe before
 * it, which shows it as it is; numbers stay numbers, also below zero.
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')}`
}

function fieldOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const inert = cell.replaceAll(formulaWithin, "'")
  const text = formula.test(cell) ? `'${inert}` : inert
  // Whatever a reader could take for a separator or trim away stays inside quotes.
  return /[",;\r\n\t]|^['\s]|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** `elefam-plan-and-done-2026-03-08.csv`: a file name for what the subject names, as of a day. */
export function csvFileName(subject: string, date: string): string {
  const words = subject
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return ['elefam', words.slice(0, 60), date].filter(Boolean).join('-') + '.csv'
}
