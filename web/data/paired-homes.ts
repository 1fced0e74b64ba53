import { isAtHome } from '#core/domain/paired-view.ts'
import { familyDay } from '#core/domain/zoned-time.ts'
import { createListeners } from '#web/lib/listeners.ts'
import { listenPaired } from './paired-live.ts'
import { forgetOtherHomes, pairedStorage } from './paired-storage.ts'
import { createPairedStore, ownerOf, type PairedStore } from './paired-store.ts'

/** The homes whose weeks a device opens: the one that let it in, then the other; and which one is shown. */
export type HomesState = { stores: readonly PairedStore[]; shown: PairedStore }

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
  /** By which view the other one was begun: a later one may know better. */
  let begunBy: object | null = null
  /** What somebody chose by hand, until the day is over. */
  let chosen: { store: PairedStore; day: string } | null = null
  let state: HomesState = { stores: [own], shown: own }

  const instant = () => new Date(own.now()).toISOString()
  const viewOf = (store: PairedStore) => {
    const session = store.session()
    return session.kind === 'paired' ? session.view : null
  }
  const isThere = (store: PairedStore) => {
    const view = viewOf(store)
    return view !== null && isAtHome(view, instant())
  }
  const today = () => {
    const view = viewOf(own)
    return view ? familyDay(view.family, instant()) : ''
  }

  /** Where the member is today: the own home where that is both, or neither. */
  const home = (): PairedStore => state.stores.find(isThere) ?? own

  const show = (shown: PairedStore, stores = state.stores) => {
    const isSame = stores.at(-1) === state.stores.at(-1)
    if (isSame && shown === state.shown) return
    state = { stores: isSame ? state.stores : stores, shown }
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
    if (!view && !['over', 'unpaired'].includes(own.session().kind)) return // Not known yet.
    const id = view?.device.otherHome ?? null
    const name = view && id !== null ? ownerOf(view.device, id) : null
    const isOver = other?.store.session().kind === 'over' && begunBy !== view?.device
    if (other && (other.name !== name || isOver)) endOther()
    if (other || begunBy === view?.device) return
    begunBy = view?.device ?? null
    forgetOtherHomes(name)
    if (name !== null && id !== null) beginOther(name, id)
  }

  const look = () => {
    follow()
    const stores = other && viewOf(other.store) ? [own, other.store] : [own]
    show(stores.includes(state.shown) ? state.shown : own, stores)
  }

  own.subscribe(look)
  look()
  show(home())
  listen(own)

  return {
    subscribe,
    state: () => state,
    own,
    home,

    /** Shows a home that somebody chose, until the day is over. */
    choose: (store: PairedStore) => {
      chosen = { store, day: today() }
      show(store)
    },

    /** Goes where the member is today, unless somebody chose otherwise: to be asked where nothing is being done. */
    followDay: () => {
      const isChosen = chosen?.day === today() && state.stores.includes(chosen.store)
      show(isChosen && chosen ? chosen.store : home())
    },
  }
}
