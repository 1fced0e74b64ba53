import type { Family } from '../family/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { refuse } from '../refusal.ts'
import { findMember, withMembers } from './member.ts'
import { isFields } from '../lib/typed-objects.ts'

/** Whom to forget, and who takes over what cannot be without somebody. */
export type Forgotten = { memberId: string; name: string; heirId: string }

/** What stands for a name in what others wrote: never longer, so that every text still fits. */
const blank = '…'
/** Whoever wrote or felt it: an entry that names its author by one of these goes with them. */
const authors = ['memberId', 'fromId']
/** May be nobody. */
const nobody = ['helperId', 'hostId']
/** Words of the format, ids and instants: no names. */
const fixed =
  /^(id|.*Id|.*At|date|kind|days|startOfWeek|meetingDay|.*Time|outcome|verdict|answer|stage|animal|color|ageBand|fits|owners|sharing|repeat|every|time|icon|checkOn|startsOn|pausedDates|figure|theme|question|about|for)$/

/** Whether a text has the name as a word of its own. */
export function mentions(text: string, name: string): boolean {
  return wordOf(name).test(text)
}

/** The text without the name as a word of its own. */
export function withoutName(text: string, name: string): string {
  return text.replaceAll(wordOf(name), blank)
}

function wordOf(name: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'gu',
  )
}

/** The member as `forgetInFamily` and `forgetInSprint` want to know them. */
export function forgottenIn(family: Family, memberId: string): Forgotten {
  const { primaryUser } = family.familyData
  if (primaryUser.id === memberId) refuse('primary-stays')
  const member = findMember(family.familyData, memberId)
  return { memberId, name: (member ?? refuse('member-missing')).name, heirId: primaryUser.id }
}

/**
 * The family as if the member had never been there, one version later: who they are, what they said,
 * and their name in what others wrote. Not to be undone.
 */
export function forgetInFamily(family: Family, forgotten: Forgotten): Family {
  const { adults, children, primaryUser, ...data } = family.familyData
  const others = <T extends { id: string }>(list: T[]) =>
    list.filter(({ id }) => id !== forgotten.memberId)
  const rest = withoutThem(data, forgotten)
  const familyData = { ...rest, primaryUser, adults: others(adults), children: others(children) }
  return withMembers({ ...family, version: family.version + 1, familyData }, {})
}

/** The same for a sprint; the same object where it knows nothing of them. */
export function forgetInSprint(sprint: Sprint, forgotten: Forgotten): Sprint {
  const next = withoutThem(sprint, forgotten)
  const tasks = next.tasks
    .filter(({ owners }) => owners === 'everyone' || owners.length > 0)
    .map((task) => ({ ...task, checks: withoutEmptyDays(task.checks) }))
  // A thank-you to them that had no words says nothing any more.
  const appreciations = next.meeting.appreciations.filter(
    ({ toId, text }) => toId !== undefined || text !== '',
  )
  const cleaned = { ...next, tasks, meeting: { ...next.meeting, appreciations } }
  if (JSON.stringify(cleaned) === JSON.stringify(sprint)) return sprint
  return { ...cleaned, version: sprint.version + 1 }
}

const withoutEmptyDays = (checks: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(checks).filter(([, members]) => members.length > 0))

/** The document is still one of its kind: only what may be missing, or be nobody, goes. */
function withoutThem<Document extends object>(document: Document, forgotten: Forgotten): Document {
  return forget(document, forgotten) as Document
}

/** Walks through whatever a document has, also in fields that came later than this rule. */
function forget(value: unknown, forgotten: Forgotten, key = ''): unknown {
  if (typeof value === 'string') {
    return fixed.test(key) ? value : withoutName(value, forgotten.name)
  }
  if (Array.isArray(value)) {
    const kept = value.filter(
      (entry) => entry !== forgotten.memberId && !isTheirs(entry, forgotten),
    )
    const walked = kept.map((entry) => forget(entry, forgotten, key))
    return walked.every((entry) => typeof entry === 'string') ? [...new Set(walked)] : walked
  }
  if (!isFields(value)) return value
  const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    if (field === undefined || name === forgotten.memberId) return []
    if (field !== forgotten.memberId || name === 'id')
      return [[name, forget(field, forgotten, name)]]
    if (name === 'ownerId') return [[name, forgotten.heirId]]
    return nobody.includes(name) ? [[name, null]] : []
  })
  return Object.fromEntries(fields)
}

function isTheirs(entry: unknown, { memberId }: Forgotten): boolean {
  return isFields(entry) && authors.some((author) => entry[author] === memberId)
}
