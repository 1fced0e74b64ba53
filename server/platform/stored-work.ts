import { fromEntries, keysOf } from '#core/lib/typed-objects.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { placesOf, type Names, type PlaceBounds } from './places.ts'

type Taking<Kind extends string> = {
  /** At most so many at once. */
  limit: number
  /** Names that hold as many places as they may: nothing is taken that is done in one of them. */
  without: Readonly<Record<Kind, readonly string[]>>
}

type Options<Kind extends string, Item> = {
  bounds: PlaceBounds<Kind>
  namesOf: (item: Item) => Names<Kind>
  /** Takes what is due from the database, the oldest first, each for this server alone. */
  take: (taking: Taking<Kind>) => Promise<Item[]>
  run: (item: Item) => Promise<void>
  /** Called after something took long: puts what else waits in its names behind what others have waiting. */
  goBehind?: ((item: Item) => Promise<void>) | undefined
  onError: (error: unknown) => void
  /** Places that get free within so many milliseconds are filled together. */
  together?: number
}

/** Milliseconds, from which on something took long. */
const long = 1_000

/**
 * Does what lies in the database, so many at once, and in turns by whose it is (decision 072): no name
 * holds more places than it may, so that a partner who is slow keeps nobody else waiting.
 */
export function storedWork<Kind extends string, Item>(options: Options<Kind, Item>) {
  const { bounds, namesOf, take, onError, together } = options
  const places = placesOf(bounds)
  const kinds = keysOf(bounds.each)
  const running = new Set<Promise<void>>()
  let filling: Promise<void> | null = null
  /** A place got free while the database was asked: it is asked again, for what that answer left out. */
  let isStale = false
  let isStopped = false

  const without = () =>
    fromEntries<Record<Kind, string[]>>(kinds.map((kind) => [kind, places.full(kind)]))

  const begin = (item: Item) => {
    const names = namesOf(item)
    const begun = performance.now()
    places.enter(names, begun)
    const work = runOne(options, item)
      .catch(onError)
      .finally(() => {
        running.delete(work)
        places.leave(names, performance.now())
        look()
      })
    running.add(work)
  }
  const fill = async () => {
    if (together !== undefined) await wait(together)
    for (;;) {
      const limit = places.room()
      if (isStopped || limit === 0) return
      isStale = false
      const items = await take({ limit, without: without() })
      for (const item of items) begin(item)
      if (items.length === 0 && !isStale) return
    }
  }
  /** Begins with what is due while a place is free; waits for none of it. */
  const look = (): void => {
    if (isStopped) return
    isStale = true
    filling ??= fill()
      .catch(onError)
      .finally(() => {
        filling = null
      })
  }
  return {
    look,
    /** Does what is due until nothing is. */
    untilDone: async (): Promise<void> => {
      for (;;) {
        look()
        await filling
        if (running.size === 0) return
        await Promise.race(running)
      }
    },
    /** Begins with nothing more, and gives what runs so many milliseconds. */
    stop: async (timeout: number): Promise<void> => {
      isStopped = true
      await filling
      await Promise.race([Promise.all(running), wait(timeout, null, { ref: false })])
    },
  }
}

async function runOne<Item>(
  { run, goBehind }: Pick<Options<never, Item>, 'run' | 'goBehind'>,
  item: Item,
): Promise<void> {
  const begun = performance.now()
  try {
    await run(item)
  } finally {
    if (performance.now() - begun >= long) await goBehind?.(item)
  }
}
