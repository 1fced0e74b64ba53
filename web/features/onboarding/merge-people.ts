import type { FamilyPeople } from '#web/data/family-form.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Our changes since `before` put onto what the family is now (`theirs`): a form that lay open for
 * days must not bring back whom the other parent removed, or lose whom they added.
 */
export function mergePeople(
  before: FamilyPeople,
  mine: FamilyPeople,
  theirs: FamilyPeople,
): FamilyPeople {
  return {
    primaryUser: same(before.primaryUser, mine.primaryUser) ? theirs.primaryUser : mine.primaryUser,
    adults: mergeList(before.adults, mine.adults, theirs.adults),
    children: mergeList(before.children, mine.children, theirs.children),
  }
}

function mergeList<Person extends { id: string }>(
  before: readonly Person[],
  mine: readonly Person[],
  theirs: readonly Person[],
): Person[] {
  const find = (list: readonly Person[], { id }: Person) => list.find((other) => other.id === id)
  const kept = mine.flatMap((person) => {
    const untouched = same(find(before, person), person)
    return untouched ? (find(theirs, person) ?? []) : [person]
  })
  const added = theirs.filter((person) => !find(before, person) && !find(mine, person))
  return [...kept, ...added]
}

/** Those of the lists that differ, as `edit-family` takes them; null where nothing does. */
export function peopleChanges(
  now: FamilyPeople,
  wanted: FamilyPeople,
): Partial<FamilyPeople> | null {
  const changes: Partial<FamilyPeople> = {}
  if (!same(now.primaryUser, wanted.primaryUser)) changes.primaryUser = wanted.primaryUser
  if (!same(now.adults, wanted.adults)) changes.adults = wanted.adults
  if (!same(now.children, wanted.children)) changes.children = wanted.children
  return Object.keys(changes).length > 0 ? changes : null
}
