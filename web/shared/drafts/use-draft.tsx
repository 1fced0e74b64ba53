import {
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
} from 'react'
import {
  afterTyping,
  applies,
  baseIn,
  isIn,
  offeredIn,
  readAs,
  same,
  shownIn,
  together,
  type DraftState,
  type Other,
} from '#web/lib/draft-state.ts'
import {
  draftOfThisTab,
  draftsOfOtherTabs,
  forgetDraft,
  keepDraft,
  onDraftGone,
} from '#web/lib/drafts.ts'
import { randomId } from '#web/lib/random-id.ts'
import { DraftNotice } from './draft-notice.tsx'
import { DraftsOf } from './drafts-of.ts'

type Options<Value> = {
  /** What somebody wrote in it, for where it is only shown. */
  words?: (value: Value) => readonly string[]
  /** The text's field in its document, which decides how two versions of it are merged. */
  field?: string
}

/** A draft as a TextField or TextArea takes it: the text, its change, and other drafts of the same place. */
export type TypedText = {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  draft: { notice: ReactNode }
}

type Step<Value> = (now: Value) => Value

/** As with useState, a value is never a function itself. */
function isStep<Value>(change: Value | Step<Value>): change is Step<Value> {
  return typeof change === 'function'
}

export type DraftOf<Value> = {
  value: Value
  /** The value right now, also between two events before the screen is drawn again. */
  latest: () => Value
  /** What stood there when the writing began. */
  base: () => Value
  set: (change: Value | Step<Value>) => Value
  notice: ReactNode
  /** It was sent at once, or thrown away. */
  drop: () => void
  /**
   * It is part of what the family has, and on its way to the server: what is typed from now on builds
   * on it. On this device it is forgotten as soon as the first attempt is over.
   */
  sent: (attempt: Promise<unknown>) => void
}

/**
 * State for what is typed: like useState, but kept on this device with every keystroke, until it is
 * sent or thrown away (P1). `about` names the place and the thing; `saved` is what the family has.
 */
export function useDraft<Value>(
  about: string,
  saved: Value,
  { words = wordsOf, field = 'text' }: Options<Value> = {},
): DraftOf<Value> {
  const userId = use(DraftsOf)
  const [held, setHeld] = useState(() => open(userId, about, saved))
  // Another thing in the same place, and anybody else (A55), has drafts of their own.
  const isSame = held.about === about && held.userId === userId
  const state = isSame ? held : open(userId, about, saved)
  if (state !== held) setHeld(state)
  const now = useRef({ state, saved })
  useEffect(() => {
    now.current = { state, saved }
  })
  const change = (next: DraftState<Value>) => {
    const changed = { ...next, about, userId }
    now.current = { state: changed, saved: now.current.saved }
    setHeld(changed)
  }
  const forget = (id: string) => userId !== null && forgetDraft({ userId, about }, id)

  useOtherTabs(userId, about, (others) => {
    const { state: before, saved: there } = now.current
    if (before.about !== about) return
    // The family has it already: the page that sent it had no time to forget the draft.
    const closed = others.flatMap(({ draft, isOpen }) =>
      isOpen === false ? (readAs(draft, there) ?? []) : [],
    )
    for (const one of [...closed, ...(before.mine ? [before.mine] : [])]) {
      if (isIn(field, one, there)) forget(one.id)
    }
    change(takenOver({ userId, about }, before, others, there))
  })

  const put = (value: Value, base?: Value): Value => {
    const { state: before, saved: there } = now.current
    const next = afterTyping(before, { value, saved: there, base, newId: () => randomId(8) })
    if (same(value, next.mine.base)) forget(next.mine.id)
    else if (userId !== null) keepDraft({ userId, about }, next.mine)
    change(same(value, next.mine.base) ? { ...next, mine: null } : next)
    return value
  }
  const latest = () => shownIn(now.current.state, now.current.saved)
  /** Merges what was typed over an older text with what stands there now. */
  const takeUp = ({ id, isOpen, ...other }: Other<Value>) => {
    if (isOpen === false) throwAway(id)
    const { value, base } = together(field, other, now.current.saved)
    put(value, base)
  }
  const drop = () => {
    const { mine, others } = now.current.state
    if (!mine || !applies(mine, now.current.saved)) return
    forget(mine.id)
    change({ mine: null, others })
  }
  const throwAway = (id: string) => {
    const { mine, others } = now.current.state
    forget(id)
    change({
      mine: mine?.id === id ? null : mine,
      others: others.filter((other) => other.id !== id),
    })
  }
  const offers = offeredIn(state, saved, field).map((other) => ({
    id: other.id,
    isOpen: other.isOpen,
    words: words(other.value),
    onUse: () => takeUp(other),
    onDiscard: () => throwAway(other.id),
  }))
  return {
    value: shownIn(state, saved),
    latest,
    base: () => baseIn(now.current.state, now.current.saved),
    set: (next) => put(isStep(next) ? next(latest()) : next),
    notice: (offers.length > 0 || !same(shownIn(state, saved), saved)) && (
      <DraftNotice offers={offers} />
    ),
    drop,
    sent: (attempt) => {
      const { mine, others } = now.current.state
      if (!mine || !applies(mine, now.current.saved)) return
      change({ mine: null, others })
      // Shown until the screen is drawn again with the family's text.
      now.current.saved = mine.value
      void attempt.then(
        () => forget(mine.id),
        () => undefined,
      )
    },
  }
}

/** A draft that is one text, as a field takes it. */
export function typedText({ value, set, notice }: DraftOf<string>): TypedText {
  return { value, onChange: ({ target }) => set(target.value), draft: { notice } }
}

/** A text of a draft that has several. The first field of the form shows what else waits. */
export function typedPart<Value extends Record<Name, string>, Name extends string>(
  draft: DraftOf<Value>,
  name: Name,
): TypedText {
  return {
    value: draft.value[name],
    onChange: ({ target }) => draft.set((now) => ({ ...now, [name]: target.value })),
    draft: { notice: Object.keys(draft.value)[0] === name ? draft.notice : null },
  }
}

const wordsOf = (value: unknown): string[] =>
  (typeof value === 'string' ? [value] : Object.values(value ?? {})).filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )

type Held<Value> = DraftState<Value> & { about: string; userId: string | null }

function open<Value>(userId: string | null, about: string, saved: Value): Held<Value> {
  const found = userId === null ? null : draftOfThisTab({ userId, about })
  return { about, userId, mine: found && readAs(found, saved), others: [] }
}

type Others = Awaited<ReturnType<typeof draftsOfOtherTabs>>

/** Looks once what other tabs have, and again when one of them is done with it. */
function useOtherTabs(userId: string | null, about: string, tell: (others: Others) => void) {
  const tellNow = useEffectEvent(tell)
  useEffect(() => {
    if (userId === null) return
    let isOver = false
    const look = async () => {
      const others = await draftsOfOtherTabs({ userId, about })
      if (!isOver) tellNow(others)
    }
    void look()
    const stop = onDraftGone({ userId, about }, () => void look())
    return () => {
      isOver = true
      stop()
    }
  }, [userId, about])
}

/** A closed tab's newest draft goes on here, where nobody has typed and nothing has changed. */
function takenOver<Value>(
  { userId, about }: { userId: string | null; about: string },
  before: DraftState<Value>,
  found: Others,
  saved: Value,
): DraftState<Value> {
  const read = found.flatMap(({ draft, isOpen }) => {
    const mine = readAs(draft, saved)
    return mine ? [{ ...mine, isOpen }] : []
  })
  const next = before.mine ? undefined : read.find(({ isOpen }) => isOpen === false)
  const taken = next && applies(next, saved) ? next : undefined
  if (taken && userId !== null) keepDraft({ userId, about }, taken)
  const earlier = before.others.filter(
    ({ id, isOpen }) => isOpen === false && !read.some((other) => other.id === id),
  )
  const others: Other<Value>[] = [...earlier, ...read.filter((other) => other !== taken)]
  return { mine: taken ?? before.mine, others }
}
