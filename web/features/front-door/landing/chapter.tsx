import { useId, type ReactNode } from 'react'
import type { anchors } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'

interface ChapterProps {
  /** Where links lead to. */
  id?: (typeof anchors)[keyof typeof anchors]
  title: string
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** One part of the landing page under its heading. */
export function Chapter({ id, title, lead, className, children }: ChapterProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      tabIndex={id && -1}
      aria-labelledby={headingId}
      className={classes('outline-none', className)}
    >
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-8 px-4 py-14 sm:px-6 lg:py-20">
        <header className="max-w-content grid grid-cols-1 gap-3">
          <h2 id={headingId} className="text-display">
            {title}
          </h2>
          {lead && <p className="text-lead text-quiet">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
