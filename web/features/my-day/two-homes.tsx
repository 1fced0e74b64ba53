import { plural, t } from '#core/say.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { PairedView } from '#core/devices/schema.ts'
import { membersOf } from '#core/members/member.ts'
import type { PairedStore } from '#web/data/paired-store.ts'
import { classes } from '#web/lib/classes.ts'
import { useToday } from '#web/lib/use-today.ts'
import { listOf } from '#web/lib/words.ts'
import { usePairedHomes } from '#web/shared/paired/use-paired.tsx'
import { Sun } from '#web/ui/icons.ts'
import { AvatarRow } from '#web/ui/avatar/avatar.tsx'

const mostFaces = 3

/** Who a home is to a child: the grown-ups there. */
function adultsIn({ family, device: { purpose } }: PairedView) {
  const myId = purpose.kind === 'member' ? purpose.memberId : ''
  return membersOf(family.familyData).filter(({ kind, id }) => kind !== 'child' && id !== myId)
}

/** "Anna and Ben", "Anna and 2 others"; a family without a name goes by its grown-ups. */
function homeName(view: PairedView): string {
  const [first, ...others] = adultsIn(view).map(({ name }) => name)
  if (first === undefined) return t({ message: 'your family', context: 'a child’s home' })
  return others.length > 1
    ? plural(others.length, { other: `${first} and # others` })
    : listOf([first, ...others])
}

function useView(store: PairedStore): PairedView | null {
  const session = useSyncExternalStore(store.subscribe, store.session)
  return session.kind === 'paired' ? session.view : null
}

/** "Today you are with Ben."; null where there is one home, or the day is both homes’ or neither’s. */
export function useWhere(): string | null {
  const { today, shown } = usePairedHomes()
  const view = useView(today ?? shown)
  if (!today || !view) return null
  const words = t`Today you are with ${homeName(view)}.`
  return today === shown ? words : t`${words} What you tick here counts all the same.`
}

/** The two homes of a child as a choice; on a day at the other one that opens by itself. */
export function HomeChoice({ isSmall }: { isSmall: boolean }) {
  const { stores, today, followDay } = usePairedHomes()
  const where = useWhere()
  const day = useToday()
  // Wherever nothing is being typed: a new day, and what the parents have said of it since.
  useEffect(followDay, [followDay, stores, today, day])
  if (stores.length < 2) return null
  return (
    <section aria-label={t`Your two homes`} data-homes className="mb-4 grid gap-2">
      <div role="group" aria-label={t`Whose week this is`} className="grid grid-cols-2 gap-2">
        {stores.map((store) => (
          <Home key={store.home ?? ''} store={store} isSmall={isSmall} />
        ))}
      </div>
      <p role="status" className={classes('empty:hidden', !isSmall && 'text-small text-quiet')}>
        {where}
      </p>
    </section>
  )
}

function Home({ store, isSmall }: { store: PairedStore; isSmall: boolean }) {
  const { shown, today, choose } = usePairedHomes()
  const view = useView(store)
  if (!view) return null
  return (
    <button
      type="button"
      aria-pressed={store === shown}
      onClick={() => choose(store)}
      className={classes(
        'border-line aria-pressed:border-elephant aria-pressed:bg-elephant-soft aria-pressed:text-elephant-ink forced-colors:aria-pressed:border-[Highlight]! rounded-card relative flex min-w-0 items-center border-2 px-3 text-start leading-tight aria-pressed:font-semibold aria-pressed:underline aria-pressed:underline-offset-4',
        isSmall
          ? 'min-h-20 flex-col justify-center gap-1.5 py-2.5 text-center'
          : 'min-h-13 gap-2 py-1.5',
      )}
    >
      <span aria-hidden="true" className="shrink-0">
        <AvatarRow
          members={adultsIn(view).slice(0, mostFaces)}
          size={isSmall ? 'normal' : 'small'}
        />
      </span>
      {isSmall && store === today && (
        <Sun className="text-marigold-ink absolute end-2 top-2 size-6" />
      )}
      <bdi className="min-w-0 break-words">{homeName(view)}</bdi>
    </button>
  )
}
