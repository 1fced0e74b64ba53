import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Suspense, useEffect, type ReactNode } from 'react'
import { appPaths, settingsPathOf, settingsPaths } from '#core/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { lazyScreen } from '#web/lib/lazy.tsx'
import { Link, useHash, useLocation, useNavigate } from '#web/lib/navigation.tsx'
import { ProofAsked } from '#web/shared/account/with-proof.tsx'
import { DialogProvider } from '#web/ui/ask.tsx'
import { PageHeading } from '#web/ui/layout.tsx'
import { AccountPage } from './account/account-page.tsx'
import { CalendarsPage } from './calendars/calendars-page.tsx'
import { CoParentsPage } from './co-parents/co-parents-page.tsx'
import { DataPage } from './data/data-page.tsx'
import { FamilyPage } from './family/family-page.tsx'
import { RemindersPage } from './reminders/reminders-page.tsx'
import { SettingsList } from './settings-list.tsx'
import { SignOut } from './sign-out.tsx'
import { ThisDevicePage } from './this-device/this-device-page.tsx'
import { WaysInPage } from './ways-in/ways-in-page.tsx'
import { WeekPage } from './week/week-page.tsx'

/** With its code for QR codes, which no other page needs. */
const DevicesPage = lazyScreen(async () => (await import('./devices/devices-page.tsx')).DevicesPage)

const DaysHerePage = lazyScreen(
  async () => (await import('./days-here/days-here-page.tsx')).DaysHerePage,
)

const ProgramsPage = lazyScreen(
  async () => (await import('./programs/programs-page.tsx')).ProgramsPage,
)

interface Page {
  shows: ReactNode
  /** The page that it is reached from, if it is not the list: that one's line is marked meanwhile. */
  from?: string
}

const family: Page = { shows: <FamilyPage /> }

/** Every page of the settings by its address. Beside the list itself, on a wide screen, stands the family. */
const pages: Record<string, Page> = {
  [appPaths.settings]: { ...family, from: settingsPaths.family },
  [settingsPaths.family]: family,
  [settingsPaths.daysHere]: { shows: <DaysHerePage />, from: settingsPaths.family },
  [settingsPaths.devices]: { shows: <DevicesPage />, from: settingsPaths.family },
  [settingsPaths.coParents]: { shows: <CoParentsPage /> },
  [settingsPaths.week]: { shows: <WeekPage /> },
  [settingsPaths.reminders]: { shows: <RemindersPage /> },
  [settingsPaths.calendars]: { shows: <CalendarsPage />, from: settingsPaths.reminders },
  [settingsPaths.device]: { shows: <ThisDevicePage /> },
  [settingsPaths.signIn]: { shows: <AccountPage /> },
  [settingsPaths.waysIn]: { shows: <WaysInPage />, from: settingsPaths.signIn },
  [settingsPaths.programs]: { shows: <ProgramsPage />, from: settingsPaths.signIn },
  [settingsPaths.data]: { shows: <DataPage /> },
}

/**
 * Everything that a family or a parent chooses: on a phone a list of pages, each a screen of its own;
 * on wide screens the list stays, with the chosen page beside it.
 */
export function SettingsScreen() {
  const { pathname } = useLocation()
  const isList = pathname === appPaths.settings
  useFormerAddress(isList)
  const { shows, from } = pages[pathname] ?? family
  return (
    <div className="grid max-w-content grid-cols-1 lg:max-w-wide lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-16">
      <div className={classes('grid content-start gap-4', !isList && 'max-lg:hidden')}>
        {isList && <title>{t`Settings · Elefam`}</title>}
        <PageHeading
          as={isList ? 'h1' : 'p'}
          title={isList ? t`Settings` : <ToList />}
          back={{ to: appPaths.more, label: t`More` }}
        />
        <SettingsList beside={from ?? pathname} />
        <SignOut />
        <p className="text-small text-quiet">
          <bdi>
            <Trans>Elefam {import.meta.env['VITE_VERSION']}</Trans>
          </bdi>
        </p>
      </div>
      <div className={classes('max-w-content', isList && 'max-lg:hidden')}>
        <ProofAsked>
          <DialogProvider key={pathname}>
            <Suspense fallback={null}>{shows}</Suspense>
          </DialogProvider>
        </ProofAsked>
      </div>
    </div>
  )
}

/** On a wide screen the list stands beside each of its pages, and its title leads to it. */
const ToList = () => (
  <Link to={appPaths.settings} className="rounded-small font-display font-bold tracking-tight">
    <Trans>Settings</Trans>
  </Link>
)

/** All of it was one page once, with parts like #co-parents: such an address leads on to the page. */
function useFormerAddress(isList: boolean) {
  const navigate = useNavigate()
  const hash = useHash()
  const page = isList ? settingsPathOf(hash) : undefined
  useEffect(() => {
    if (page) navigate(page, { replace: true })
  }, [page, navigate])
}
