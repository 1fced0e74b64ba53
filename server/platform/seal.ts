import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What a secret is sealed for: it opens for nothing else. */
type Use = { secret: string; use: string }

const keyOf = ({ secret, use }: Use) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
const [ivLength, tagLength] = [12, 16]

/** A text that only this server reads again, for the same use: AES-256-GCM, as base64url. */
export function seal(use: Use, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(use), iv)
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** The text; null where it was sealed with another secret, for another use, or not by us. */
export function unseal(use: Use, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivLength + tagLength) return null
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(use), bytes.subarray(0, ivLength))
    cipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
    const text = [cipher.update(bytes.subarray(ivLength + tagLength)), cipher.final()]
    return Buffer.concat(text).toString()
  } catch {
    return null
  }
}
