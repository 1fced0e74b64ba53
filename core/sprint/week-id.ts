/**
 * The id of the week after one: 'week-1', 'week-2' and so on. Whoever begins the same week makes the same
 * id, so that two parents at once, or one of them without a network, make one week (P2). Weeks of earlier
 * versions have ids by chance, which the number follows.
 */
export function nextWeekId(previous: { id: string } | null | undefined): string {
  if (!previous) return 'week-1'
  const [, stem = '', count] = /^(.*?)-(\d{1,6})$/.exec(previous.id) ?? []
  return count ? `${stem}-${Number(count) + 1}` : `${previous.id.slice(0, 56)}-2`
}
