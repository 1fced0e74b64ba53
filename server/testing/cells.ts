import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const page = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8')
const blocks = [...page.matchAll(/^```\n([^]+?)^```$/gm)].map(([, block]) => block!)

/** The block of docs/scale.md that begins so. */
function blockOf(begin: string): string {
  const block = blocks.find((one) => one.startsWith(begin))
  if (!block) throw new Error(`docs/scale.md has no block that begins with "${begin}".`)
  return block
}

export type Cell = 'oak' | 'elm'

const isCell = (text: string | undefined): text is Cell => text === 'oak' || text === 'elm'

/** What moves a family from one cell to another: the words after `elefam`, and in which cell. */
export function movingCommands(): { cell: Cell; words: string[] }[] {
  return blockOf('oak$ ')
    .trim()
    .split('\n')
    .map((line) => {
      const [, cell, words] = /^(\w+)\$ elefam (.+)$/.exec(line) ?? []
      if (!isCell(cell) || !words) throw new Error(`"${line}" is no command of a cell.`)
      return { cell, words: words.split(' ') }
    })
}
