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
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-20">
        <header className="max-w-content grid grid-cols-1 gap-2">
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

/** Where a tinted ground ends: as hills do, not as boxes. `fill-…` is the ground's colour. */
export function Edge({ className, above }: { className: string; above?: boolean }) {
  return (
    <svg
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classes(
        'block h-6 w-full md:h-10 forced-colors:hidden',
        above ? '-mb-px' : '-mt-px',
        className,
      )}
    >
      <path
        d={
          above
            ? 'M0 48H1440V20C1240 -6 960 38 700 22C460 6 220 -4 0 30Z'
            : 'M0 0H1440V18C1220 50 940 4 660 26C420 44 180 46 0 16Z'
        }
      />
    </svg>
  )
}
