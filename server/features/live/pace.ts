const minute = 60_000

/**
 * Lets each subject pass so many times a minute, on this server alone and without a trace: for
 * what is so light that counting it in the database would cost more than doing it.
 */
export function pace(
  perMinute: number,
  now: () => number = Date.now,
): (subject: string) => boolean {
  const counts = new Map<string, number>()
  let endsAt = 0
  return (subject) => {
    if (now() >= endsAt) {
      counts.clear() // As many as were active within a minute is all that is ever held.
      endsAt = now() + minute
    }
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    return count <= perMinute
  }
}
