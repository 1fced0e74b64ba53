import { styleText } from 'node:util'

/** What a look at one thing found, in a sentence for whoever runs this server. */
export type Finding = {
  level: 'ok' | 'warning' | 'wrong'
  /** What was looked at, in a word or two. */
  about: string
  says: string
  /** Where to mend it. */
  setting?: string | undefined
}

/** Findings about one thing, by how good they are. */
export function about(thing: string) {
  const found = (level: Finding['level']) => (says: string, setting?: string) => {
    return { level, about: thing, says, ...(setting && { setting }) }
  }
  return { ok: found('ok'), warning: found('warning'), wrong: found('wrong') }
}

const marks = { ok: ['✓', 'green'], warning: ['!', 'yellow'], wrong: ['✗', 'red'] } as const

type Paper = { width: number; colours: boolean }

/** What was found as lines of a terminal, and at the end what it comes to. */
export function findingLines(findings: readonly Finding[], { width, colours }: Paper): string[] {
  const column = Math.max(...findings.map((one) => one.about.length))
  const lines = findings.flatMap((one) => {
    const [mark, colour] = marks[one.level]
    const words = one.setting ? `${one.says} →\u00a0${one.setting}` : one.says
    const [first = '', ...others] = wrapped(words, Math.max(30, width - column - 6))
    const shown = colours ? styleText(colour, mark, { validateStream: false }) : mark
    const indented = others.map((line) => ' '.repeat(column + 6) + line)
    return [`  ${shown} ${one.about.padEnd(column)}  ${first}`, ...indented]
  })
  return [...lines, '', `  ${summary(findings)}`]
}

function summary(findings: readonly Finding[]): string {
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length
  const [wrong, warnings] = [count('wrong'), count('warning')]
  const look = warnings > 0 ? `${warnings} to look at` : ''
  if (wrong === 0) return warnings === 0 ? 'All is well.' : `Nothing is wrong, ${look}.`
  return (
    [`${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong`, look].filter(Boolean).join(', ') +
    '.'
  )
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
