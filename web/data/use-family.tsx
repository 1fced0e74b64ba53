import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { FamilyCommand } from '#core/contract/family-commands.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import { membersOf, type Member } from '#core/domain/member.ts'
import { activeSprintIndex } from '#core/domain/sprint.ts'
import { randomId } from '../lib/random-id.ts'
import type { OutboxState } from './outbox.ts'
import type { Store } from './store.ts'

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
export function useSession(): Bootstrap | null {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, store.current, store.current) ?? null
}

/** The user, family and sprints; only below the routes that need a signed-in user. */
export function useFamily(): Bootstrap & { members: Member[]; activeSprint: Sprint | null } {
  const session = useSession()
  if (!session) throw new Error('useFamily is for routes that need a signed-in user')
  return {
    ...session,
    members: membersOf(session.family.familyData),
    activeSprint: session.sprints[activeSprintIndex(session.sprints)] ?? null,
  }
}

/** Whether everything is on the server, and what is not. */
export function useSaving(): OutboxState {
  const { outbox } = useStore()
  return useSyncExternalStore(outbox.subscribe, outbox.state)
}

type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> : never
export type FamilyIntent = WithoutId<FamilyCommand>
export type SprintIntent = WithoutId<SprintCommand>

/** An id for something new inside a document: a member, a task, a card. */
export const newId = () => randomId(12)

/**
 * Does something to the family or to one of its sprints: on the screen at once, on the server as
 * soon as it can be reached. The promise settles when the attempt is over; screens need not wait.
 */
export function useSend() {
  const store = useStore()
  const address = () => {
    const session = store.current()
    if (!session) throw new Error('useSend is for routes that need a signed-in user')
    return { userId: session.user.id, familyId: session.family.id }
  }
  return {
    toFamily: (intent: FamilyIntent) =>
      store.outbox.add({
        ...address(),
        sprintId: null,
        command: { id: randomId(22), ...intent },
      }),
    toSprint: (sprintId: string, intent: SprintIntent) =>
      store.outbox.add({
        ...address(),
        sprintId,
        command: { id: randomId(22), ...intent },
      }),
  }
}
