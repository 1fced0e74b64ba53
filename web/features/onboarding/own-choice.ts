import type { KeyboardEvent } from 'react'
import { oneLine } from '#core/text.ts'

const same = (a: string) => (b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase()

/**
 * What somebody wrote as a choice of their own: in the list's spelling where the list has it, and
 * null where there is nothing to add because it is empty or chosen already.
 */
export function ownChoice(
  text: string,
  { known, chosen }: { known: readonly string[]; chosen: readonly string[] },
): string | null {
  const line = oneLine(text)
  if (line === '' || chosen.some(same(line))) return null
  return known.find(same(line)) ?? line
}

/** The list with the entry one place up (-1) or down (1); unchanged at either end. */
export function moveBy<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const entry = list[index]
  if (entry === undefined || index + by < 0 || index + by >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(index + by, 0, entry)
}

/** Enter in a line takes it, rather than sending the form around it; not while a word is composed. */
export const onEnter = (take: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  take()
}
