import { keysOf } from '#core/lib/typed-objects.ts'
import type { Database, Tables } from './schema.ts'

/** The tables with rows of a family; one more of them stands below, or this does not compile. */
type FamilyTable = {
  [Table in keyof Tables]: 'familyId' extends keyof Tables[Table] ? Table : never
}[keyof Tables]

/** Whether a family would miss its rows. */
const isMissed = {
  sprints: true,
  letters: true,
  outsideCalendars: true,
  printedSheets: true,
  pairedDevices: true,
  sharedMembers: true,
  summaries: false, // Of sprints.
  changes: false, // What came of them stands in the document.
  invites: false, // They lead to nobody once their sender is elsewhere.
  apiTokens: false, // They, and webhooks, are of a person, and end with their part in the family.
  webhooks: false,
  users: false, // Asked for by themselves: who else lives there?
} as const satisfies Record<FamilyTable, boolean>

type Missed = { [Table in FamilyTable]: (typeof isMissed)[Table] extends true ? Table : never }

const missed = keysOf(isMissed).filter((table): table is Missed[FamilyTable] => isMissed[table])

/** Whether a family has anything besides its document that it would miss. */
export async function hasRows(db: Database, familyId: string): Promise<boolean> {
  const { found } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or(
        missed.map((table) =>
          exists(selectFrom(table).select('familyId').where('familyId', '=', familyId)),
        ),
      ).as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(found)
}
