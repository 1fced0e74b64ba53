import { randomBytes } from 'node:crypto'

/** A random id of 128 bits in 22 characters that fit into an address; never begins with - or _. */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url')
  return /^[-_]/.test(id) ? randomId() : id
}

/** A random text of so many bytes for an address: a state, or the verifier of PKCE. */
export function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}
