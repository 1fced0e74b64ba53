import { merge } from '#core/commands/merge.ts'
import { isFields } from '#core/lib/typed-objects.ts'
import { Refusal } from '#core/refusal.ts'
import type { Draft } from './drafts.ts'

/** One text or form as a screen holds it: what is typed here, and what was typed elsewhere or earlier. */
export type DraftState<Value> = {
  mine: Mine<Value> | null
  others: readonly Other<Value>[]
}

export type Mine<Value> = {
  id: string
  value: Value
  /** What stood there when the writing began: what came since is merged with it, not overwritten (P6). */
  base: Value
  /** Somebody has typed since this place was opened. */
  touched: boolean
}

export type Other<Value> = { id: string; value: Value; base: Value; isOpen: boolean | null }

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

/** Whether what was typed is part of what stands there: with it, that would be the same. */
export const isIn = <Value>(
  field: string,
  typed: Pick<Mine<Value>, 'base' | 'value'>,
  saved: Value,
): boolean => same(trimmed(together(field, typed, saved).value), trimmed(saved))

/** As it is saved: without the blanks around its texts. */
const trimmed = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.trim() : part)))

/** What is offered beside the field: nothing that stands in it already, with others' words or without. */
export function offeredIn<Value>(
  state: DraftState<Value>,
  saved: Value,
  field = 'text',
): readonly Other<Value>[] {
  const { mine, others } = state
  const older = mine && !applies(mine, saved) ? [{ ...mine, isOpen: false }] : []
  const shown = shownIn(state, saved)
  return [...older, ...others].filter(
    (other) => !same(other.value, shown) && !isIn(field, other, saved),
  )
}

/** What it builds on, as the field shows it. */
export function baseIn<Value>({ mine }: DraftState<Value>, saved: Value): Value {
  return mine && applies(mine, saved) ? mine.base : saved
}

type Typing<Value> = {
  value: Value
  saved: Value
  /** What these words build on, where they were not typed here. */
  base?: Value | undefined
  newId: () => string
}

/** After a keystroke. A draft that was only offered stays beside the new one. */
export function afterTyping<Value>(
  state: DraftState<Value>,
  { value, saved, base = baseIn(state, saved), newId }: Typing<Value>,
): DraftState<Value> & { mine: Mine<Value> } {
  const { mine, others } = state
  const goesOn = mine && applies(mine, saved)
  return {
    mine: { id: goesOn ? mine.id : newId(), value, base, touched: true },
    others: mine && !goesOn ? [{ ...mine, isOpen: false }, ...others] : others,
  }
}

/**
 * Words that were typed over something else, and what stands there now, in one (P6); as they were
 * typed where that has no room. `field`: what a single text is called in its document.
 */
export function together<Value>(
  field: string,
  { base, value }: Pick<Mine<Value>, 'base' | 'value'>,
  saved: Value,
): Pick<Mine<Value>, 'base' | 'value'> {
  try {
    if (isFields(base) && isFields(saved) && isFields(value)) {
      return { value: merge(base, saved, value), base: saved }
    }
    const texts = [{ [field]: base }, { [field]: saved }, { [field]: value }] as const
    const { [field]: merged = value } = merge(...texts)
    return { value: merged, base: saved }
  } catch (error) {
    if (error instanceof Refusal) return { value, base }
    throw error
  }
}

/** A draft as it was found, where this version of the program can read it. */
export function readAs<Value>(draft: Draft, saved: Value): Mine<Value> | null {
  const { id, value, base } = draft
  if (!isLike(value, saved) || !isLike(base, saved)) return null
  return { id, value, base, touched: false }
}

function isLike<Model>(found: unknown, model: Model): found is Model {
  if (found === null || model === null || model === undefined) return true
  if (typeof found !== typeof model || Array.isArray(found) !== Array.isArray(model)) return false
  if (!isFields(model) || !isFields(found)) return true
  return Object.entries(found).every(([key, value]) => key in model && isLike(value, model[key]))
}
