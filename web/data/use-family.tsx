import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { membersOf, type Member } from '#core/members/member.ts'
import { dayOfStandUp } from '#core/stand-up/stand-up.ts'
import { useByClock } from '#web/lib/use-today.ts'
import type { OutboxState } from './outbox.ts'
import type { View } from './replica.ts'
import type { Store } from './store.ts'
import { mutatorsOf } from './send.ts'

const StoreContext = createContext<Store | null>(null)

export function StoreProvider({ store, children }: { store: Store; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

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

/** The user, family and sprints; only below the routes that need a signed-in user. */
export function useFamily(): View & { members: Member[] } {
  const session = useSession()
  if (!session) throw new Error('useFamily is for routes that need a signed-in user')
  return {
    ...session,
    members: membersOf(session.family.familyData),
  }
}

/** The place in the family's log that the server is known to have reached; null where there is none. */
export function useSequence(): number | null {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, store.sequence, store.sequence)
}

/** Whether everything is on the server, and what is not. */
export function useSaving(): OutboxState {
  const { outbox } = useStore()
  return useSyncExternalStore(outbox.subscribe, outbox.state, outbox.state)
}

/** See `mutatorsOf`; for the screens. */
export function useSend(): ReturnType<typeof mutatorsOf> {
  const store = useStore()
  return useMemo(() => mutatorsOf(store), [store])
}

/** See `dayOfStandUp`, by the family's clocks. */
export function useStandUpDay(): string {
  const { sprints } = useFamily()
  return useByClock((now, clock) => dayOfStandUp(sprints, now, clock))
}
