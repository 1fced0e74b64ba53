import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const use = { secret: 'a secret of tests that is long enough', use: 'codes of maya' }

test('what is sealed opens for the same secret and use, and for nothing else', () => {
  const sealed = seal(use, 'GEZDGNBVGY3TQOJQ')
  expect(sealed).not.toContain('GEZD')
  expect(unseal(use, sealed)).toBe('GEZDGNBVGY3TQOJQ')
  expect(unseal({ ...use, secret: 'another secret, which is long, too' }, sealed)).toBeNull()
  expect(unseal({ ...use, use: 'codes of tom' }, sealed)).toBeNull()
})

test('what was changed on its way, or is none of ours, does not open', () => {
  const sealed = seal(use, 'GEZDGNBVGY3TQOJQ')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(unseal(use, bytes.toString('base64url'))).toBeNull()
  for (const text of ['', 'short', '%%%']) expect(unseal(use, text)).toBeNull()
})

test('the same text is sealed in another way each time', () => {
  expect(seal(use, 'one')).not.toBe(seal(use, 'one'))
})
