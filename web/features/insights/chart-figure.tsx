import type { ReactNode } from 'react'
import { useWidth } from '#web/lib/use-width.ts'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'

export type Table = { columns: string[]; rows: (string | number)[][] }

interface ChartFigureProps {
  title: string
  /** What the picture shows, in plain words. */
  sentence: string
  table: Table
  /** Draws the picture as wide as it is shown, so that its letters keep their size. */
  children: (width: number) => ReactNode
}

/** A chart as a figure: its sentence first, the picture, and the same numbers as a table. */
export function ChartFigure({ title, sentence, table, children }: ChartFigureProps) {
  const [frame, width] = useWidth<HTMLDivElement>(320)
  return (
    <Card as="section">
      <figure className="grid gap-4">
        <figcaption className="grid gap-1">
          <h2 className="text-title">{title}</h2>
          <p className="text-quiet">{sentence}</p>
        </figcaption>
        <div ref={frame} aria-hidden="true">
          {children(width)}
        </div>
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
