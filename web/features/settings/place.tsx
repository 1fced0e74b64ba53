import { createContext, use, useId, type ReactNode } from 'react'
import { ChevronLeft } from '#web/ui/icons.ts'
import { appPaths } from '#core/paths.ts'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { classes } from '#web/lib/classes.ts'

interface PlaceProps {
  title: string
  /** One sentence below. */
  lead?: ReactNode
  /** Where one came from, where that is another place. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** Beside the list a place is a part of that screen; by its own address it is the screen. */
const IsOwnScreen = createContext(true)

const settings = { to: appPaths.settings, label: 'Settings' }

/** One place of the settings: its name, the way back on a phone, and its parts as lines. */
export function Place({ title, lead, back = settings, children }: PlaceProps) {
  const id = useId()
  const isOwn = useLocation().pathname !== appPaths.settings
  const Heading = isOwn ? 'h1' : 'h2'
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-6">
      {isOwn && <title>{`${title} · Elefam`}</title>}
      <header>
        {isOwn && (
          <Link
            to={back.to}
            className="rounded-small text-quiet hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-1 pe-2 font-medium lg:hidden"
          >
            <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
            {back.label}
          </Link>
        )}
        <Heading id={id} className="text-heading">
          {title}
        </Heading>
        {lead && <p className="text-quiet mt-1 max-w-measure">{lead}</p>}
      </header>
      <IsOwnScreen value={isOwn}>{children}</IsOwnScreen>
    </section>
  )
}

interface PartProps {
  title: string
  /** One sentence below. */
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a place, under a line. */
export function Part({ title, lead, className, children }: PartProps) {
  const id = useId()
  const Heading = use(IsOwnScreen) ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={id}
      className={classes('border-line grid grid-cols-1 gap-3 border-t pt-5', className)}
    >
      <header>
        <Heading id={id} className="text-lead leading-snug">
          {title}
        </Heading>
        {lead && <p className="text-small text-quiet mt-0.5 max-w-measure">{lead}</p>}
      </header>
      {children}
    </section>
  )
}
