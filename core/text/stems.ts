/** Words as a search and a rule compare them: without accents and endings. */

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
