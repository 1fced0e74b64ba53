// What several screens say of a week: once for all, so that none of them says it otherwise (N33).

/** "6 days left", today among them, or "last day". */
export const daysLeftWords = (left: number): string =>
  left === 1 ? 'last day' : `${left} days left`

/** How many ticks a family finishes in a week, as `usualCapacity` has it, to be read. */
export function usualWords(usual: number): string {
  const count = Math.max(1, Math.round(usual))
  return `As a rule about ${count} a week ${count === 1 ? 'gets' : 'get'} done`
}

/** What is said once a day's own things are done. `isMoreOpen`: something of any day is left to tick. */
export const dayDoneWords = (isMoreOpen: boolean): readonly [title: string, then: string] =>
  isMoreOpen ? ['Done for today', 'The rest may wait.'] : ['All done', 'The evening is yours.']
