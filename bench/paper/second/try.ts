import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { printAll, type Printed } from '../print/print.ts'
import { hardKinds, type Kind } from './page/take.ts'
import { withSecond } from './photographs.ts'

// node scripts/run.mjs bench/paper/second/try.ts OUT KINDS FROM COUNT [show]
const [out = '/tmp/second', kinds = 'all', from = '0', count = '2', show = ''] = process.argv.slice(2)
mkdirSync(out, { recursive: true })
const cache = '/tmp/paper-prints/all.json'
if (!existsSync(cache)) {
  const all = await printAll()
  mkdirSync('/tmp/paper-prints', { recursive: true })
  writeFileSync(cache, JSON.stringify(all.map((one) => ({ ...one, png: one.png.toString('base64') }))))
}
const printed = (JSON.parse(readFileSync(cache, 'utf8')) as (Omit<Printed, 'png'> & { png: string })[]).map((one) => ({ ...one, png: Buffer.from(one.png, 'base64') }))
const list: Kind[] = kinds === 'all' ? [...hardKinds] : (kinds.split(',') as Kind[])
const rows: unknown[] = []
await withSecond(printed, async (look) => {
  for (const kind of list) {
    const sum = { n: 0, read: 0, f: 0, m: 0, u: 0, boxes: 0, refused: {} as Record<string, number> }
    for (let at = 0; at < Number(count); at += 1) {
      const seed = Number(from) + at
      const start = Date.now()
      const seen = await look(seed, kind, show !== '')
      const { outcome } = seen
      rows.push({ ...outcome, took: (seen as any).took, total: Date.now() - start })
      sum.n += 1
      if (outcome.refused) sum.refused[outcome.refused] = (sum.refused[outcome.refused] ?? 0) + 1
      else sum.read += 1
      sum.f += outcome.falseTicks.length
      sum.m += outcome.missed.length
      sum.u += outcome.unsure
      sum.boxes += outcome.boxes
      const isWrong = outcome.falseTicks.length + outcome.missed.length > 0
      if (seen.why.length) console.log('   ', kind, seed, seen.why.join(' '))
      if (isWrong) console.log(`   ${kind} ${seed} false ${outcome.falseTicks} missed ${outcome.missed} ms ${Math.round(outcome.milliseconds)}/${Date.now() - start}`)
      if (show) writeFileSync(`${out}/${kind}-${seed}.jpg`, Buffer.from(seen.photo, 'base64'))
    }
    console.log(kind.padEnd(16), JSON.stringify(sum))
  }
})
writeFileSync(`${out}/rows.json`, JSON.stringify(rows))
