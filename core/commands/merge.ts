import { limits } from '../limits.ts'
import { refuse } from '../refusal.ts'
import { mergeText } from '../text/merge-text.ts'
import { fromEntries, isFields, keysOf } from '../lib/typed-objects.ts'

/** Texts of several lines that two people may be writing at once: no sentence of either is lost. */
const sharedTexts = new Set(['notes', 'why', 'measure', 'thanks', 'did', 'next', 'help'])

/** Lists of which two people may add or take out different entries, and how long each may become. */
const sharedLists: Record<string, number> = {
  priorities: limits.priorities,
  interests: limits.interests,
  absentIds: limits.members,
  hearts: limits.members,
  adults: limits.members,
  children: limits.members,
}

/**
 * Three-way merge of a document's fields: what `mine` changed since `base`, done to `theirs`. Fields
 * change alone, shared lists gain and lose entries, shared texts keep the sentences of both; where both
 * changed one other value, mine is the later and wins. Refuses with document-full what has no room.
 */
export function merge<Document extends object>(
  base: Partial<Document>,
  theirs: Document,
  mine: Document,
): Document {
  const names = [...new Set([...keysOf(theirs), ...keysOf(mine)])]
  const merged = names.map(
    (name) => [name, mergeField(name, base[name], theirs[name], mine[name])] as const,
  )
  return fromEntries<Document>(merged.filter(([, value]) => value !== undefined))
}

function mergeField(name: string, base: unknown, theirs: unknown, mine: unknown): unknown {
  if (isEqual(theirs, base) || isEqual(theirs, mine)) return mine
  if (isEqual(mine, base)) return theirs
  if (typeof theirs === 'string' && typeof mine === 'string' && sharedTexts.has(name)) {
    const text = mergeText(typeof base === 'string' ? base : '', theirs, mine)
    return text.length <= limits.note ? text : refuse('document-full')
  }
  const room = sharedLists[name]
  if (room === undefined || !Array.isArray(theirs) || !Array.isArray(mine)) return mine
  const list = mergeLists(Array.isArray(base) ? base : [], theirs, mine)
  return list.length <= room ? list : mine
}

/** Entries with an id are the same by it, others by what they say; in the order of theirs, then mine. */
export function mergeLists<Entry>(
  base: readonly Entry[],
  theirs: readonly Entry[],
  mine: readonly Entry[],
): Entry[] {
  const [before, present, wanted] = [byKey(base), byKey(theirs), byKey(mine)]
  const kept = [...present].flatMap(([key, entry]) => {
    const other = wanted.get(key)
    if (other === undefined) return before.has(key) ? [] : [entry]
    if (!isFields(entry) || !isFields(other)) return [entry]
    const old = before.get(key)
    return [merge(isFields(old) ? old : {}, entry, other)]
  })
  const added = [...wanted].filter(([key]) => !present.has(key) && !before.has(key))
  return [...kept, ...added.map(([, entry]) => entry)]
}

function byKey<Entry>(list: readonly Entry[]): Map<string, Entry> {
  return new Map(
    list.map((entry) => [isFields(entry) ? String(entry['id']) : JSON.stringify(entry), entry]),
  )
}

/** Whether two plain values say the same; the order of fields does not count. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]))
  }
  if (!isFields(one) || !isFields(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isEqual(one[name], other[name]))
}
