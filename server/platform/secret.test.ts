import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { markOf, readSecret } from './secret.ts'

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

test('a disk that is full at the first start leaves no half of a secret behind', () => {
  const dataDir = join(folder.path, 'full')
  mkdirSync(dataDir)
  const read = `(await import(${JSON.stringify(import.meta.resolve('./secret.ts'))})).readSecret(process.argv[1])`
  const program = [process.execPath, '--input-type=module', '--eval', read, dataDir]
  const { status } = spawnSync('sh', ['-c', 'ulimit -f 0; exec "$@"', 'sh', ...program])
  expect(status).not.toBe(0)
  expect(readdirSync(dataDir)).not.toContain('secret')
  expect(readSecret(dataDir)).toHaveLength(43)
})

test.each(['', 'half of a'])(
  'a secret that is no whole one is refused by its name: "%s"',
  (text) => {
    const dataDir = join(folder.path, `short${text.length}`)
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'secret'), `${text}\n`)
    expect(() => readSecret(dataDir)).toThrow(
      `${join(dataDir, 'secret')} is not whole: it has ${text.length} characters of at least 32. Put it back from a backup, or delete it: the next start makes a new one, and codes that were mailed before no longer work.`,
    )
  },
)

test('nothing but the secret stays in the folder', () => {
  const dataDir = join(folder.path, 'tidy')
  readSecret(dataDir)
  expect(readdirSync(dataDir)).toEqual(['secret'])
})

test('the mark of a secret tells it from others, and has nothing of it', () => {
  const [one, other] = ['giraffe umbrella', 'giraffe umbrellas'].map(markOf)
  expect(one).toMatch(/^[\w-]{16}$/)
  expect(one).toBe(markOf('giraffe umbrella'))
  expect(one).not.toBe(other)
})
