import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

type Release = {
  removeEarlier: (place: string, name: string) => void
  writeChecksums: (place: string) => void
}
const file = pathToFileURL(join(import.meta.dirname, 'release.mjs')).href
const { removeEarlier, writeChecksums } = (await import(file)) as Release

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => void (folder = temporaryFolder()))
afterEach(() => folder.remove())

test('a release takes the place of itself alone, and the ones before it stay [H23]', () => {
  const ofBoth = ['.tar.gz', '.cdx.json', '-linux-x64', '-linux-arm64']
  for (const version of ['1.0.0', '1.0.0-beta.1', '1.0.01'])
    for (const ending of ofBoth) writeFileSync(join(folder.path, `elefam-${version}${ending}`), '')
  mkdirSync(join(folder.path, 'elefam-1.0.0'))
  removeEarlier(folder.path, 'elefam-1.0.0')
  const left = readdirSync(folder.path)
  expect(left.filter((name) => name.startsWith('elefam-1.0.0-beta.1'))).toHaveLength(4)
  expect(left.filter((name) => name.startsWith('elefam-1.0.01'))).toHaveLength(4)
  expect(left).toHaveLength(8)
})

test('the checksums of a release are those that sha256sum checks [H23]', () => {
  writeFileSync(join(folder.path, 'elefam-1.0.0.tar.gz'), 'a tarball')
  writeFileSync(join(folder.path, 'elefam-1.0.0-linux-x64'), 'a program')
  writeChecksums(folder.path)
  const words = ['--check', '--strict', 'SHA256SUMS']
  const said = execFileSync('sha256sum', words, { cwd: folder.path, encoding: 'utf8' })
  expect(said).toBe('elefam-1.0.0-linux-x64: OK\nelefam-1.0.0.tar.gz: OK\n')
})
