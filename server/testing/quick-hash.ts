import { createHash } from 'node:crypto'

// In the place of server/platform/password-hash.ts where a test makes thousands of accounts: argon2
// is slow on purpose, and has tests of its own.

export async function hashPassword(password: string): Promise<string> {
  return createHash('sha256').update(password.normalize('NFKC')).digest('base64')
}

export async function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return given.hash === (await hashPassword(given.password))
}
