import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What argon2id asks for; `memory` in kibibytes, `tagLength` in bytes. */
type Task = Record<'message' | 'nonce', Uint8Array> &
  Record<'memory' | 'passes' | 'parallelism' | 'tagLength', number>

/**
 * What the thread does. A text, so that the server stays one file when it is built. On Linux a
 * priority is the thread's own: 5 lower, the server's thread gets three quarters of a core that both
 * want, and nobody else's answer takes more than 1.5 times as long.
 */
const program = `
  const { argon2Sync } = require('node:crypto')
  const { parentPort } = require('node:worker_threads')
  const { getPriority, setPriority } = require('node:os')
  // From where the host has put the whole server: less than that may not be asked for.
  if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5))
  parentPort.on('message', (task) => parentPort.postMessage(argon2Sync('argon2id', task)))
`

/** Megabytes; the hash itself does not count. A thread that cannot start within them ends the server. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }

/** How long a thread that has nothing to do stays, in milliseconds: starting one takes about 30. */
const idleAtMost = 1_000

let thread: Worker | null = null
let ending: NodeJS.Timeout | undefined

function start(): Worker {
  const worker = new Worker(program, { eval: true, resourceLimits })
  worker.unref()
  // After an error it has ended; the next task gets another.
  worker.once('error', () => (thread = null))
  return worker
}

/** A thread at rest keeps 1 to 4 MB, and people sign in hours apart, or many in one minute. */
function end(): void {
  void thread?.terminate()
  thread = null
}

/** The key of one task after the other, computed beside the server's own thread; rejects a task that is none. */
export async function argon2id(task: Task): Promise<Buffer> {
  clearTimeout(ending)
  thread ??= start()
  const answer = once(thread, 'message') as Promise<[Uint8Array]>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  thread.postMessage(task)
  const [key] = await answer
  ending = setTimeout(end, idleAtMost).unref()
  return Buffer.from(key)
}
