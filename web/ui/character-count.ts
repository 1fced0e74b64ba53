export interface CharacterCount {
  /** For the eye, from four fifths of the limit on. */
  shown: string | null
  /** For screen readers, at a few round numbers only: a count at every letter would be noise. */
  spoken: string | null
  over: boolean
}

const spokenAt = [20, 10, 5, 0]

/** What a field with a limit says about its length (both in UTF-16 units, as inputs count them). */
export function countCharacters(length: number, limit: number): CharacterCount {
  const left = limit - length
  if (left < 0) {
    const text = `${-left} too many`
    return { shown: text, spoken: text, over: true }
  }
  const near = length >= limit * 0.8
  return {
    shown: near ? `${left} left` : null,
    spoken: near && spokenAt.includes(left) ? `${left} characters left` : null,
    over: false,
  }
}
