const before = 'A heart for '

export type Thanks = {
  /** The names of those who got a heart, in the order in which they got it. */
  hearts: string[]
  words: string
}

/** What a week's thanks say: a line for each heart, then what somebody wrote. */
export function thanksIn(text: string): Thanks {
  const lines = text.split('\n')
  const isHeart = (line: string) => line.startsWith(before)
  return {
    hearts: lines.filter(isHeart).map((line) => line.slice(before.length)),
    words: lines.filter((line) => !isHeart(line)).join('\n'),
  }
}

/** The thanks as they are kept, and told in Our story. */
export function textOf({ hearts, words }: Thanks): string {
  return [...hearts.map((name) => before + name), ...(words === '' ? [] : [words])].join('\n')
}

/** A tap gives a heart, another one takes it back. */
export function withOrWithoutHeart(text: string, name: string): string {
  const { hearts, words } = thanksIn(text)
  const others = hearts.filter((one) => one !== name)
  return textOf({ hearts: hearts.includes(name) ? others : [...hearts, name], words })
}
