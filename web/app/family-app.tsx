import { Suspense } from 'react'
import { familyFiles, screenOf } from '#core/paths.ts'
import { onReturn } from '#web/data/api.ts'
import { listenLive } from '#web/data/live.ts'
import { isWaiting } from '#web/data/outbox.ts'
import { browserStorage } from '#web/data/storage.ts'
import { createStore } from '#web/data/store.ts'
import { openTabs } from '#web/data/tabs.ts'
import { StoreProvider } from '#web/data/store-provider.tsx'
import { useSession } from '#web/data/use-home.tsx'
import { missingFiles } from '#web/lib/browser.ts'
import { lazyScreen } from '#web/lib/lazy.tsx'
import { useLocation } from '#web/lib/navigation.tsx'
import { storageRefused } from '#web/lib/safe-storage.ts'
import { allIsKept, whenFree } from '#web/lib/schedule.ts'
import { receivePresence } from '#web/shared/presence/presence.ts'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { AppLayout, FamilyClock } from './app-layout.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { beginSession, endSession, RightPlace, SignedInOnly } from './guards.tsx'
import { ErrorBoundary } from './plain-screens.tsx'
import { screens } from './screens.ts'
import '#web/lib/install.ts' // The browser offers it as soon as the page is open.
import '#web/lib/back-closes.ts' // also where a reload left its entry behind
import '#web/styles/family.css'

const tabs = openTabs()
const store = createStore({
  storage: browserStorage(),
  tell: tabs.tell,
  onSignedIn: beginSession,
  onSignedOut: endSession,
})
tabs.listen(store.hear)
onReturn(() => tabs.tell({ kind: 'back' }))

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
// Nothing leaves the page under somebody’s keys before it stands.
void whenFree()
  .then(() => import('#web/lib/focus-goes-on.ts'))
  .catch(() => undefined)
void whenFree()
  .then(() => import('#web/shared/drafts/family-form.ts'))
  .then(({ followFamily }) => followFamily(store))
  .catch(() => undefined) // the next page follows again
// Begun without a network: what an earlier visit kept is all there is, and may be enough.
if (!navigator.onLine)
  void missingFiles(familyFiles).then(
    (files) => files.length === 0 && allIsKept(),
    () => undefined,
  )

/** The places of whoever is signed in, on a page that is for everybody. */
export function FamilyPlaces() {
  return (
    <StoreProvider store={store}>
      <PlacesIfIn />
    </StoreProvider>
  )
}

function PlacesIfIn() {
  return (
    useSession() && (
      <FamilyClock>
        <BottomNavigation />
      </FamilyClock>
    )
  )
}

/** Everything behind the sign-in: the family's documents, the guards, the frame and the screen. */
export function FamilyApp() {
  const { pathname } = useLocation()
  return (
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
  )
}
