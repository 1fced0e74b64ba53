import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { delimiter, dirname } from 'node:path'

/** One core for the server, another for the client, where the system can hold them apart. */
const serverCore = '0'
const clientCore = '1'
const allCores = `0-${cpus().length - 1}`

const canPin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0

/** How the processes were held apart, for the report. */
export const separation = canPin
  ? 'server on one core, client on another'
  : 'server and client not held on cores of their own'

/** Keeps this process, which plays the client, on its core. */
export function pinClient(cores = clientCore): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)])
}

/** Lets this process, and what it starts meanwhile, use the whole machine. */
export async function withAllCores<T>(work: () => Promise<T>): Promise<T> {
  pinClient(allCores)
  try {
    return await work()
  } finally {
    pinClient()
  }
}

/** A command that may run wherever the system likes, also where this process may not. */
export function onAllCores(command: [string, ...string[]]): [string, ...string[]] {
  return canPin ? ['taskset', '-c', allCores, ...command] : command
}

export type Started = { child: ChildProcess; seconds: number; stop: () => Promise<void> }

type Options = {
  env?: Record<string, string>
  /** On the server's core; otherwise wherever the system likes. */
  pinned?: boolean
  cwd?: string
}

/** As npm has it: the project's own Node comes first. */
const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)

const timeout = 30_000 // milliseconds until the ready line must have come

/** Starts a program and waits for its line with `is ready`; `seconds` is the time until then. */
export function startProgram(
  command: string[],
  { env = {}, pinned = true, cwd }: Options = {},
): Promise<Started> {
  const pin = canPin ? ['taskset', '-c', pinned ? serverCore : allCores] : []
  const [program = '', ...rest] = [...pin, ...command]
  const started = performance.now()
  const child = spawn(program, rest, {
    // Only what a process needs: a developer's own configuration must not change a figure.
    env: { PATH: path, HOME: process.env['HOME'] ?? '', ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  void ended.then(() => process.off('exit', kill))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return new Promise((ready, fail) => {
    let said = ''
    const timer = setTimeout(kill, timeout)
    const listen = (text: string) => {
      if (said.length > 10_000) return
      said += text
      if (!said.includes('is ready')) return
      clearTimeout(timer)
      ready({ child, seconds: (performance.now() - started) / 1000, stop })
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    child.once('exit', () => {
      clearTimeout(timer)
      fail(new Error(`${command.join(' ')} ended before it was ready:\n${said}`))
    })
  })
}

/**
 * Microseconds of a core that a program has used so far; NaN where the system does not tell. What
 * else the machine is doing changes it far less than it changes the time on the clock.
 */
export function coreTime({ child }: Started): number {
  const file = `/proc/${child.pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = readFileSync(file, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000 // user and system, in ticks of 10 ms
}
