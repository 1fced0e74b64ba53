import type { PairedView } from '#core/devices/schema.ts'
import { isAtHome } from '#core/devices/paired-view.ts'
import { familyDay } from '#core/family/family-clock.ts'
import { createListeners } from '#web/lib/listeners.ts'
import { listenPaired } from './paired-live.ts'
import { deviceIn, forgetOtherHomes, names, pairedStorage } from './paired-storage.ts'
import { createPairedStore, isOut, ownerOf, type PairedStore } from './paired-store.ts'

/** The homes whose weeks a device opens. */
export type HomesState = {
  /** The one that let it in, then the other. */
  stores: readonly PairedStore[]
  shown: PairedStore
  /** Where the member is today; null where there is one home, or the day is both homes’ or neither’s. */
  today: PairedStore | null
}

type Options = {
  /** Something was typed by this owner whose place on the device is over; see `ownerOf`. */
  onOver: (owner: string) => void
  /** Keeps a store up to date; gives the way to end it. */
  listen?: (store: PairedStore) => () => void
}

export type PairedHomes = ReturnType<typeof createPairedHomes>

/**
 * One device in both homes of its member (decision 070). Each home is a store of its own, with its own
 * view and outbox: what waits for one is never sent to, or shown in, the other. That there is another
 * home, the view of the own one says.
 */
export function createPairedHomes({ onOver, listen = listenPaired }: Options) {
  const { subscribe, announce } = createListeners()
  const own = createPairedStore({ storage: pairedStorage(), onOver })
  let other: { name: string; store: PairedStore; leave: () => void } | null = null
  /** What the own home said last of this device; nothing is known before. */
  let said: PairedView['device'] | null | undefined
  /** What somebody chose by hand, until the day is over. */
  let chosen: { store: PairedStore; day: string } | null = null
  let state: HomesState = { stores: [own], shown: own, today: null }

  const instant = () => new Date(own.now()).toISOString()
  const viewOf = (store: PairedStore) => {
    const session = store.session()
    return session.kind === 'paired' ? session.view : null
  }
  const isThere = (store: PairedStore) => {
    const view = viewOf(store)
    return view !== null && isAtHome(view, instant())
  }
  const day = () => {
    const view = viewOf(own)
    return view ? familyDay(view.family, instant()) : ''
  }

  const show = (
    stores: readonly PairedStore[],
    pick: (today: PairedStore | null) => PairedStore | undefined,
  ) => {
    const [first, more] = stores.length > 1 ? stores.filter(isThere) : []
    const today = more ? null : (first ?? null)
    const next = { stores, shown: pick(today) ?? own, today }
    const isSame = stores.at(-1) === state.stores.at(-1) && today === state.today
    if (isSame && next.shown === state.shown) return
    state = next
    announce()
  }

  const endOther = () => {
    const ended = other
    other = null
    ended?.leave()
    ended?.store.end()
  }
  const beginOther = (name: string, id: string) => {
    const store = createPairedStore({ storage: pairedStorage(name), home: id, onOver })
    const [leave, unlisten] = [store.subscribe(look), listen(store)]
    other = {
      name,
      store,
      leave: () => {
        leave()
        unlisten()
      },
    }
  }

  /** Begins and ends the other home, as the own one’s last view says. */
  const follow = () => {
    const view = viewOf(own)
    if (!view && !isOut(own.session())) return // Not known yet.
    const device = view?.device ?? null
    if (device === said) return
    said = device
    const id = device?.otherHome ?? null
    const name = device && id !== null ? ownerOf(device, id) : null
    // One that was refused is asked for anew: there may be another yes.
    if (other && other.name === name && !isOut(other.store.session())) return
    endOther()
    forgetOtherHomes(name)
    if (name !== null && id !== null) beginOther(name, id)
  }

  const look = () => {
    follow()
    const stores = other && viewOf(other.store) ? [own, other.store] : [own]
    show(stores, () => stores.find((store) => store === state.shown))
  }

  /** Goes where the member is today, unless somebody chose otherwise: to be asked where nothing is being done. */
  const followDay = () => {
    const isChosen = chosen?.day === day() && state.stores.includes(chosen.store)
    show(state.stores, (today) => (isChosen ? chosen?.store : (today ?? own)))
  }

  own.subscribe(look)
  // Another tab has made this browser another family's device, or nobody's: the server says whose.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === names.view && deviceIn(newValue) !== (viewOf(own)?.device.id ?? null))
      void own.pull().catch(() => undefined)
  })
  look()
  followDay()
  listen(own)

  return {
    subscribe,
    state: () => state,
    own,
    followDay,

    /** Shows a home that somebody chose, until the day is over. */
    choose: (store: PairedStore) => {
      chosen = { store, day: day() }
      followDay()
    },
  }
}
