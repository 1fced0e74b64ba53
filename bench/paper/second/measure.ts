import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printAll } from '../print/print.ts'
import type { Outcome } from './page/main.ts'
import { hardKinds, type Kind } from './page/take.ts'
import { withSecond } from './photographs.ts'

/** Each release looks once at photographs that nobody saw before: these seeds and the `count` after them. */
export const seeds = { from: 20261126, everyday: 250, hard: 250 }
const browsers = 2
const kept = join(import.meta.dirname, '../../../node_modules/.cache/paper-second.jsonl')

/** Photographs of the second camera, read in browsers; what is known so far stands in a file meanwhile. */
export async function outcomesOf({ from, everyday, hard } = seeds): Promise<Outcome[]> {
  const printed = await printAll()
  const jobs = Array.from({ length: everyday + hard }, (_, at): [number, Kind] => {
    const isHard = (at * hard) % (everyday + hard) < hard
    return [from + at, isHard ? hardKinds[Math.floor(at / 2) % hardKinds.length]! : 'everyday']
  })
  mkdirSync(join(kept, '..'), { recursive: true })
  writeFileSync(kept, '')
  const outcomes: Outcome[] = []
  const work = () =>
    withSecond(printed, async (look) => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { outcome } = await look(...job)
        outcomes.push(outcome)
        appendFileSync(kept, `${JSON.stringify(outcome)}\n`)
        if (outcomes.length % 40 === 0) console.log(`  ${outcomes.length} photographs`)
      }
    })
  await Promise.all(Array.from({ length: browsers }, work))
  return outcomes
}
