import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Download } from '#web/ui/icons.ts'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { csv, csvFileName, type Cell } from '#core/lib/csv.ts'
import { classes } from '#web/lib/classes.ts'
import { saveFile } from '#web/lib/browser.ts'
import { longDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { wholeWords } from '#web/lib/whole-words.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/layout.tsx'

export type ChartKind = 'journey' | 'plan' | 'mood' | 'weekdays' | 'rhythm' | 'load' | 'experiments'

/** What a picture is about: its file draws it, the figure says it. */
export interface Chart {
  kind: ChartKind
  title: string
  /** What it shows in a few words: a heading, and the line that opens it; null while there is nothing to show. */
  gist: string | null
  /** The same in full, in the place of the few words once the line is open; null where they say it all. */
  sentence: string | null
  /** What the heading leaves to say where the picture stands open by itself. */
  more?: string | null
  /** The picture in little, for that line. */
  sketch: ReactNode
  table: Table
  /** What the file holds, where that is more than the table. */
  file?: Table
  picture: ReactNode
}

/**
 * A chart as a figure: what it found first, once; then the picture, and the same numbers as table and file.
 */
export function ChartFigure({ folded, ...chart }: Chart & { folded: boolean }) {
  const { title, sentence, gist, more = null } = chart
  if (!folded) {
    return (
      <figure className="bg-surface border-line rounded-card grid break-inside-avoid grid-cols-1 gap-3 border p-4 sm:p-5">
        <h2 className="text-heading text-balance">
          <span className="sr-only">{title}: </span>
          {gist && wholeWords(gist)}
        </h2>
        <Body {...chart} words={more} />
      </figure>
    )
  }
  return (
    <figure className="break-inside-avoid">
      <Disclosure
        wide
        mark={chart.sketch}
        summary={
          <h2 className="text-body min-w-0 flex-1 py-2 leading-snug">
            <span className="text-small text-quiet block font-sans font-normal tracking-normal">
              {title}
            </span>
            <span
              className={classes(
                'block font-semibold text-balance',
                sentence !== null && '[[open]>summary_&]:hidden',
              )}
            >
              <span className="sr-only">: </span>
              {gist && wholeWords(gist)}
            </span>
          </h2>
        }
      >
        <div className="grid grid-cols-1 gap-3">
          <Body {...chart} words={sentence} />
        </div>
      </Disclosure>
    </figure>
  )
}

function Body(props: Chart & { words: string | null }) {
  const { title, words, table, file = table, picture } = props
  const today = useToday()
  const save = () =>
    saveFile(csvFileName(title, today), csv([file.columns, ...file.rows]), 'text/csv')
  return (
    <>
      {words && <p className="max-w-measure text-pretty">{words}</p>}
      <div className="min-w-0">{picture}</div>
      <div className="print:hidden">
        <Disclosure
          summary={
            <span>
              <Trans>
                The numbers<span className="sr-only"> of “{title}”</span>
              </Trans>
            </span>
          }
        >
          <div className="grid grid-cols-1 gap-3">
            <NumberTable title={title} table={table} />
            <Button
              variant="secondary"
              size="small"
              icon={<Download />}
              onClick={save}
              className="justify-self-start"
            >
              <Trans>
                Save as CSV<span className="sr-only"> of “{title}”</span>
              </Trans>
            </Button>
          </div>
        </Disclosure>
      </div>
    </>
  )
}

function NumberTable({ title, table }: { title: string; table: Table }) {
  return (
    <div
      role="region"
      aria-label={t`${title}, the numbers`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
      tabIndex={0}
      className="max-h-96 overflow-auto"
    >
      <table className="text-small w-full text-start">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b">
            {table.columns.map((name) => (
              <th
                key={name}
                scope="col"
                className="py-2 pe-4 text-start align-bottom font-semibold"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index} className="border-line border-b last:border-0">
              {table.columns.map((name, column) =>
                column === 0 ? (
                  <th key={name} scope="row" className="py-2 pe-4 text-start font-medium">
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

/** The numbers behind a picture; the column with the number `day` holds `YYYY-MM-DD`. */
export type Table = {
  columns: readonly string[]
  day?: number
  rows: readonly (readonly Cell[])[]
}

/** A cell as a person reads it; for a spreadsheet days and numbers stay as they are. */
function shown({ day }: Table, row: readonly Cell[], column: number): string {
  const cell = String(row[column] ?? '')
  return column === day && cell !== '' ? longDay(cell) : cell
}

/** One decimal is as exact as a family's numbers are. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

// Letters within a picture grow with the reader's text size as far as the picture has room for them;
// the sentence, the readings and the table grow without a bound.
const letterSize = 'text-[min(0.8125rem,17px)]'

export const quietText = `fill-quiet ${letterSize}`
export const pickedText = `fill-ink font-bold ${letterSize}`

/**
 * The hatchings that tell fills apart without their colours, also on a grey print; once on the screen,
 * for all its pictures.
 */
export function ChartPatterns() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <pattern id="insight-done" width="7" height="7" patternUnits="userSpaceOnUse">
          <rect width="7" height="7" className="fill-leaf" />
          <path
            d="M-1 8L8-1M-2 2L2-2M5 9L9 5"
            className="stroke-leaf-soft"
            strokeWidth="1.2"
            opacity="0.7"
          />
        </pattern>
      </defs>
    </svg>
  )
}

export const doneFill = 'url(#insight-done)'

/** One elephant's foot from above, 20 by 20 around its middle; filled where it was set down. */
export function Footprint({ size = 20, firm = true }: { size?: number; firm?: boolean }) {
  const scale = `scale(${size / 20})`
  if (!firm) {
    return <circle r={3 * (size / 20)} className="stroke-edge fill-none" strokeWidth="1.5" />
  }
  return (
    <g transform={scale} className="fill-elephant">
      <ellipse cy="1.5" rx="7.5" ry="7" />
      <circle cx="-6.2" cy="-5.6" r="1.9" />
      <circle cx="-2.2" cy="-7.8" r="2.1" />
      <circle cx="2.2" cy="-7.8" r="2.1" />
      <circle cx="6.2" cy="-5.6" r="1.9" />
    </g>
  )
}

/** A ref for a picture’s frame and its width in CSS pixels, kept up to date; a phone’s at first. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(288)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
