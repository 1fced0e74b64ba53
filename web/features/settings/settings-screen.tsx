import { useMutation } from '@tanstack/react-query'
import type { LucideIcon } from '#web/ui/icon.ts'
import {
  Bell,
  CalendarDays,
  CalendarSync,
  Download,
  Handshake,
  KeyRound,
  Server,
  Smartphone,
  UsersRound,
} from '#web/ui/icons.ts'
import { Suspense, useEffect, useState, type ReactNode, useSyncExternalStore } from 'react'
import { appPaths, settingsPlaceOf, settingsPlaces } from '#core/paths.ts'
import { useSaving, useStore, useFamily } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { lazyScreen } from '#web/lib/lazy.tsx'
import { Link, useHash, useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { followLook, readTextSize, readTheme } from '#web/lib/theme.ts'
import { ProofAsked } from '#web/shared/account/with-proof.tsx'
import { forgetNotifications } from '#web/shared/reminders/use-reminders.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkLine } from '#web/ui/link-line.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { CalendarsPlace } from './calendars-place.tsx'
import { CoParentsPlace } from './co-parents/co-parents-place.tsx'
import { DataPlace } from './data-place.tsx'
import { DevicePlace } from './device-place.tsx'
import { FamilyPlace } from './family-place.tsx'
import { Faces } from './place.tsx'
import { RemindersPlace } from './reminders/reminders-place.tsx'
import { SignInPlace } from './sign-in-place.tsx'
import { WaysInPlace } from './ways-in/ways-in-place.tsx'
import { WeekPlace } from './week-place.tsx'

/** With its code for QR codes, which no other place needs. */
const DevicesPlace = lazyScreen(
  async () => (await import('./devices/devices-place.tsx')).DevicesPlace,
)

const DaysHerePlace = lazyScreen(async () => (await import('./days-here-place.tsx')).DaysHerePlace)

const ProgramsPlace = lazyScreen(
  async () => (await import('./programs/programs-place.tsx')).ProgramsPlace,
)

const later = (place: ReactNode) => <Suspense fallback={null}>{place}</Suspense>

const places: Record<string, ReactNode> = {
  [settingsPlaces.family]: <FamilyPlace />,
  [settingsPlaces.daysHere]: later(<DaysHerePlace />),
  [settingsPlaces.coParents]: <CoParentsPlace />,
  [settingsPlaces.devices]: later(<DevicesPlace />),
  [settingsPlaces.week]: <WeekPlace />,
  [settingsPlaces.reminders]: <RemindersPlace />,
  [settingsPlaces.calendars]: <CalendarsPlace />,
  [settingsPlaces.device]: <DevicePlace />,
  [settingsPlaces.signIn]: <SignInPlace />,
  [settingsPlaces.programs]: later(<ProgramsPlace />),
  [settingsPlaces.waysIn]: <WaysInPlace />,
  [settingsPlaces.data]: <DataPlace />,
}

const title = 'text-heading font-display font-bold tracking-tight'

/**
 * Everything that a family or a parent chooses: on a phone a list of places, each a screen of its
 * own; on wide screens the list stays, with the chosen place beside it.
 */
export function SettingsScreen() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const hash = useHash()
  const isList = pathname === appPaths.settings
  const moved = isList ? settingsPlaceOf(hash) : undefined
  useEffect(() => {
    if (moved) navigate(moved, { replace: true })
  }, [moved, navigate])
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 lg:max-w-wide lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-16">
      <div className={classes('grid content-start gap-2', !isList && 'max-lg:hidden')}>
        {isList ? (
          <>
            <title>Settings · Elefam</title>
            <h1 className={title}>Settings</h1>
          </>
        ) : (
          <Link to={appPaths.settings} className={classes('rounded-small', title)}>
            Settings
          </Link>
        )}
        <PlaceList />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <SignOut />
          <p className="text-small text-quiet">Elefam {import.meta.env['VITE_VERSION']}</p>
        </div>
      </div>
      <div className={classes('max-w-content', isList && 'max-lg:hidden')}>
        <ProofAsked>{places[pathname] ?? <FamilyPlace />}</ProofAsked>
      </div>
    </div>
  )
}

/** The way out. What still waits is sent first, and nothing of the family stays behind (S4.6). */
function SignOut() {
  const store = useStore()
  const { entries } = useSaving()
  const isRefused = entries.some(({ refused }) => refused)
  const [warned, setWarned] = useState(false)
  const signOut = useMutation({
    mutationFn: async () => {
      await store.signOut()
      await forgetNotifications()
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <ProblemBox text={signOut.error && (entries.length > 0 ? notSent : signOut.error.message)} />
      <ProblemBox text={isRefused && warned ? notSaved : null} />
      <Button
        variant="quiet"
        size="small"
        className="-ms-4"
        busy={signOut.isPending}
        onClick={() => (isRefused && !warned ? setWarned(true) : signOut.mutate())}
      >
        {isRefused && warned ? 'Sign out all the same' : 'Sign out'}
      </Button>
    </div>
  )
}

const notSent = 'Some changes are not on the server yet. Sign out when you are online again.'
const notSaved =
  'Something you wrote was not saved. The triangle at the top shows it, to copy or to try again; signing out throws it away.'

type Entry = { to: string; icon: LucideIcon; title: string; now: ReactNode }

/** Beside which place of the list another one stands. */
const within: Record<string, string> = {
  [appPaths.settings]: settingsPlaces.family,
  [settingsPlaces.daysHere]: settingsPlaces.family,
  [settingsPlaces.devices]: settingsPlaces.family,
  [settingsPlaces.programs]: settingsPlaces.signIn,
  [settingsPlaces.waysIn]: settingsPlaces.signIn,
}

/** The places of the settings, each a line with what stands in it now. */
function PlaceList() {
  const { pathname } = useLocation()
  // On a wide screen the family stands beside the list until another place is chosen.
  const current = within[pathname] ?? pathname
  return (
    <nav aria-label="Settings" className="grid gap-1.5">
      {useGroups().map((group) => (
        <ul key={group[0]!.to}>
          {group.map((entry) => (
            <LinkLine
              key={entry.to}
              {...entry}
              current={entry.to === pathname}
              beside={entry.to === current}
            />
          ))}
        </ul>
      ))}
    </nav>
  )
}

const thisServer = { to: appPaths.host, icon: Server, title: 'This server', now: 'In your charge' }

function useGroups(): Entry[][] {
  const { user, family } = useFamily()
  const { settings } = family.familyData
  const { startOfWeek, meetingDay, meetingTime, standUpTime } = settings
  const meeting = meetingDay
    ? `meeting ${[meetingDay.slice(0, 3), meetingTime].filter(Boolean).join(' ')}`
    : 'no meeting day yet'
  const look = useSyncExternalStore(followLook, lookWords)
  const accounts = 1 + family.coParents.length
  return [
    [
      { to: settingsPlaces.family, icon: UsersRound, title: 'Family', now: <Faces /> },
      {
        to: settingsPlaces.coParents,
        icon: Handshake,
        title: 'Co-parents',
        now: accounts === 1 ? 'Nobody else has an account yet' : `${accounts} of you have accounts`,
      },
      {
        to: settingsPlaces.week,
        icon: CalendarDays,
        title: 'Week and meeting',
        now: `From ${startOfWeek}, ${meeting}`,
      },
    ],
    [
      {
        to: settingsPlaces.reminders,
        icon: Bell,
        title: 'Reminders and calendar',
        now: standUpTime ? `Check-in at ${standUpTime}` : 'No time for the check-in yet',
      },
      {
        to: settingsPlaces.calendars,
        icon: CalendarSync,
        title: 'Calendars',
        now: 'School, clubs and work',
      },
      { to: settingsPlaces.device, icon: Smartphone, title: 'This device', now: look },
    ],
    [
      {
        to: settingsPlaces.signIn,
        icon: KeyRound,
        title: 'You and signing in',
        now: `${user.profile.name}, ${user.profile.email}`,
      },
      {
        to: settingsPlaces.data,
        icon: Download,
        title: 'Your data',
        now: 'Take a copy, bring one back, delete',
      },
    ],
    ...(user.host ? [[thisServer]] : []),
  ]
}

const themeWords = { system: 'Light or dark by itself', light: 'Always light', dark: 'Always dark' }
const sizeWords = { normal: 'letters as usual', large: 'large letters', larger: 'larger letters' }
const lookWords = () => `${themeWords[readTheme()]}, ${sizeWords[readTextSize()]}`
