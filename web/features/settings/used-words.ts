const day = 24 * 60 * 60_000

/** When it was used last: the server keeps that to the day. */
export function usedWords(usedAt: string, now: string): string {
  const days = Math.floor((Date.parse(now) - Date.parse(usedAt)) / day)
  if (days < 1) return 'Used in the last day'
  return days === 1 ? 'Used yesterday' : `Used ${days} days ago`
}
