// Other families' requests, from a process of their own, so that a busy client does not look like a
// busy server: `node bench/background-load.ts '{"port":…}'` prints what `steady` measured.
import { spawn } from 'node:child_process'
import { onAllCores } from './cores.ts'
import { steady, type Ask, type Steady } from './steady.ts'

type Load = {
  port: number
  /** Asked for in turn. */
  asks: Ask[]
  rate: number
  seconds: number
  /** Without it each request comes on a connection of its own. */
  keepAlive?: boolean
}

/** Resolves with what all of them met once the last is answered. */
export function runLoad(load: Load): Promise<Steady> {
  const [program, ...args] = onAllCores([process.execPath, import.meta.filename])
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(load))
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      if (code === 0) done(JSON.parse(said) as Steady)
      else fail(new Error(`The load ended with ${code}.`))
    })
  })
}

if (import.meta.main) {
  const texts: Buffer[] = []
  for await (const chunk of process.stdin) texts.push(chunk as Buffer)
  const { port, asks, ...pace } = JSON.parse(String(Buffer.concat(texts))) as Load
  let turn = 0
  const next = () => asks[(turn += 1) % asks.length]!
  process.stdout.write(JSON.stringify(await steady(port, next, pace)))
}
