import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What argon2id asks for; `memory` in kibibytes, `tagLength` in bytes. */
type Task = Record<'message' | 'nonce', Uint8Array> &
  Record<'memory' | 'passes' | 'parallelism' | 'tagLength', number>

/**
 * What the thread does. Threads of Node's own pool would each keep the memory that a hash took: 90 MB after
 * a few sign-ins (decision 050). It is a text, so that the built server has no file to find. On Linux a
 * thread has a priority of its own. At 10 below the server's thread it gets a tenth of a core that both
 * want (decision 088).
 */
const program = `
  const { argon2Sync } = require('node:crypto')
  const { parentPort } = require('node:worker_threads')
  const { getPriority, setPriority } = require('node:os')
  // Counted from the server's own priority, which cannot be raised.
  if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10))
  parentPort.on('message', (task) => parentPort.postMessage(argon2Sync('argon2id', task)))
`

/** In megabytes, without the hash's own memory. A thread that cannot start within them ends the server. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 }

let thread: Worker | null = null

function start(): Worker {
  // It needs no setting; and under --watch it would answer with what it loads.
  const worker = new Worker(program, { eval: true, resourceLimits, env: {} })
  worker.unref()
  // After an error the thread has ended; the next task gets a new one.
  worker.once('error', () => (thread = null))
  return worker
}

/** Computes keys one after the other in a thread of its own; rejects where argon2id refuses the values. */
export async function argon2id(task: Task): Promise<Buffer> {
  thread ??= start()
  const answer: Promise<Uint8Array[]> = once(thread, 'message')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  thread.postMessage(task)
  return Buffer.concat(await answer)
}
