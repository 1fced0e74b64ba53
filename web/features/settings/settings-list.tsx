import { direction } from '#core/language.ts'
import { plural, t } from '#core/say.ts'
import { useSyncExternalStore, type ReactNode } from 'react'
import { appPaths, settingsPaths } from '#core/paths.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { atTime, shortWeekday, timeOfDay } from '#web/lib/dates.ts'
import { useLocation } from '#web/lib/navigation.tsx'
import { followLook, readTextSize, readTheme } from '#web/lib/theme.ts'
import { listOf, notesOf } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import type { LucideIcon } from '#web/ui/icon.ts'
import {
  Bell,
  CalendarDays,
  Download,
  Handshake,
  KeyRound,
  Server,
  Smartphone,
  UsersRound,
} from '#web/ui/icons.ts'
import { ListLink } from '#web/ui/list.tsx'

/** One page in the list, with what a family chose there; what is as it began needs no words. */
type Entry = { to: string; icon: LucideIcon; title: string; now?: ReactNode }

interface SettingsListProps {
  /** The address of the page that stands beside the list on a wide screen, or of the one it is reached from. */
  beside: string
}

/** The pages of the settings, a line each. */
export function SettingsList({ beside }: SettingsListProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={t`Settings`}>
      <ul>
        {useEntries().map((entry) => (
          <ListLink
            key={entry.to}
            {...entry}
            current={entry.to === pathname}
            beside={entry.to === beside}
            tall
          />
        ))}
      </ul>
    </nav>
  )
}

const thisServer = {
  to: appPaths.host,
  icon: Server,
  title: t`This server`,
}

function useEntries(): Entry[] {
  const user = useUser()
  const { family } = useHome()
  const { settings } = family.familyData
  const { meetingDay, meetingTime, standUpTime } = settings
  const meetingAt = meetingTime && timeOfDay(meetingTime)
  const meeting = meetingDay && [shortWeekday(meetingDay), meetingAt].filter(Boolean).join(' ')
  const look = useSyncExternalStore(followLook, lookWords)
  const accounts = 1 + family.coParents.length
  return [
    { to: settingsPaths.family, icon: UsersRound, title: t`Family`, now: <Faces /> },
    {
      to: settingsPaths.coParents,
      icon: Handshake,
      title: t`Co-parents`,
      now: accounts > 1 && plural(accounts, { other: '# of you have accounts' }),
    },
    {
      to: settingsPaths.week,
      icon: CalendarDays,
      title: t`Week and meeting`,
      now: meeting,
    },
    {
      to: settingsPaths.reminders,
      icon: Bell,
      title: t`Reminders and calendar`,
      now: standUpTime && t`Check-in ${atTime(standUpTime)}`,
    },
    { to: settingsPaths.device, icon: Smartphone, title: t`This device`, now: look },
    {
      to: settingsPaths.signIn,
      icon: KeyRound,
      title: t`You and signing in`,
      now: user.profile.email,
    },
    { to: settingsPaths.data, icon: Download, title: t`Your data` },
    ...(user.host ? [thisServer] : []),
  ]
}

const themeWords = {
  system: null,
  light: t`Always light`,
  dark: t`Always dark`,
}
const sizeWords = {
  normal: null,
  large: t`large letters`,
  larger: t`larger letters`,
}
const lookWords = () => notesOf(themeWords[readTheme()], sizeWords[readTextSize()])

/** As many faces as one line of the list holds. */
const mostFaces = 6

/** Who is in the family, in one line. */
function Faces() {
  const { members } = useHome()
  return (
    <>
      <span className="sr-only">{listOf(members.map(({ name }) => name))}</span>
      {/* As the lines run, whatever letters the names have that nobody sees here. */}
      <span className="mt-1 flex items-center" dir={direction}>
        {members.slice(0, mostFaces).map(({ id, ...member }) => (
          <span key={id} className="rounded-full ring-paper -ms-1 inline-flex ring-2 first:ms-0">
            <Avatar {...member} size="small" />
          </span>
        ))}
        {members.length > mostFaces && (
          <span className="text-small ms-1" aria-hidden="true">
            +{members.length - mostFaces}
          </span>
        )}
      </span>
    </>
  )
}
