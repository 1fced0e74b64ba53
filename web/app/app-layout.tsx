import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { CircleCheck, CloudOff, CloudUpload } from '#web/ui/icons.ts'
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { isSample } from '#core/account/sample-account.ts'
import { appPaths } from '#core/paths.ts'
import { tryNow } from '#web/data/api.ts'
import { useSend, useSession, useStore, useSaving } from '#web/data/use-home.tsx'
import { onFlashMessage, readFlashMessage, showFlashMessage } from '#web/lib/flash-message.ts'
import { hasMissingPart, lazyPart, onMissingPart } from '#web/lib/lazy.tsx'
import { useLocation } from '#web/lib/navigation.tsx'
import { useStorageRefused } from '#web/lib/safe-storage.ts'
import { ClockContext, deviceTimeZone } from '#web/lib/use-today.ts'
import { useOnline } from '#web/lib/use-online.ts'
import { DraftsOf } from '#web/shared/drafts/drafts-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { useFollowedLanguage } from '#web/shared/language/use-followed-language.ts'
import { BrandLink, SkipLink, useFocusOnNewScreen } from './page-frame.tsx'

/** The screens of a signed-in family: the name and the saving sign above, the navigation below. */
export function AppLayout({ children }: { children: ReactNode }) {
  const session = useSession()
  const content = useFocusOnNewScreen()
  useFirstTimeZone()
  const store = useStore()
  useFollowedLanguage(languageFor(session), async () => {
    await store.pull()
    return languageFor(store.current())
  })
  if (!session) return null // Signed out this instant; the landing page comes next.
  return (
    <DraftsOf value={session.user.id}>
      <ToastProvider>
        <SkipLink />
        <header data-bar="header" className="mx-auto max-w-wide px-4 sm:px-6 sm:pt-2 print:hidden">
          {/* On a phone the day has this room; with a sample’s ribbon below, all of it. */}
          <div className="flex flex-wrap items-center justify-end gap-2 sm:justify-between max-sm:[&:has(+*)_p]:min-h-0">
            <span data-bar="name" className="max-sm:hidden">
              <BrandLink to={appPaths.dashboard} />
            </span>
            <SavingSign />
          </div>
          {isSample(session.user.id) && <SampleRibbon />}
        </header>
        <main
          id="content"
          ref={content}
          tabIndex={-1}
          className="above-messages mx-auto max-w-wide px-4 pt-1 sm:pt-4 outline-none sm:px-6 print:max-w-none print:p-0"
        >
          <div className="print:hidden">
            <FlashMessage />
            <MissingPart />
            {import.meta.env.PROD && <OnDevice />}
          </div>
          {children}
        </main>
        <BottomNavigation />
        <Shortcuts />
      </ToastProvider>
    </DraftsOf>
  )
}

/** A person’s own, or else that of their family. */
const languageFor = (session: ReturnType<typeof useSession> | undefined): string | undefined =>
  session?.user.language ?? session?.family.familyData.settings.language

/** What the front door had no time to say before it led here, or where one has come to meanwhile. */
function FlashMessage() {
  const word = useSyncExternalStore(onFlashMessage, readFlashMessage)
  if (!word) return null
  return (
    <div className="mb-5 max-w-content">
      <Notice tone="care" alert onDismiss={() => showFlashMessage(null)}>
        {word}
      </Notice>
    </div>
  )
}

/** A network that breaks off while a page is loading leaves buttons behind which nothing stands. */
function MissingPart() {
  const isMissing = useSyncExternalStore(onMissingPart, hasMissingPart)
  const online = useOnline()
  if (!isMissing || !online) return null
  return (
    <div className="mb-5 max-w-content">
      <Notice
        tone="care"
        alert
        actions={
          <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
            <Trans>Load it again</Trans>
          </Button>
        }
      >
        <Trans>A part of this page did not arrive.</Trans>
      </Notice>
    </div>
  )
}

/** Milliseconds from the first screen on: what is pressed first comes before what may be needed one day. */
const settled = 2_000
const OnDevice = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, settled))
  return (await import('./on-device.tsx')).OnDevice
})

const Shortcuts = lazyPart(async () => (await import('./shortcuts.tsx')).Shortcuts)

/** The screens go by the family's clock and the server's clock (P10). */
export function FamilyClock({ children }: { children: ReactNode }) {
  const store = useStore()
  const { timeZone, dayEndsAt } = useSession()?.family.familyData.settings ?? {}
  const clock = useMemo(
    () => ({ now: () => Date.parse(store.now()), timeZone, dayEndsAt }),
    [store, timeZone, dayEndsAt],
  )
  return <ClockContext value={clock}>{children}</ClockContext>
}

/** A family without a time zone has that of the device on which its parent comes next. */
function useFirstTimeZone(): void {
  const { toFamily } = useSend()
  const session = useSession()
  const isMissing = session?.user.role === 'primary' && !session.family.familyData.settings.timeZone
  useEffect(() => {
    if (!isMissing) return
    toFamily({ type: 'edit-family', changes: { settings: { timeZone: deviceTimeZone() } } })
  }, [isMissing, toFamily])
}

// Hardly ever needed.
const SampleRibbon = lazyPart(async () => (await import('./sample-ribbon.tsx')).SampleRibbon)
const RefusedCommands = lazyPart(
  async () => (await import('./refused-commands.tsx')).RefusedCommands,
)

const shownAfterSaving = 2_500

/**
 * Says quietly whether everything the family did is on the server: saving… / saved / offline, will send.
 * Only what is not as it should be is spoken: a tick says itself that it is made (K8). On a phone that
 * alone is shown, too: what was pressed is in sight, and a lone mark above it told nobody anything.
 */
export function SavingSign() {
  const { entries, failing } = useSaving()
  const isRefused = useStorageRefused()
  const online = useOnline()
  const waiting = entries.filter((entry) => !entry.refused).length
  const isCut = waiting > 0 ? failing : !online
  const justSaved = useJustSaved(waiting)
  return (
    <>
      <p
        role="status"
        className="text-small text-quiet flex min-h-6 items-center gap-1.5 sm:min-h-11"
      >
        {isCut && (
          <>
            <CloudOff className="size-4.5" />
            {waiting === 0
              ? t`No connection`
              : isRefused
                ? t`Not sent yet: stay on this page`
                : t`Offline, will send`}
          </>
        )}
        {waiting > 0 && !failing && (
          <span data-fleeting aria-hidden="true" className="contents max-sm:hidden">
            <CloudUpload className="size-4.5" />
            <Trans>Saving…</Trans>
          </span>
        )}
        {waiting === 0 && justSaved && entries.length === 0 && (
          <span data-fleeting aria-hidden="true" className="contents max-sm:hidden">
            <CircleCheck className="text-leaf size-4.5" />
            <Trans>Saved</Trans>
          </span>
        )}
      </p>
      {isCut && (
        <Button variant="quiet" size="small" onClick={tryNow}>
          <Trans>Try now</Trans>
        </Button>
      )}
      {entries.length > waiting && <RefusedCommands />}
    </>
  )
}

/** Whether somebody did something on this page: what is saved before is not of it, and needs no word. */
function useActedHere(): boolean {
  const { pathname } = useLocation()
  const [actedOn, setActedOn] = useState('')
  useEffect(() => {
    const note = () => setActedOn(pathname)
    // What leads on to another page is noted of the one that it was pressed on.
    const kinds = ['click', 'keydown']
    for (const kind of kinds) addEventListener(kind, note, true)
    return () => {
      for (const kind of kinds) removeEventListener(kind, note, true)
    }
  }, [pathname])
  return actedOn === pathname
}

/** True for a moment after the last waiting command has been acknowledged. */
function useJustSaved(waiting: number): boolean {
  const isActed = useActedHere()
  const [before, setBefore] = useState(waiting)
  const [saved, setSaved] = useState(false)
  if (waiting !== before) {
    setBefore(waiting)
    setSaved(before > 0 && waiting === 0)
  }
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(false), shownAfterSaving)
    return () => clearTimeout(timer)
  }, [saved])
  return saved && isActed
}
