import { randomBytes } from 'node:crypto'

/** A random id of 128 bits in 22 characters that fit into an address; never begins with - or _. */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url')
  return /^[-_]/.test(id) ? randomId() : id
}
