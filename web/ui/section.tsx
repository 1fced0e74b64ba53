import { useId, type ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'

interface SectionProps {
  title: ReactNode
  /** A line under the title. */
  lead?: ReactNode
  /** A link or a small button beside the title. */
  action?: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/** A part of a screen under an h2. */
export function Section({ title, lead, action, id, className, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes('grid grid-cols-1 gap-4', className)}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="text-title">
          {title}
        </h2>
        {action}
        {lead && <p className="text-quiet w-full">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
