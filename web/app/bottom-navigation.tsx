import { t } from '#core/say.ts'
import {
  CalendarDays,
  Check,
  CircleEllipsis,
  Footprints,
  HandHeart,
  Rewind,
  Settings,
  Sun,
} from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import { isReady } from '#core/account/access.ts'
import { hasBegun } from '#core/family/growth.ts'
import { appPaths, screenOf } from '#core/paths.ts'
import { useHome, useStandUpDay, useUser } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { Link, useLocation } from '#web/lib/navigation.tsx'
import { useHour, useToday } from '#web/lib/use-today.ts'
import { checkInState, type CheckInState } from '#web/shared/meeting/check-in-state.ts'

/**
 * The places of the product (S2.3): a bar at the foot, under the thumb. There are three before the first
 * plan, and five from then on (N30). Until the onboarding is finished they lead nowhere, and its two
 * places stand there (N16). From a tablet on they begin where the screens do. On a wide one the bar is as wide
 * as a page, on its own paper, and they stay at that side: beside the next step of a meeting there is room for
 * them at the same place.
 */
export function BottomNavigation() {
  return (
    <nav
      data-bar="places"
      aria-label={t`Main`}
      className="bg-surface border-line fixed inset-x-0 bottom-0 z-30 border-t pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] print:hidden"
    >
      <ul className="mx-auto flex max-w-form items-stretch justify-around px-1 md:max-w-wide md:justify-between md:px-4 lg:justify-start lg:gap-2">
        {isReady(useUser()) ? <Places /> : <FirstPlaces />}
      </ul>
    </nav>
  )
}

function Places() {
  const home = useHome()
  return (
    <>
      <Place to={appPaths.dashboard} icon={<Sun />} label={t`Today`} keyName="T" />
      <Place to={appPaths.editSprint} icon={<CalendarDays />} label={t`Plan`} keyName="P" />
      {hasBegun('check-in', home) && <CheckIn />}
      {hasBegun('look-back', home) && (
        <Place
          to={appPaths.retrospective}
          icon={<Rewind />}
          label={t({ message: 'Look back', context: 'the bar: a short word' })}
          keyName="L"
        />
      )}
      <Place to={appPaths.more} icon={<CircleEllipsis />} label={t`More`} keyName="M" />
    </>
  )
}

function FirstPlaces() {
  return (
    <>
      <Place to={appPaths.onboarding} icon={<Footprints />} label={t`First steps`} />
      <Place to={appPaths.settings} icon={<Settings />} label={t`Settings`} />
    </>
  )
}

function CheckIn() {
  const { sprints, members, family } = useHome()
  const { settings } = family.familyData
  const [day, today, hour] = [useStandUpDay(), useToday(), useHour()]
  const state = checkInState({ sprints, members, day, today, hour, settings })
  return (
    <Place
      to={appPaths.standUp}
      icon={<HandHeart />}
      label={t({ message: 'Check in', context: 'the bar: a short word' })}
      keyName="C"
      disc={state}
    />
  )
}

/** What is reached from the plan; all else that is no place itself lies behind More. */
const ofThePlan: readonly string[] = [
  appPaths.openSprints,
  appPaths.planMeeting,
  appPaths.printablePlan,
]
const places: readonly string[] = [
  appPaths.dashboard,
  appPaths.editSprint,
  appPaths.standUp,
  appPaths.retrospective,
]

/** The place that says where one is. Before the first steps are done, the settings are one of their own, and More none. */
function placeOf(screen: string, isBeginning: boolean): string {
  if (isBeginning)
    return screen === appPaths.settings || screen === appPaths.more ? screen : appPaths.onboarding
  if (ofThePlan.includes(screen)) return appPaths.editSprint
  return places.includes(screen) ? screen : appPaths.more
}

/** A disc within the bar: what rose above it covered words behind it. */
const discs: Record<CheckInState, string> = {
  due: 'bg-elephant border-elephant text-on-elephant',
  later: 'bg-surface border-edge text-elephant-ink',
  done: 'bg-leaf-soft border-leaf-soft text-leaf-ink',
}

interface PlaceProps {
  to: string
  icon: ReactNode
  label: string
  /** The key that leads there (shortcuts.tsx). */
  keyName?: string
  /** The one in the middle looks as its day does, and never selected where it is not. */
  disc?: CheckInState
}

function Place({ to, icon, label, keyName, disc }: PlaceProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to
  const isActive = placeOf(screenOf(pathname), !isReady(useUser())) === to
  return (
    <li className="min-w-0 flex-auto md:flex-none">
      <Link
        to={to}
        aria-keyshortcuts={keyName}
        aria-label={
          disc === 'done'
            ? `${label}, ${t({ message: 'done today', context: 'the check-in' })}`
            : undefined
        }
        data-key-of={label}
        aria-current={isCurrent ? 'page' : isActive || undefined}
        className={classes(
          'rounded-field text-tiny flex h-full min-h-18 flex-col items-center justify-end gap-0.5 pt-1 pb-2 text-center leading-tight font-semibold hyphens-auto transition-[color] md:min-w-18 lg:min-h-16 lg:pb-1 lg:whitespace-nowrap',
          isActive ? 'text-elephant-ink' : 'text-quiet hover:text-ink',
        )}
      >
        <span
          aria-hidden="true"
          className={classes(
            'rounded-full relative grid shrink-0 place-items-center transition-[background-color]',
            disc ? `size-10 border-2 ${discs[disc]}` : 'h-8 w-full max-w-14',
            !disc && isActive && 'bg-here',
          )}
        >
          {icon}
          {disc === 'done' && (
            <Check
              strokeWidth={4}
              className="bg-leaf text-paper rounded-full absolute -end-1 -top-0.5 size-4 p-0.5 forced-colors:bg-[CanvasText]! forced-colors:text-[Canvas]!"
            />
          )}
        </span>
        {label}
      </Link>
    </li>
  )
}
