/** A sentence with the blanks before it, or the end of a line. */
const sentence = /\n|[^.!?\n]+[.!?]*|[.!?]+/g
const sentencesOf = (text: string): string[] => text.match(sentence) ?? []

/**
 * Both versions of a text in one. What only one of them changed is as they wrote it; of a sentence
 * that both changed, both versions stand there, theirs first. O(length + mostCompared).
 */
export function mergeText(base: string, theirs: string, mine: string): string {
  const [old, others, own] = [sentencesOf(base), sentencesOf(theirs), sentencesOf(mine)]
  const [inOthers, inOwn] = [placesOf(old, others), placesOf(old, own)]
  let merged = ''
  let [from, other, one] = [0, 0, 0]
  /** What is between two sentences that all three have, then goes on behind the second. */
  const settle = (until: number, untilOther: number, untilOne: number) => {
    merged += between(
      old.slice(from, until),
      others.slice(other, untilOther),
      own.slice(one, untilOne),
    )
    ;[from, other, one] = [until + 1, untilOther + 1, untilOne + 1]
  }
  for (const [index, kept] of old.entries()) {
    const [untilOther, untilOne] = [inOthers[index]!, inOwn[index]!]
    if (untilOther < 0 || untilOne < 0) continue
    settle(index, untilOther, untilOne)
    merged += kept
  }
  settle(old.length, others.length, own.length)
  return merged
}

/** What became of some sentences, where no sentence stayed in both versions. */
function between(base: string[], theirs: string[], mine: string[]): string {
  const [old, text, whole] = [base.join(''), theirs.join(''), mine.join('')]
  if (text === old) return whole
  return whole === old ? text : both(base, theirs, mine)
}

/**
 * One after the other, each on a line of its own; what both say is said once. A sentence to which
 * both added stands there once, with what they added.
 */
function both([old = '', ...base]: string[], theirs: string[], mine: string[]): string {
  const [text, whole] = [theirs.join(''), mine.join('')]
  if (whole.startsWith(text)) return whole
  if (text.startsWith(whole)) return text
  const [first, ...others] = theirs
  const addition = added(old, mine[0])
  if (addition && added(old, first)) return first + addition + both(base, others, mine.slice(1))
  const said = new Set(theirs.map((one) => one.trim()))
  const more = mine.filter((one) => !said.has(one.trim()) || one.trim() === '').join('')
  return text.trim() === '' || more.trim() === ''
    ? text + more
    : `${text.trimEnd()}\n${more.trimStart()}`
}

/** The mark of a list, such as a dash, is no sentence. */
const hasWord = /[\p{L}\p{N}]/u
const endsInWord = /[\p{L}\p{M}\p{N}]$/u
const beginsInWord = /^[\p{L}\p{M}\p{N}]/u

/** What was added to the end of a sentence; empty where it is another one, or another word. */
function added(before: string, now = ''): string {
  const old = before.trimEnd()
  if (!hasWord.test(old) || !now.startsWith(old)) return ''
  const more = now.slice(old.length)
  return endsInWord.test(old) && beginsInWord.test(more) ? '' : more
}

/**
 * So many pairs of sentences are compared at most; of more than that nothing is taken to have stayed.
 * That is 500 changed sentences in each version: a note has room for so many of three letters.
 */
const mostCompared = 250_000

/**
 * Where each entry of one list stands in another that it became, -1 where it is gone: the longest
 * common subsequence. What is the same at both ends is found at once. O(length + mostCompared).
 */
function placesOf(list: readonly string[], next: readonly string[]): number[] {
  const places = list.map(() => -1)
  let start = 0
  while (start < list.length && start < next.length && list[start] === next[start]) {
    places[start] = start
    start += 1
  }
  let [end, nextEnd] = [list.length, next.length]
  while (end > start && nextEnd > start && list[end - 1] === next[nextEnd - 1]) {
    end -= 1
    nextEnd -= 1
    places[end] = nextEnd
  }
  const width = nextEnd - start + 1
  if ((end - start + 1) * width > mostCompared) return places
  /** At each pair of places: how much of what follows is in both, in this order. */
  const common = new Uint16Array((end - start + 1) * width)
  const at = (place: number, nextPlace: number) => (place - start) * width + nextPlace - start
  for (let place = end - 1; place >= start; place -= 1) {
    for (let nextPlace = nextEnd - 1; nextPlace >= start; nextPlace -= 1) {
      common[at(place, nextPlace)] =
        list[place] === next[nextPlace]
          ? common[at(place + 1, nextPlace + 1)]! + 1
          : Math.max(common[at(place + 1, nextPlace)]!, common[at(place, nextPlace + 1)]!)
    }
  }
  for (let [place, nextPlace] = [start, start]; place < end && nextPlace < nextEnd;) {
    if (list[place] === next[nextPlace]) {
      places[place] = nextPlace
      place += 1
      nextPlace += 1
    } else if (common[at(place + 1, nextPlace)]! >= common[at(place, nextPlace + 1)]!) place += 1
    else nextPlace += 1
  }
  return places
}
