import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csv, csvFileName, type Cell } from './csv.ts'

const mark = '\uFEFF'
const line = (...cells: Cell[]) => csv([cells]).slice(mark.length)

describe('a table as CSV', () => {
  test('begins with the mark of UTF-8 and ends each row with CRLF', () => {
    const rows = [
      ['Week', 'Done'],
      ['Week 1', 4],
    ]
    expect(csv(rows)).toBe(`${mark}Week,Done\r\nWeek 1,4\r\n`)
    expect(csv([])).toBe(mark)
  })

  test('quotes what would end a cell, and doubles quotes', () => {
    expect(line('a,b', 'say "hi"', 'two\nlines', 'a;b', ' x ')).toBe(
      '"a,b","say ""hi""","two\nlines","a;b"," x "\r\n',
    )
  })

  test('leaves numbers, truths and nothing as they are', () => {
    expect(line(-3, 0.5, true, null, '', 'Zoë')).toBe('-3,0.5,true,,,Zoë\r\n')
  })

  test.each(['=cmd', '=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＠x'])(
    'shows %j as the text it is [A51]',
    (text) => {
      // What follows a line's end may begin a cell of its own.
      const inert = text.replace(/(?<=[\t\r\n])=/, "'=")
      expect(line(text)).toBe(`"'${inert}"\r\n`)
    },
  )

  test('a formula that brings quotes and commas is inert too [A51]', () => {
    expect(line('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`)
  })

  test('none begins within a text either, for whoever takes semicolons for separators [A51]', () => {
    expect(line('Week 1', 'a;=1+1;b')).toBe(`Week 1,"a;'=1+1;b"\r\n`)
    expect(line('Week 1', 'a;"=1+1;b')).toBe(`Week 1,"a;'""=1+1;b"\r\n`)
    expect(line('Week 1', 'eggs\n=1+1\t@x;-b')).toBe(`Week 1,"eggs\n'=1+1\t'@x;'-b"\r\n`)
  })

  test('whatever is written can be read back, and no cell begins a formula [A51]', () => {
    const sign = fc.constantFrom(...Array.from('=+-@\t\r\n",;\'\0 ab1é家＝'))
    const cells = fc.array(fc.string({ unit: sign, maxLength: 12 }), { minLength: 1, maxLength: 4 })
    const rows = fc.array(cells, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(rows, (table) => {
        const read = parse(csv(table).slice(mark.length))
        expect(read).toHaveLength(table.length)
        for (const [y, row] of table.entries()) {
          for (const [x, text] of row.entries()) {
            const cell = read[y]![x]!
            expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
            expect(cell).not.toMatch(/^[=+\-@\t\r]/)
          }
        }
        for (const cell of csv(table)
          .slice(mark.length)
          .split(/[;\t\r\n]/)) {
          expect(shown(cell)).not.toMatch(/^[\0\s]*[=+\-@＝]/)
        }
      }),
      { numRuns: 200 },
    )
  })
})

test.each([
  ['Plan and done', 'elefam-plan-and-done-2026-03-08.csv'],
  ['Müde & "froh" / ../..', 'elefam-mu-de-froh-2026-03-08.csv'],
  ['家族', 'elefam-2026-03-08.csv'],
])('the file for %s has a plain name with the day', (subject, name) => {
  expect(csvFileName(subject, '2026-03-08')).toBe(name)
})

/** What a cell says to a reader who begins one after each semicolon: quotes count at its beginning alone. */
const shown = (cell: string) =>
  cell.replace(/^"((?:[^"]|"")*)"?/, (_, inside: string) => inside.replaceAll('""', '"'))

/** A reader of RFC 4180, written apart from the writer. */
function parse(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1
        cell += text[at]
      }
      at += 1
    } else {
      while (text[at] !== ',' && text[at] !== '\r') cell += text[at++]
    }
    row.push(cell)
    if (text[at] === ',') at += 1
    else {
      rows.push(row)
      row = []
      at += 2
    }
  }
  return rows
}
