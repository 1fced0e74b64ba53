import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from '#web/lib/navigation.tsx'

interface PageHeadingProps {
  title: ReactNode
  /** One line above: where we are. */
  eyebrow?: ReactNode
  /** One or two sentences below. */
  lead?: ReactNode
  /** A way back: an address and its words. */
  back?: { to: string; label: string }
  /** Buttons beside the title. */
  actions?: ReactNode
}

/** The top of a screen, with its only h1. */
export function PageHeading({ title, eyebrow, lead, back, actions }: PageHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="max-w-measure">
        {back && (
          <Link
            to={back.to}
            className="rounded-small text-quiet hover:text-ink -ms-1 mb-2 inline-flex min-h-11 items-center gap-1.5 px-1 font-medium"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            {back.label}
          </Link>
        )}
        {eyebrow && <p className="text-small text-quiet mb-1 font-semibold">{eyebrow}</p>}
        <h1 className="text-display">{title}</h1>
        {lead && <p className="text-lead text-quiet mt-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
