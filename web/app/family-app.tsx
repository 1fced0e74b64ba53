import '#web/lib/back-closes.ts' // also where a reload left its entry behind
import '#web/styles/family.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { familyFiles, screenOf } from '#core/paths.ts'
import { listenLive } from '#web/data/live.ts'
import { isWaiting } from '#web/data/outbox.ts'
import { browserStorage } from '#web/data/storage.ts'
import { createStore } from '#web/data/store.ts'
import { openTabs } from '#web/data/tabs.ts'
import { StoreProvider } from '#web/data/use-family.tsx'
import { fetchAhead } from '#web/lib/fetch-ahead.ts'
import { lazyScreen } from '#web/lib/lazy.tsx'
import { useLocation } from '#web/lib/navigation.tsx'
import { storageRefused } from '#web/lib/storage-refused.ts'
import { followFamily } from '#web/shared/drafts/family-form.ts'
import { receivePresence } from '#web/shared/presence/presence.ts'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { AppLayout } from './app-layout.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { FamilyClock } from './family-clock.tsx'
import { RightPlace, SignedInOnly } from './guards.tsx'
import { screens } from './screens.ts'
import { beginSession, endSession } from './session.ts'

const tabs = openTabs()
const store = createStore({
  storage: browserStorage(),
  tell: tabs.tell,
  onSignedIn: beginSession,
  onSignedOut: endSession,
})
tabs.listen(store.hear)
followFamily(store)

// What waits on a page whose browser keeps nothing goes with it: the browser asks before that.
addEventListener('beforeunload', (event) => {
  if (storageRefused() && store.outbox.state().entries.some(isWaiting)) event.preventDefault()
})

const lazyScreens = new Map(
  Object.entries(screens).map(([path, load]) => {
    const Screen = lazyScreen(load)
    return [path, { element: <Screen />, preload: Screen.preload }]
  }),
)
// The family's documents and the first screen's code come side by side.
const documents = store.load().catch(() => undefined) // whoever waits for them is told
export const firstScreen = lazyScreens.get(screenOf(window.location.pathname))?.preload()
void documents.then(() => listenLive(store, { hear: receivePresence }))
/** Milliseconds from then on: what is pressed first comes before what may be needed one day. */
const settled = 2_000
void Promise.allSettled([documents, firstScreen])
  .then(() => new Promise((resolve) => setTimeout(resolve, settled)))
  .then(() => (import.meta.env.PROD ? fetchAhead(familyFiles) : undefined))
  .catch(() => undefined) // Whoever opens a screen asks for it then.

/** Everything behind the sign-in: the family's documents, the guards, the frame and the screen. */
export function FamilyApp() {
  const { pathname } = useLocation()
  return (
    <QueryClientProvider client={store.queryClient}>
      <StoreProvider store={store}>
        <SignedInOnly>
          <FamilyClock>
            <RightPlace>
              <AppLayout>
                <ErrorBoundary key={pathname}>
                  <Suspense fallback={<ScreenSkeleton />}>
                    {lazyScreens.get(screenOf(pathname))?.element}
                  </Suspense>
                </ErrorBoundary>
              </AppLayout>
            </RightPlace>
          </FamilyClock>
        </SignedInOnly>
      </StoreProvider>
    </QueryClientProvider>
  )
}
