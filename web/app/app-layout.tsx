import type { ReactNode } from 'react'
import { useLocation } from '#web/lib/navigation.tsx'
import { appPaths } from '#core/paths.ts'
import { useSession } from '#web/data/use-family.tsx'
import { DraftsOf } from '#web/shared/drafts/use-draft.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { BrandLink } from './brand-link.tsx'
import { ClockNotice, useFirstTimeZone } from './family-clock.tsx'
import { ParkButton } from './park-button.tsx'
import { FlashMessage } from './flash-message.tsx'
import { SavingSign } from './saving-sign.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnNewScreen } from './use-focus-on-new-screen.ts'

/** The screens of a signed-in family: the name and the saving sign above, the navigation below. */
export function AppLayout({ children }: { children: ReactNode }) {
  const session = useSession()
  const content = useFocusOnNewScreen()
  useFirstTimeZone()
  if (!session) return null // Signed out this instant; the landing page comes next.
  return (
    <DraftsOf value={session.user.id}>
      <ToastProvider>
        <SkipLink />
        <header data-bar="header" className="mx-auto max-w-wide px-4 pt-2 sm:px-6 print:hidden">
          <div className="flex flex-wrap items-center justify-between gap-x-2">
            <span data-bar="name">
              <BrandLink to={appPaths.dashboard} />
            </span>
            <div className="flex items-center gap-1">
              <SavingSign />
              <span data-bar="name">
                <ParkButton />
              </span>
            </div>
          </div>
          {!session.user.emailVerified && <VerifyReminder />}
        </header>
        <main
          id="content"
          ref={content}
          tabIndex={-1}
          className="above-messages mx-auto max-w-wide px-4 pt-4 outline-none sm:px-6 print:max-w-none print:p-0"
        >
          <div className="print:hidden">
            <FlashMessage />
            <ClockNotice />
          </div>
          {children}
        </main>
        <BottomNavigation />
      </ToastProvider>
    </DraftsOf>
  )
}

/** Where a family sits together, and its first screenful is for what it talks about. */
const together: string[] = [appPaths.planMeeting, appPaths.standUp, appPaths.retrospective]

/** One quiet line; the rest stays usable meanwhile. */
function VerifyReminder() {
  const { pathname } = useLocation()
  if (pathname === appPaths.verifyEmail || together.includes(pathname)) return null
  return (
    <p className="text-small text-quiet">
      Your e-mail address is not confirmed yet.{' '}
      <TextLink to={appPaths.verifyEmail}>Confirm it</TextLink>
    </p>
  )
}
