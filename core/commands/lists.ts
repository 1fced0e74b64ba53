import { refuse } from '../refusal.ts'

/** The list with `entry` in the place of the one that `matches`, or at the end. */
export function put<Entry>(
  list: Entry[],
  entry: Entry,
  matches: (other: Entry) => boolean,
): Entry[] {
  const index = list.findIndex(matches)
  return index === -1 ? [...list, entry] : list.with(index, entry)
}

/** The list with one more entry; refuses beyond `max` and an id that is there already. */
export function append<Entry extends { id: string }>(
  list: Entry[],
  entry: Entry,
  max: number,
): Entry[] {
  if (list.some((other) => other.id === entry.id)) refuse('entry-exists')
  if (list.length >= max) refuse('list-full')
  return [...list, entry]
}

/** The list without the entry of this id; refuses where there is none. */
export function without<Entry extends { id: string }>(list: Entry[], id: string): Entry[] {
  const rest = list.filter((entry) => entry.id !== id)
  if (rest.length === list.length) refuse('entry-missing')
  return rest
}
