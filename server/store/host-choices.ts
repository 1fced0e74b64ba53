import { hostChoicesSchema, type HostChanges, type HostChoices } from '#core/hosts/schema.ts'
import { keysOf } from '#core/lib/typed-objects.ts'
import { limits } from '#core/limits.ts'
import { readHostValues, saveHostValue } from './host-values.ts'
import { forgetWarnings } from './idle.ts'
import type { Database, OpenTransaction } from './schema.ts'

/** What a server does whose host has chosen nothing. */
const usual: HostChoices = {
  signUp: 'open',
  familiesMax: 0,
  membersMax: limits.members,
  idleMonths: 0,
}

const names = keysOf(usual)

/** What whoever runs this server has chosen, as it is at this moment. */
export type ReadChoices = (db?: Database) => Promise<HostChoices>

/**
 * The choices of this database's servers: what the environment gives wins over what was chosen while
 * they ran. Asked anew each time, by one read of four short rows, so that all servers agree at once:
 * a sign-up, a visit of the front door and a new member are rare beside everything else.
 */
export function choicesOf(base: Database, given: Partial<HostChoices>): ReadChoices {
  return async (db = base) => {
    const stored = await readHostValues(
      db,
      names.map((name) => keyOf(name)),
    )
    const chosen = names.map((name) => [name, valueIn(stored[keyOf(name)])] as const)
    // What an earlier version wrote, and this one does not take, counts as not chosen.
    const good = chosen.filter(
      ([name, value]) => hostChoicesSchema.shape[name].safeParse(value).success,
    )
    return hostChoicesSchema.parse({ ...usual, ...Object.fromEntries(good), ...given })
  }
}

export async function saveChoices(trx: OpenTransaction, changes: HostChanges): Promise<void> {
  for (const name of keysOf(changes)) {
    if (changes[name] === undefined) continue
    await saveHostValue(trx, keyOf(name), JSON.stringify(changes[name]))
  }
  // Whoever was warned by other months is warned anew, and has the whole time from then on (H1).
  if (changes.idleMonths !== undefined) await forgetWarnings(trx)
}

const keyOf = (name: keyof HostChoices) => `choice ${name}`

function valueIn(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text)
}
