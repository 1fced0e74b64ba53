import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'

export type Table = { columns: string[]; rows: (string | number)[][] }

interface ChartFigureProps {
  title: string
  /** What the picture shows, in plain words. */
  sentence: string
  table: Table
  children: ReactNode
}

/** A chart as a figure: its sentence first, the picture, and the same numbers as a table. */
export function ChartFigure({ title, sentence, table, children }: ChartFigureProps) {
  return (
    <Card as="section">
      <figure className="grid gap-4">
        <figcaption className="grid gap-1">
          <h2 className="text-title">{title}</h2>
          <p className="text-quiet">{sentence}</p>
        </figcaption>
        <div aria-hidden="true">{children}</div>
        <Disclosure summary="The numbers">
          <NumberTable title={title} table={table} />
        </Disclosure>
      </figure>
    </Card>
  )
}

function NumberTable({ title, table }: { title: string; table: Table }) {
  return (
    <table className="text-small w-full text-left">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-line border-b">
          {table.columns.map((column) => (
            <th key={column} scope="col" className="py-2 pe-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([first, ...rest]) => (
          <tr key={first} className="border-line border-b last:border-0">
            <th scope="row" className="py-2 pe-4 font-medium">
              {first}
            </th>
            {rest.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
              <td key={index} className="py-2 pe-4 tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
