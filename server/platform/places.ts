import { keysOf } from '#core/lib/typed-objects.ts'

/** In whose names something is done, by what they are: `{ family }`, or `{ network, wider }`. */
export type Names<Kind extends string> = Readonly<Record<Kind, string>>

/** How many at once, and how many of them in one name of each kind. */
export type PlaceBounds<Kind extends string> = {
  places: number
  each: Readonly<Record<Kind, number>>
}

/** Of one name: how many are inside, how many wait, and the time it has used, in milliseconds. */
type Account = { inside: number; waiting: number; used: number; at: number }

/** Milliseconds after which used time counts for half. */
const halfLife = 10_000
/** Milliseconds: a name that has used less is forgotten. */
const forgotten = 1
/** From so many names on, those that have used almost nothing are forgotten. */
const sweptAt = 1_000

export type Places<Kind extends string> = ReturnType<typeof placesOf<Kind>>

/**
 * Who holds which of a few places, and for how long they have had them: the bookkeeping behind all
 * scarce work (decision 072). Times come in from outside, in milliseconds.
 */
export function placesOf<Kind extends string>({ places, each }: PlaceBounds<Kind>) {
  const accounts = new Map<string, Account>()
  const kinds = keysOf(each)
  let taken = 0
  let sweepAt = sweptAt

  const find = (kind: Kind, name: string) => accounts.get(`${kind} ${name}`)
  const open = (kind: Kind, name: string, now: number): Account => {
    if (accounts.size >= sweepAt) {
      sweep(accounts, now)
      sweepAt = Math.max(sweptAt, 2 * accounts.size)
    }
    const account = find(kind, name) ?? { inside: 0, waiting: 0, used: 0, at: now }
    accounts.set(`${kind} ${name}`, account)
    account.used = usedBy(account, now)
    account.at = now
    return account
  }
  const most = (names: Names<Kind>, of: (account: Account) => number) =>
    Math.max(0, ...kinds.map((kind) => of(find(kind, names[kind]) ?? nobody)))

  const step = (names: Names<Kind>, now: number, by: { inside?: number; waiting?: number }) => {
    for (const kind of kinds) {
      const account = open(kind, names[kind], now)
      account.inside += by.inside ?? 0
      account.waiting += by.waiting ?? 0
    }
    taken += by.inside ?? 0
  }

  return {
    enter: (names: Names<Kind>, now: number) => step(names, now, { inside: 1 }),
    leave: (names: Names<Kind>, now: number) => step(names, now, { inside: -1 }),
    queue: (names: Names<Kind>, now: number) => step(names, now, { waiting: 1 }),
    unqueue: (names: Names<Kind>, now: number) => step(names, now, { waiting: -1 }),
    isFull: () => taken >= places,
    mayEnter: (names: Names<Kind>) =>
      taken < places && kinds.every((kind) => (find(kind, names[kind])?.inside ?? 0) < each[kind]),
    /** How many places they hold, by whichever of their names has most. */
    holds: (names: Names<Kind>) => most(names, ({ inside }) => inside),
    /** How many wait, by whichever of their names has most. */
    waits: (names: Names<Kind>) => most(names, ({ waiting }) => waiting),
    /** The milliseconds that they had lately, by whichever of their names had most. */
    used: (names: Names<Kind>, now: number) => most(names, (account) => usedBy(account, now)),
    /** Of one kind, the names that may have no more places now. */
    full: (kind: Kind): string[] =>
      holders(accounts, kind).flatMap(([name, held]) => (held >= each[kind] ? [name] : [])),
    /** How many may be let in together, even if all came in one name that is not full yet. */
    room: (): number => {
      const left = kinds.flatMap((kind) => {
        const some = holders(accounts, kind).filter(([, held]) => held < each[kind])
        return [each[kind], ...some.map(([, held]) => each[kind] - held)]
      })
      return Math.max(0, Math.min(places - taken, ...left))
    },
  }
}

const nobody: Account = { inside: 0, waiting: 0, used: 0, at: 0 }

/** Time is charged while it runs, for each place that is held. */
function usedBy({ used, inside, at }: Account, now: number): number {
  const passed = Math.max(0, now - at)
  return used * 2 ** (-passed / halfLife) + inside * passed
}

/** Who holds places now, and how many. */
function holders(accounts: ReadonlyMap<string, Account>, kind: string): [string, number][] {
  const found: [string, number][] = []
  for (const [key, { inside }] of accounts)
    if (inside > 0 && key.startsWith(`${kind} `)) found.push([key.slice(kind.length + 1), inside])
  return found
}

function sweep(accounts: Map<string, Account>, now: number): void {
  for (const [key, account] of accounts) {
    const isIdle = account.inside === 0 && account.waiting === 0
    if (isIdle && usedBy(account, now) < forgotten) accounts.delete(key)
  }
}
