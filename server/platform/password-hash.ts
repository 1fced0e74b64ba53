import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#core/refusal.ts'
import { argon2id } from './argon2-thread.ts'
import { fairQueue } from './fair-queue.ts'
import { passwordCost } from './password-cost.ts'
import type { Names } from './places.ts'

/**
 * In whose name a password is hashed: a network and the wider one around it; for an account both are itself,
 * for a device that the account knows the device and the account. Whom we know goes first.
 */
export type HashedFor = Names<'network' | 'wider'> & { isKnown: boolean }

/** For somebody who has shown who they are. */
export const accountHash = (userId: string): HashedFor => ({
  network: userId,
  wider: userId,
  isKnown: true,
})

/** One hash at a time, in turns by network: a flood from one network delays only itself (A83). */
const queue = fairQueue({
  places: 1,
  each: { network: 1, wider: 1 },
  waiting: { each: 32, all: 64 },
  refusal: () => new Refusal('too-many-requests', { retryAfter: 5 }),
})

type Hashing = { password: string; nonce: Buffer; cost: typeof passwordCost }

function derive({ password, nonce, cost }: Hashing, by: HashedFor): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'))
  return queue.run(by, () => argon2id({ message, nonce, ...cost }), by)
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Hashes with argon2id into a PHC string; refuses with too-many-requests when the queue is full. */
export async function hashPassword(password: string, by: HashedFor): Promise<string> {
  const nonce = randomBytes(16)
  const key = await derive({ password, nonce, cost: passwordCost }, by)
  const { memory, passes, parallelism } = passwordCost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(key)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether the password is the one of the PHC string; at the costs of its time. */
export async function verifyPassword(
  { hash, password }: { hash: string; password: string },
  by: HashedFor,
): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, expected] = phc.exec(hash) ?? []
  if (!nonce || !expected) return false
  const wanted = Buffer.from(expected, 'base64')
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  }
  const key = await derive({ password, nonce: Buffer.from(nonce, 'base64'), cost }, by)
  return timingSafeEqual(key, wanted)
}
