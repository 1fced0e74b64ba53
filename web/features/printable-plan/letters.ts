/** The letters of a text as a person counts them. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text.trim()), ({ segment }) => segment)
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/**
 * The shortest letters by which everybody's box is told apart, by id: the first, or two where the
 * first is shared, or the first with a number where two are.
 */
export function shortNames(
  members: readonly { id: string; name: string }[],
): ReadonlyMap<string, string> {
  const shares = (length: number) => {
    const starts = members.map(({ name }) => capital(lettersOf(name).slice(0, length).join('')))
    return starts.map((start) => ({
      start,
      alone: starts.filter((other) => other === start).length === 1,
    }))
  }
  const one = shares(1)
  const two = shares(2)
  const counts = new Map<string, number>()
  return new Map(
    members.map(({ id }, index): [string, string] => {
      if (one[index]!.alone) return [id, one[index]!.start]
      if (two[index]!.alone) return [id, two[index]!.start]
      const { start } = one[index]!
      counts.set(start, (counts.get(start) ?? 0) + 1)
      return [id, `${start}${counts.get(start)}`]
    }),
  )
}
