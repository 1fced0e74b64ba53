import { randomBytes, timingSafeEqual } from 'node:crypto'
import { refuse } from '#core/refusal.ts'
import { argon2id } from './argon2-thread.ts'
import { passwordCost } from './password-cost.ts'

/** One hash at a time; whoever comes beyond the queue is sent away. */
const waitingAtMost = 64

const waiting: (() => void)[] = []
let isRunning = false

async function turn(): Promise<void> {
  if (!isRunning) {
    isRunning = true
    return
  }
  if (waiting.length >= waitingAtMost) refuse('too-many-requests')
  await new Promise<void>((resolve) => waiting.push(resolve)) // The place is handed over.
}

function done(): void {
  const next = waiting.shift()
  if (next) next()
  else isRunning = false
}

async function derive(password: string, nonce: Buffer, cost: typeof passwordCost): Promise<Buffer> {
  await turn()
  const message = Buffer.from(password.normalize('NFKC'))
  try {
    return await argon2id({ message, nonce, ...cost })
  } finally {
    done()
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Hashes with argon2id into a PHC string; refuses with too-many-requests when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await derive(password, nonce, passwordCost)
  const { memory, passes, parallelism } = passwordCost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(key)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether the password is the one of the PHC string; at the costs of its time. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, expected] = phc.exec(hash) ?? []
  if (!nonce || !expected) return false
  const wanted = Buffer.from(expected, 'base64')
  const key = await derive(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  })
  return timingSafeEqual(key, wanted)
}
