import type { ReactNode } from 'react'

interface LinesProps {
  label?: string
  children: ReactNode
}

/** A list of things, one a line with a hairline between them. */
export function Lines({ label, children }: LinesProps) {
  return (
    <ul aria-label={label} className="divide-line grid w-full grid-cols-1 divide-y">
      {children}
    </ul>
  )
}

interface LineProps {
  /** A face or an icon. */
  mark?: ReactNode
  name: ReactNode
  /** A quiet line below. */
  note?: ReactNode
  /** What can be done about it, at the end. */
  children?: ReactNode
}

/** One of them: what it is, what is to know of it, what can be done about it. */
export function Line({ mark, name, note, children }: LineProps) {
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      {mark}
      <div className="min-w-36 flex-1 leading-snug">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        {note && <p className="text-small text-quiet">{note}</p>}
      </div>
      {children}
    </li>
  )
}
