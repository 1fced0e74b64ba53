import type { Bootstrap } from '#core/contract/bootstrap.ts'
import { applyFamilyCommand } from '#core/domain/family.ts'
import { memberIdsOf } from '#core/domain/member.ts'
import { applySprintCommand, inOrder } from '#core/domain/sprint.ts'
import type { FamilyIntent, SprintIntent } from '#web/data/use-family.tsx'

/** What somebody did on a day: to the family, or to the sprint of that id. */
export type Deed = { date: string } & (
  | { family: FamilyIntent }
  | { sprintId: string; sprint: SprintIntent }
)

const id = 'a-deed-of-the-tour'

/** The documents after the deeds, in their order, by the product's own rules; they refuse what is not allowed. */
export function live(documents: Bootstrap, deeds: readonly Deed[]): Bootstrap {
  return deeds.reduce(after, documents)
}

function after(documents: Bootstrap, deed: Deed): Bootstrap {
  const { family, sprints, user } = documents
  const context = {
    now: `${deed.date}T17:30:00.000Z`,
    userId: user.id,
    memberIds: memberIdsOf(family.familyData),
  }
  if ('family' in deed) {
    return { ...documents, family: applyFamilyCommand(family, { ...deed.family, id }, context) }
  }
  const { sprintId } = deed
  const before = sprints.find((sprint) => sprint.id === sprintId) ?? null
  const at = { familyId: family.id, sprintId }
  const sprint = applySprintCommand(before, { ...deed.sprint, id }, context, at)
  const others = sprints.filter((other) => other !== before)
  return { ...documents, sprints: inOrder(sprint ? [...others, sprint] : others) }
}
