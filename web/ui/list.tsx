import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import { Link } from '#web/lib/navigation.tsx'
import type { LucideIcon } from './icon.ts'
import { ChevronRight, Plus } from '#web/ui/icons.ts'
import { FoldArrow } from '#web/ui/layout.tsx'

interface ListProps {
  label?: string | undefined
  /** `ol` where the order tells something, `dl` for terms, `div` for what is no list to read out. */
  as?: 'ul' | 'ol' | 'dl' | 'div'
  /** A hairline at either end, too: where nothing else sets it apart. */
  framed?: boolean
  className?: string
  children: ReactNode
}

/** Things below each other, with a hairline between them. */
export function List(props: ListProps) {
  const { label, as: Element = 'ul', framed, className, children } = props
  return (
    <Element
      aria-label={label}
      className={classes(
        'divide-line grid w-full grid-cols-1 divide-y',
        framed && 'border-line border-y',
        className,
      )}
    >
      {children}
    </Element>
  )
}

interface ListItemProps {
  /** A face or an icon. */
  mark?: ReactNode
  name: ReactNode
  /** A quiet line below. */
  note?: ReactNode
  /** What can be done about it, at the end. */
  children?: ReactNode
}

/** One of them: what it is, what is to know of it, what can be done about it. */
export function ListItem({ mark, name, note, children }: ListItemProps) {
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

interface ListPressProps {
  onPress: () => void
  children: ReactNode
}

/** One of them that is pressed as a whole, for all that can be done about it. */
export function ListPress({ onPress, children }: ListPressProps) {
  return (
    <li>
      <button type="button" onClick={onPress} className={listLine}>
        {children}
        <ChevronRight className="text-quiet size-5 shrink-0" />
      </button>
    </li>
  )
}

/** What is pressed as a whole is as wide as the list. */
const listLine =
  'rounded-field hover:bg-sunken flex min-h-15 w-full items-center gap-3 py-2 text-start'

interface ListAddProps {
  to: string
  children: ReactNode
}

/** Leads on to another one, as the last line. */
export function ListAdd({ to, children }: ListAddProps) {
  return (
    <li>
      <Link to={to} className={classes(listLine, 'text-elephant-ink font-semibold')}>
        <span className="border-edge grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-dashed">
          <Plus className="size-5" />
        </span>
        {children}
      </Link>
    </li>
  )
}

interface ListLinkProps {
  to: string
  icon: LucideIcon
  title: string
  /** One line below: what stands there now. */
  now?: ReactNode
  /** It is the screen. */
  current?: boolean
  /** On a wide screen it stands beside the list. */
  beside?: boolean
  /** As high as one with a line below, also without one. */
  tall?: boolean
}

/** A way to another screen, in a plain <ul>: the hairline below it begins at its words. */
export function ListLink(props: ListLinkProps) {
  const { to, icon: Icon, title, now, current, beside, tall } = props
  return (
    <li className="group grid">
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        data-beside={beside || undefined}
        className="rounded-field hover:bg-sunken lg:data-beside:bg-elephant-soft -mx-3 flex items-center gap-4 px-3"
      >
        <Icon className="text-elephant-ink size-6 shrink-0" />
        <span
          className={classes(
            'border-line flex min-w-0 flex-1 items-center gap-2 self-stretch border-b group-last:border-b-0',
            now ? 'py-2' : 'py-1',
            tall ? 'min-h-14' : 'min-h-12',
          )}
        >
          <span className="grid min-w-0 flex-1 grid-cols-1 leading-snug">
            <span className="font-medium">{title}</span>
            {now && (
              <span className="text-small text-quiet leading-snug" dir="auto">
                {now}
              </span>
            )}
          </span>
          <ChevronRight className="text-quiet size-5 shrink-0" />
        </span>
      </Link>
    </li>
  )
}

interface ListButtonProps {
  icon: LucideIcon
  /** It is on its way: presses do nothing. */
  busy: boolean
  onPress: () => void
  children: ReactNode
}

/** Something done at once, below such links and in line with them. */
export function ListButton({ icon: Icon, busy, onPress, children }: ListButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => !busy && onPress()}
      className="rounded-field hover:bg-sunken flex min-h-14 w-full items-center gap-4 text-start font-medium"
    >
      <Icon className="text-elephant-ink size-6 shrink-0" />
      {children}
    </button>
  )
}

interface ListFoldProps {
  icon: LucideIcon
  /** It names all that is in it. */
  title: string
  /** One line below: what is chosen there now. */
  now?: ReactNode
  children: ReactNode
}

/** What belongs together and is seldom needed, as one line of such a list: the browser's own <details>. */
export function ListFold({ icon: Icon, title, now, children }: ListFoldProps) {
  return (
    <li className="group">
      <details>
        <summary className="rounded-field hover:bg-sunken -mx-3 flex list-none items-center gap-4 px-3 [&::-webkit-details-marker]:hidden">
          <Icon className="text-elephant-ink size-6 shrink-0" />
          <span className="border-line flex min-h-12 min-w-0 flex-1 items-center gap-2 border-b py-1 leading-snug font-medium group-last:border-b-0">
            <span className="grid min-w-0 flex-1 grid-cols-1">
              {title}
              {now && <span className="text-small text-quiet font-normal">{now}</span>}
            </span>
            <FoldArrow />
          </span>
        </summary>
        <div className="ps-10">{children}</div>
      </details>
    </li>
  )
}
