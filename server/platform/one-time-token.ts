import { createHash } from 'node:crypto'
import { randomId } from './random-id.ts'

/** A secret for one mail's link, and what is stored of it: who reads the database cannot use it. */
export function newToken(): { token: string; hash: string } {
  const token = randomId()
  return { token, hash: hashOfToken(token) }
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
