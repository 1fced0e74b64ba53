import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from './schema.ts'

/** Who asks for a family's webhooks or outside calendars: a person, or with `tokenId` a program. */
type Asking = { familyId: string; tokenId?: string | undefined }

/** The same for one of them. */
export type AskingForOne = Asking & { id: string }

// Outside calendars have the same two columns.
const eb = expressionBuilder<Tables, 'webhooks'>()

/** Those that whoever asks gets at: a program gets at what it has added itself, and at nothing else. */
export function reachedBy({ familyId, tokenId }: Asking): Expression<SqlBool> {
  const ofFamily = eb('familyId', '=', familyId)
  return tokenId === undefined ? ofFamily : eb.and([ofFamily, eb('tokenId', '=', tokenId)])
}
