import type { Bootstrap } from '#core/contract/bootstrap.ts'
import { applyCommand } from '#core/domain/documents.ts'
import type { FamilyIntent, SprintIntent } from '#web/data/mutate.ts'

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
  const by = { now: `${deed.date}T17:30:00.000Z`, userId: documents.user.id }
  const addressed =
    'family' in deed
      ? { sprintId: null, command: { ...deed.family, id } }
      : { sprintId: deed.sprintId, command: { ...deed.sprint, id } }
  return applyCommand(documents, addressed, by)
}
