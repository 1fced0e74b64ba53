import {
  Bell,
  CalendarDays,
  Download,
  Handshake,
  KeyRound,
  Smartphone,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { appPaths, settingsPlaces } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { listOf } from '#web/lib/words.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { followLook, readTextSize, readTheme } from '#web/lib/theme.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { LinkLine } from '#web/ui/link-line.tsx'

type Entry = { to: string; icon: LucideIcon; title: string; now: ReactNode }

/** The places of the settings, each a line with what stands in it now. */
export function PlaceList() {
  const { pathname } = useLocation()
  // On a wide screen the family stands beside the list until another place is chosen.
  const current = pathname === appPaths.settings ? settingsPlaces.family : pathname
  return (
    <nav aria-label="Settings" className="grid gap-3">
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
        to: settingsPlaces.device,
        icon: Smartphone,
        title: 'This device',
        now: look,
      },
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
  ]
}

const themeWords = { system: 'Light or dark by itself', light: 'Always light', dark: 'Always dark' }
const sizeWords = { normal: 'letters as usual', large: 'large letters', larger: 'larger letters' }
const lookWords = () => `${themeWords[readTheme()]}, ${sizeWords[readTextSize()]}`

/** As many faces as a line holds. */
const most = 8

function Faces() {
  const { members } = useFamily()
  return (
    <>
      <span className="sr-only">{listOf(members.map(({ name }) => name))}</span>
      <span className="flex items-center">
        {members.slice(0, most).map(({ id, ...member }) => (
          <span key={id} className="rounded-full ring-paper -ms-1 inline-flex ring-2 first:ms-0">
            <Avatar {...member} size="tiny" />
          </span>
        ))}
        {members.length > most && (
          <span className="text-small ms-1" aria-hidden="true">
            +{members.length - most}
          </span>
        )}
      </span>
    </>
  )
}
