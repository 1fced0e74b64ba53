import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { familyFiles, screenOf } from '#core/paths.ts'
import { listenLive } from '#web/data/live.ts'
import { isWaiting } from '#web/data/outbox.ts'
import { browserStorage } from '#web/data/storage.ts'
import { createStore } from '#web/data/store.ts'
import { openTabs } from '#web/data/tabs.ts'
import { StoreProvider } from '#web/data/use-family.tsx'
import { lazyScreen } from '#web/lib/lazy.tsx'
import { useLocation } from '#web/lib/navigation.tsx'
import { storageRefused } from '#web/lib/safe-storage.ts'
import { allIsKept, network, whenIdle } from '#web/lib/schedule.ts'
import { followFamily } from '#web/shared/drafts/family-form.ts'
import { receivePresence } from '#web/shared/presence/presence.ts'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { AppLayout, FamilyClock } from './app-layout.tsx'
import { beginSession, endSession, RightPlace, SignedInOnly } from './guards.tsx'
import { ErrorBoundary } from './plain-screens.tsx'
import { screens } from './screens.ts'
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

declare global {
  /** Not in every browser, and so not in TypeScript's own list. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Milliseconds until a file is asked for again that got no answer. */
const again = 30_000

/** Whether the browser has it now; null where nobody answered. */
async function fetchFile(path: string): Promise<boolean | null> {
  try {
    const answer = await fetch(path, { priority: 'low' })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return null
  }
}

/**
 * Has the browser keep the files that a list names, one after the other while the page has nothing
 * else to do: once it has been open for a moment, all of it works without a network (P13). They are
 * kept and not run: a module whose import failed once stays failed for as long as the page. Not where
 * somebody saves data.
 */
export async function fetchAhead(list: string): Promise<void> {
  if (navigator.connection?.saveData) return
  await network()
  const listed: unknown = await fetch(list).then((answer) => answer.json())
  const files = Array.isArray(listed) ? listed.filter((file) => typeof file === 'string') : []
  for (let next = 0; next < files.length;) {
    await whenIdle()
    const isHere = await fetchFile(files[next]!)
    if (isHere) next += 1
    else if (isHere === null) await new Promise((resolve) => setTimeout(resolve, again))
    else return // The server has been upgraded: these are of a version that is gone.
  }
  allIsKept()
}
