/** How near two words are. */

/**
 * Whether two words differ by no more than a slip of the finger: a letter more, less, other, or two in each
 * other's place; by two slips in words of eight letters and more.
 */
export function areNear(one: string, other: string): boolean {
  if (one.length < 4 || one[0] !== other[0]) return false
  const most = Math.min(one.length, other.length) < 8 ? 1 : 2
  return Math.abs(one.length - other.length) <= most && slips(one, other) <= most
}

/** The Damerau–Levenshtein distance, with neighbours in each other's place as one slip. */
function slips(one: string, other: string): number {
  let older: number[] = []
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      now[column] = Math.min(
        before[column]! + 1,
        now[column - 1]! + 1,
        before[column - 1]! + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? older[column - 2]! + 1 : Infinity,
      )
    }
    older = before
    before = now
  }
  return before[other.length]!
}
