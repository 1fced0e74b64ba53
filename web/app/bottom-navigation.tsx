import { CalendarDays, CircleEllipsis, HandHeart, Rewind, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { appPaths } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'

/** The five places of the product (S2.3): a bar under the thumb, a floating pill on wide screens. */
export function BottomNavigation() {
  return (
    <nav
      data-bar="places"
      aria-label="Main"
      className="border-line bg-surface fixed inset-x-0 bottom-0 z-30 border-t pb-[env(safe-area-inset-bottom)] lg:inset-x-auto lg:bottom-5 lg:left-1/2 lg:-translate-x-1/2 lg:rounded-full lg:border lg:px-3 lg:shadow-soft print:hidden"
    >
      <ul className="mx-auto flex max-w-form items-stretch justify-around px-1 lg:gap-2">
        <Place to={appPaths.dashboard} icon={<Sun />} label="Today" />
        <Place to={appPaths.editSprint} icon={<CalendarDays />} label="Plan" />
        <Place to={appPaths.standUp} icon={<HandHeart />} label="Check in" raised />
        <Place to={appPaths.retrospective} icon={<Rewind />} label="Look back" />
        <Place to={appPaths.more} icon={<CircleEllipsis />} label="More" />
      </ul>
    </nav>
  )
}

interface PlaceProps {
  to: string
  icon: ReactNode
  label: string
  raised?: boolean
}

function Place({ to, icon, label, raised }: PlaceProps) {
  const isActive = useLocation().pathname === to
  return (
    <li className="min-w-0 flex-1">
      <Link
        to={to}
        aria-current={isActive ? 'page' : undefined}
        className={classes(
          'rounded-field text-tiny flex h-full min-h-16 flex-col items-center justify-start gap-1 py-2 text-center leading-tight font-semibold transition-[color] lg:min-w-16 lg:whitespace-nowrap',
          isActive ? 'text-elephant-ink' : 'text-quiet hover:text-ink',
        )}
      >
        <span
          aria-hidden="true"
          className={classes(
            'grid place-items-center rounded-full transition-[background-color]',
            // A disc within the bar: what rose above it covered words behind it.
            raised ? 'bg-elephant text-on-elephant -mt-1 size-9' : 'h-8 w-full max-w-14',
            !raised && isActive && 'bg-elephant-soft',
          )}
        >
          {icon}
        </span>
        {label}
      </Link>
    </li>
  )
}
