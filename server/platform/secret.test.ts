import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { readSecret } from './secret.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

test('the secret is made once, for its owner only, and stays the same', () => {
  const dataDir = join(folder.path, 'new/data')
  const secret = readSecret(dataDir)
  expect(secret).toMatch(/^[\w-]{43}$/) // 256 bits
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(readSecret(dataDir)).toBe(secret)
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(secret)
})

test('every install has another one', () => {
  const secrets = [1, 2, 3].map((house) => readSecret(join(folder.path, `house${house}`)))
  expect(new Set(secrets).size).toBe(3)
})

test('a secret that cannot be kept is an error, never a secret for one run', () => {
  expect(() => readSecret('/dev/null/data')).toThrow(/ENOTDIR|EEXIST/)
})
