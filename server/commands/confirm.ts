import { createInterface } from 'node:readline/promises'

/** Whether whoever typed a command means what cannot be taken back. */
export type Confirm = (question: string) => Promise<boolean>

/**
 * Asks at the terminal. With `--yes` in the words nobody is asked; where there is no terminal nobody
 * can be, and nothing is done. Gives the other words as well.
 */
export function confirming(words: readonly string[]): { confirm: Confirm; rest: string[] } {
  const rest = words.filter((word) => word !== '--yes')
  if (rest.length < words.length) return { rest, confirm: async () => true }
  return { rest, confirm: ask }
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error(`${question} Nobody can be asked here: say --yes behind the command.`)
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} Type yes to go on: `)).trim())
  } finally {
    terminal.close()
  }
}
