import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { PairedView } from '#core/devices/schema.ts'
import { membersOf, type Member } from '#core/members/member.ts'
import { dayOfStandUp } from '#core/stand-up/stand-up.ts'
import type { OutboxState } from '#web/data/outbox.ts'
import type { PairedHomes } from '#web/data/paired-homes.ts'
import { ownerOf, type PairedSession, type PairedStore } from '#web/data/paired-store.ts'
import type { FamilyIntent, SprintIntent } from '#web/data/send.ts'
import { randomId } from '#web/lib/random-id.ts'
import { ClockContext, useByClock } from '#web/lib/use-today.ts'
import { DraftsOf } from '#web/shared/drafts/use-draft.tsx'

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
  const { timeZone, dayEndsAt } = view?.family.familyData.settings ?? {}
  const clock = useMemo(
    () => ({ now: store.now, timeZone, dayEndsAt }),
    [store, timeZone, dayEndsAt],
  )
  return (
    <HomesContext value={homes}>
      <ClockContext value={clock}>
        <DraftsOf value={view && ownerOf(view.device, store.home)}>{children}</DraftsOf>
      </ClockContext>
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

/** The device's part of its family; only where it is paired. */
export function usePaired(): PairedView & { members: Member[]; memberIds: string[] } {
  const session = usePairedSession()
  if (session.kind !== 'paired') throw new Error('usePaired is for paired devices')
  const members = membersOf(session.view.family.familyData)
  return { ...session.view, members, memberIds: members.map(({ id }) => id) }
}

/** What waits to be sent, and whether sending fails. */
export function usePairedSaving(): OutboxState {
  const { outbox } = usePairedStore()
  return useSyncExternalStore(outbox.subscribe, outbox.state)
}

/** See `dayOfStandUp`, by the family's clocks. */
export function usePairedStandUpDay(): string {
  const { sprints } = usePaired()
  return useByClock((now, clock) => dayOfStandUp(sprints, now, clock))
}

/** What can be done from here: on the screen at once. Each gives false where no more is kept. */
export function useGive() {
  const store = usePairedStore()
  return useMemo(
    () => ({
      toFamily: (intent: FamilyIntent) =>
        store.give({ sprintId: null, command: { id: randomId(22), ...intent } }),
      toSprint: (sprintId: string, intent: SprintIntent) =>
        store.give({ sprintId, command: { id: randomId(22), ...intent } }),
    }),
    [store],
  )
}
