import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { deriveKey as deriveByBrowser } from 'altcha-lib/algorithms/web/pbkdf2'
import type { DeriveKeyFunction } from 'altcha-lib/types'

/**
 * Browsers keep their own cryptography from pages without TLS, as of a family that serves itself at
 * home. There this does the same by hand, some ten times slower and still within seconds.
 */
export const deriveByHand: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
})

export const deriveKey: DeriveKeyFunction =
  typeof crypto.subtle === 'object' ? deriveByBrowser : deriveByHand
