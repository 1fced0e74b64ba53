/** Words as the search compares them: without accents and endings, and how near two of them are. */

/** "Repair cafés" → ["repair", "cafes"] */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/['’]/gu, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

// The first that fits is cut off, or replaced, where enough of the word is left.
const endings = [
  [/ies$/, 'y'],
  [/(sh|ch|ss|x|z|o)es$/, '$1'],
  [/([^su])s$/, '$1'],
] as const
const forms = [/ing$/, /ed$/, /ly$/, /er$/] as const
const shortest = 3

/** The stem of an English word, roughly: "cycling" and "cycles" are "cycl", "gardens" is "garden". */
export function stemOf(word: string): string {
  const [pattern, with_] = endings.find(([ending]) => ending.test(word)) ?? []
  const single = pattern && word.length > shortest ? word.replace(pattern, with_!) : word
  const form = forms.find((ending) => ending.test(single))
  const bare = form ? single.replace(form, '') : single
  const root = bare.length >= shortest && /[aeiouy]/.test(bare) ? bare : single
  return root.length > shortest ? root.replace(/([^aeiou])\1$/, '$1').replace(/[ey]$/, '') : root
}

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
