import type { Draft } from './drafts.ts'

/** One text or form as a screen holds it: what is typed here, and what was typed elsewhere or earlier. */
export type DraftState<Value> = {
  mine: Mine<Value> | null
  others: readonly Other<Value>[]
}

export type Mine<Value> = {
  id: string
  value: Value
  base: Value
  /** Somebody has typed since this place was opened. */
  touched: boolean
}

export type Other<Value> = { id: string; value: Value; isOpen: boolean | null }

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Whether what was found goes into the field by itself: only over what it was typed over. What has
 * changed meanwhile stands, and the draft beside it.
 */
export function applies<Value>({ touched, base }: Mine<Value>, saved: Value): boolean {
  return touched || same(base, saved)
}

/** What the field shows. */
export function shownIn<Value>({ mine }: DraftState<Value>, saved: Value): Value {
  return mine && applies(mine, saved) ? mine.value : saved
}

/** What is offered beside the field: nothing that stands in it already. */
export function offeredIn<Value>(state: DraftState<Value>, saved: Value): readonly Other<Value>[] {
  const { mine, others } = state
  const older = mine && !applies(mine, saved) ? [{ ...mine, isOpen: false }] : []
  const shown = shownIn(state, saved)
  return [...older, ...others].filter(({ value }) => !same(value, shown) && !same(value, saved))
}

/** After a keystroke. A draft that was only offered stays beside the new one. */
export function afterTyping<Value>(
  state: DraftState<Value>,
  { value, saved, newId }: { value: Value; saved: Value; newId: () => string },
): DraftState<Value> & { mine: Mine<Value> } {
  const { mine, others } = state
  const goesOn = mine && applies(mine, saved)
  return {
    mine: { id: goesOn ? mine.id : newId(), value, base: saved, touched: true },
    others: mine && !goesOn ? [{ ...mine, isOpen: false }, ...others] : others,
  }
}

/** A draft as it was found, where this version of the program can read it. */
export function readAs<Value>(draft: Draft, saved: Value): Mine<Value> | null {
  const { id, value, base } = draft
  if (!isLike(value, saved) || !isLike(base, saved)) return null
  return { id, value: value as Value, base: base as Value, touched: false }
}

function isLike(found: unknown, model: unknown): boolean {
  if (found === null || model === null || model === undefined) return true
  if (typeof found !== typeof model || Array.isArray(found) !== Array.isArray(model)) return false
  if (typeof model !== 'object' || Array.isArray(model)) return true
  return Object.entries(found as object).every(
    ([key, value]) => key in model && isLike(value, (model as Record<string, unknown>)[key]),
  )
}
