import { limits } from '#core/limits.ts'
import { Refusal } from '#core/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'

type Bounds = { burst: number; steady: number }

/** How many accounts are looked through at once for those that may be forgotten. */
const sweptAt = 10_000

/**
 * Lets each account write as much as a family does in a hurry, and steadily as much as hands can: on
 * this server alone and without a trace, for counting in the database would cost more than writing.
 */
export function pacer(
  clock: Clock,
  { burst, steady }: Bounds = { burst: limits.writeBurst, steady: limits.writeSteady },
) {
  /** By account: until when what it wrote is paid off, in milliseconds. */
  const owing = new Map<string, number>()
  const ahead = (burst / steady) * 1000

  return (account: string, bytes: number): void => {
    const now = Date.parse(clock())
    const from = Math.max(now, owing.get(account) ?? 0)
    const until = from + (bytes / steady) * 1000
    // Whoever owes nothing may, however much it is.
    if (from > now && until - now > ahead) throw tooFast(until - now - ahead)
    if (owing.size >= sweptAt) for (const [one, end] of owing) if (end <= now) owing.delete(one)
    owing.set(account, until)
  }
}

function tooFast(wait: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000))
  const time = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`
  const message = `This is more at once than can be taken. You can go on reading; what was not saved yet can be sent again in ${time}.`
  return new Refusal('too-many-requests', { retryAfter }, message)
}
