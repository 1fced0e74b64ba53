import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { appPaths, settingsPlaceOf, settingsPlaces } from '#core/paths.ts'
import { useSaving, useStore } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { Link, useHash, useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CoParentsPlace } from './co-parents/co-parents-place.tsx'
import { DataPlace } from './data-place.tsx'
import { DevicePlace } from './device-place.tsx'
import { FamilyPlace } from './family-place.tsx'
import { PlaceList } from './place-list.tsx'
import { RemindersPlace } from './reminders-place.tsx'
import { SignInPlace } from './sign-in-place.tsx'
import { WeekPlace } from './week-place.tsx'

const places: Record<string, ReactNode> = {
  [settingsPlaces.family]: <FamilyPlace />,
  [settingsPlaces.coParents]: <CoParentsPlace />,
  [settingsPlaces.week]: <WeekPlace />,
  [settingsPlaces.reminders]: <RemindersPlace />,
  [settingsPlaces.device]: <DevicePlace />,
  [settingsPlaces.signIn]: <SignInPlace />,
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
        <SignOut />
      </div>
      <div className={classes('max-w-content', isList && 'max-lg:hidden')}>
        {places[pathname] ?? <FamilyPlace />}
      </div>
    </div>
  )
}

/** The way out. What still waits is sent first, and nothing of the family stays behind (S4.6). */
export function SignOut() {
  const store = useStore()
  const { entries } = useSaving()
  const isRefused = entries.some(({ refused }) => refused)
  const [warned, setWarned] = useState(false)
  const signOut = useMutation({ mutationFn: store.signOut })
  return (
    <div className="grid justify-items-start gap-3">
      {signOut.error && (
        <Notice tone="care" alert>
          {entries.length > 0
            ? 'Some changes are not on the server yet. Sign out when you are online again.'
            : signOut.error.message}
        </Notice>
      )}
      {isRefused && warned && (
        <Notice tone="care" alert>
          Something you wrote was not saved. The triangle at the top shows it, to copy or to try
          again; signing out throws it away.
        </Notice>
      )}
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
