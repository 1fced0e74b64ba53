import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { User } from '#core/account/user-schema.ts'
import { membersOf } from '#core/members/member.ts'
import { dayOfStandUp } from '#core/stand-up/stand-up.ts'
import { useByClock, useToday } from '#web/lib/use-today.ts'
import { dispatchOf, type Home } from './home.ts'
import type { OutboxState } from './outbox.ts'
import type { View } from './replica.ts'
import type { Store } from './store.ts'

/** Given above the screens by `StoreProvider`, and on devices by `PairedProvider`. */
export const HomeContext = createContext<Home | null>(null)

function useHomeSource(): Home {
  const home = use(HomeContext)
  if (!home) throw new Error('useHome needs a StoreProvider or a PairedProvider above it')
  return home
}

/** Gives commands without reading documents: it never renders its component anew. */
export function useSend() {
  const home = useHomeSource()
  return useMemo(() => ({ actsAs: home.actsAs, ...dispatchOf(home) }), [home])
}

/** The documents, today, and what can be done; re-renders when any of it changes. */
export function useHome() {
  const home = useHomeSource()
  const documents = useSyncExternalStore(home.subscribe, home.documents, home.documents)
  if (!documents) throw new Error('useHome is for screens that show a family')
  const { family, sprints } = documents
  const members = membersOf(family.familyData)
  return { family, sprints, members, today: useToday(), ...useSend() }
}

/** Whether everything is on the server, and what is not. */
export function useSaving(): OutboxState {
  const { outbox } = useHomeSource()
  return useSyncExternalStore(outbox.subscribe, outbox.state, outbox.state)
}

/** The day that a check-in is of right now, see `dayOfStandUp`. */
export function useStandUpDay(): string {
  const { sprints } = useHome()
  return useByClock((now, clock) => dayOfStandUp(sprints, now, clock))
}

// What only a signed-in browser has.

export const StoreContext = createContext<Store | null>(null)

export function useStore(): Store {
  const store = use(StoreContext)
  if (!store) throw new Error('useStore needs a StoreProvider above it')
  return store
}

/** Everything of the signed-in family, or null; re-renders when any of it changes. */
export function useSession(): View | null {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, store.current, store.current) ?? null
}

/** Who is signed in; only below the routes that need a signed-in user. */
export function useUser(): User {
  const session = useSession()
  if (!session) throw new Error('useUser is for routes that need a signed-in user')
  return session.user
}

/** The place in the family's log that the server is known to have reached; null where there is none. */
export function useSequence(): number | null {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, store.sequence, store.sequence)
}
