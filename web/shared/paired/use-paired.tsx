import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { PairedView } from '#core/devices/schema.ts'
import type { PairedHomes } from '#web/data/paired-homes.ts'
import { ownerOf, type PairedSession, type PairedStore } from '#web/data/paired-store.ts'
import { HomeContext } from '#web/data/use-home.tsx'
import { ClockContext } from '#web/lib/use-today.ts'
import { useFollowedLanguage } from '#web/shared/language/use-followed-language.ts'
import { DraftsOf } from '#web/shared/drafts/drafts-of.ts'

const HomesContext = createContext<PairedHomes | null>(null)

interface ProviderProps {
  homes: PairedHomes
  children: ReactNode
}

/** What a paired device shows goes by the zone of the home that is shown, and the server’s clock (P10). */
export function PairedProvider({ homes, children }: ProviderProps) {
  const { shown: store } = useSyncExternalStore(homes.subscribe, homes.state)
  const session = useSyncExternalStore(store.subscribe, store.session)
  const view = session.kind === 'paired' ? session.view : null
  const { timeZone, dayEndsAt, language } = view?.family.familyData.settings ?? {}
  useFollowedLanguage(language)
  const clock = useMemo(
    () => ({ now: store.now, timeZone, dayEndsAt }),
    [store, timeZone, dayEndsAt],
  )
  return (
    <HomesContext value={homes}>
      <HomeContext value={store}>
        <ClockContext value={clock}>
          <DraftsOf value={view && ownerOf(view.device, store.home)}>{children}</DraftsOf>
        </ClockContext>
      </HomeContext>
    </HomesContext>
  )
}

/** The homes whose weeks this device opens, and which one is shown. */
export function usePairedHomes() {
  const homes = use(HomesContext)
  if (!homes) throw new Error('usePairedHomes needs a PairedProvider above it')
  return { ...homes, ...useSyncExternalStore(homes.subscribe, homes.state) }
}

/** The home that is shown. */
export const usePairedStore = (): PairedStore => usePairedHomes().shown

export function usePairedSession(): PairedSession {
  const store = usePairedStore()
  return useSyncExternalStore(store.subscribe, store.session)
}

/** What the server sent this device of its family; only where it is paired. */
export function usePaired(): PairedView {
  const session = usePairedSession()
  if (session.kind !== 'paired') throw new Error('usePaired is for paired devices')
  return session.view
}
