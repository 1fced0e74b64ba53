import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { csvFileName } from '#core/domain/csv.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { csvOf, shown, type Table } from './chart-table.ts'

interface ChartFigureProps {
  title: string
  /** What the picture shows, in plain words. */
  sentence: string
  table: Table
  /** What the file holds, where that is more than the table. */
  file?: Table
  /** The picture fills a whole row on a wide screen. */
  wide?: boolean
  children: ReactNode
}

/** A chart as a figure: its sentence first, the picture, and the same numbers as table and file. */
export function ChartFigure({
  title,
  sentence,
  table,
  file = table,
  wide,
  children,
}: ChartFigureProps) {
  const today = useToday()
  const save = () => saveFile(csvFileName(title, today), csvOf(file), 'text/csv')
  return (
    <Card as="section" className={wide ? 'break-inside-avoid lg:col-span-2' : 'break-inside-avoid'}>
      <figure className="grid h-full grid-cols-1 grid-rows-[auto_1fr_auto] gap-4">
        <figcaption className="grid gap-1">
          <h2 className="text-title">{title}</h2>
          <p className="max-w-measure text-pretty">{sentence}</p>
        </figcaption>
        <div className="min-w-0 self-center">{children}</div>
        <div className="border-line border-t pt-1 print:hidden">
          <Disclosure summary="The numbers">
            <div className="grid grid-cols-1 gap-3">
              <NumberTable title={title} table={table} />
              <Button
                look="secondary"
                size="small"
                icon={<Download aria-hidden="true" />}
                onClick={save}
                className="justify-self-start"
              >
                Save as CSV
              </Button>
            </div>
          </Disclosure>
        </div>
      </figure>
    </Card>
  )
}

function NumberTable({ title, table }: { title: string; table: Table }) {
  return (
    <div
      role="region"
      aria-label={`${title}, the numbers`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
      tabIndex={0}
      className="max-h-96 overflow-auto"
    >
      <table className="text-small w-full text-left">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b">
            {table.columns.map(({ name }) => (
              <th key={name} scope="col" className="py-2 pe-4 align-bottom font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index} className="border-line border-b last:border-0">
              {table.columns.map(({ name }, column) =>
                column === 0 ? (
                  <th key={name} scope="row" className="py-2 pe-4 font-medium">
                    {shown(table, row, column)}
                  </th>
                ) : (
                  <td key={name} className="py-2 pe-4 tabular-nums">
                    {shown(table, row, column)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
