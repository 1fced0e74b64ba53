import { ArrowLeft, ChevronDown } from '#web/ui/icons.ts'
import { createContext, use, useCallback, useId, useRef, type ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import { Link } from '#web/lib/navigation.tsx'

interface Way {
  /** An address. */
  to: string
  /** What is there. */
  label: string
}

/** The way back as an arrow, in one row with the title and in the middle of its first line. */
function WayBack({ to, label, className }: Way & { className?: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className={classes(
        'rounded-full text-quiet hover:bg-sunken hover:text-ink -ms-3 my-[calc(0.5lh-1.375rem)] inline-grid size-11 shrink-0 place-items-center',
        className,
      )}
    >
      <ArrowLeft />
    </Link>
  )
}

interface PageHeadingProps {
  title: ReactNode
  /** h1, unless it stands beside the screen's own; `p` where it only names a way. */
  as?: 'h1' | 'h2' | 'p'
  /** The heading's, for what is named by it. */
  id?: string
  /** One line above: where we are. */
  eyebrow?: ReactNode
  /** One or two sentences below. */
  lead?: ReactNode
  back?: (Way & { className?: string }) | undefined
  /** Buttons beside the title. */
  actions?: ReactNode
  /** A sentence of the family’s own: in letters of which it takes fewer lines. */
  isSentence?: boolean
}

/** The top of a screen. */
export function PageHeading(props: PageHeadingProps) {
  const { title, as: Heading = 'h1', id, eyebrow, lead, back, actions, isSentence } = props
  return (
    <header
      className={classes(
        'flex flex-wrap justify-between gap-x-6',
        isSentence ? 'gap-y-1' : 'gap-y-4',
        // The buttons' row is the title's.
        lead ? 'items-start' : 'items-end',
      )}
    >
      <div className="max-w-measure">
        {eyebrow && <p className="text-small text-quiet mb-1 font-semibold">{eyebrow}</p>}
        <div
          className={classes(
            isSentence ? 'text-title sm:text-heading' : 'text-display',
            'flex items-start',
          )}
        >
          {back && <WayBack {...back} />}
          {/* The name of a page is short: where it takes two lines, the first one is full. */}
          <Heading id={id} className="min-w-0 text-pretty">
            {title}
          </Heading>
        </div>
        {lead && <p className="text-lead text-quiet mt-2 text-pretty">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}

/** Parts of a screen side by side where there is room, in the order in which they are read. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-8 md:grid-cols-2 lg:gap-x-16">
      {children}
    </div>
  )
}

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

interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li'
  /** `raised` for the one thing that comes next; `tinted` for quiet extras; `sunny` for celebration. */
  tone?: 'plain' | 'raised' | 'tinted' | 'sunny' | 'member'
  /** With tone="member": whose it is. */
  color?: string
  /** Without the inner space: for lists and pictures that reach the edge. */
  flush?: boolean
  labelledBy?: string
  id?: string
  className?: string
  children: ReactNode
}

const tones = {
  plain: 'bg-surface border-line border',
  raised: 'bg-surface border-line shadow-soft border',
  tinted: 'bg-elephant-soft',
  sunny: 'bg-marigold-soft',
  member: 'bg-member-soft',
}

export function Card(props: CardProps) {
  const {
    as: Element = 'div',
    tone = 'plain',
    color,
    flush,
    labelledBy,
    id,
    className,
    children,
  } = props
  return (
    <Element
      id={id}
      data-member-color={color}
      aria-labelledby={labelledBy}
      className={classes(
        'rounded-card',
        !flush && 'p-5 sm:p-6',
        flush && 'overflow-hidden',
        tones[tone],
        className,
      )}
    >
      {children}
    </Element>
  )
}

/** That a line opens: at its end, and turned once it is open. */
export const FoldArrow = () => (
  <ChevronDown className="text-quiet ms-auto size-5 shrink-0 transition-[rotate] [[open]>summary_&]:rotate-180" />
)

interface DisclosureProps {
  summary: ReactNode
  open?: boolean | undefined
  /** A picture of its own before the summary. */
  mark?: ReactNode
  /** With a mark: what unfolds begins below it, and not below the words. */
  wide?: boolean
  /** Called when it unfolds or folds, for what is fetched or kept only then. */
  onToggle?: ((isOpen: boolean) => void) | undefined
  children: ReactNode
}

/** Unfolds what a field stands in: words that somebody began are not hidden after a reload. */
export const Unfold = createContext<() => void>(() => undefined)

/** More, for who wants it: the browser's own <details>. */
export function Disclosure({ summary, open, mark, wide, onToggle, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const unfoldAround = use(Unfold)
  const unfold = useCallback(() => {
    unfoldAround()
    if (details.current) details.current.open = true
  }, [unfoldAround])
  return (
    <details ref={details} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className="rounded-small flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {mark}
        {summary}
        <FoldArrow />
      </summary>
      <div className={classes('pt-1 pb-2', Boolean(mark) && !wide && 'ps-11')}>
        <Unfold value={unfold}>{children}</Unfold>
      </div>
    </details>
  )
}

interface EmptyStateProps {
  /** An elephant picture from ui/elephants. */
  picture: ReactNode
  title: ReactNode
  /** The page's title, where it holds nothing else: its heading is the page's, too. */
  page?: string
  /** h2 unless the screen holds nothing else. */
  as?: 'h1' | 'h2' | 'h3'
  /** Buttons: what to do about it. */
  action?: ReactNode
  children?: ReactNode
}

/** In the middle of a page of its own, of a card, or at an end; a screen among others has EmptyScreen. */
export function EmptyState({ picture, title, page, as, action, children }: EmptyStateProps) {
  const Heading = as ?? (page ? 'h1' : 'h2')
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 justify-items-center gap-3 px-4 py-8 text-center">
      {page && <title>{page}</title>}
      <div className="mb-2 w-60 max-w-full">{picture}</div>
      <Heading className={Heading === 'h1' ? 'text-heading' : 'text-title'}>{title}</Heading>
      {children && <div className="text-quiet max-w-note text-pretty">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
