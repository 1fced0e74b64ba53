import type { Services } from '#server/http/route.ts'
import type { Clock } from '#server/platform/clock.ts'
import { readUser } from '#server/store/users.ts'
import { warnOwner } from './warnings.ts'

/** See `Services`: a mail with “This was not me”, which ends what was made. */
export const tellOfWayIn =
  ({ clock }: { clock: Clock }): Services['tellOfWayIn'] =>
  async (trx, { id }, kind) => {
    const owner = await readUser(trx, id)
    if (!owner) return
    await warnOwner(trx, owner, {
      now: clock(),
      kind: 'way-in',
      happened: { what: 'way-in-made', kind },
    })
  }
