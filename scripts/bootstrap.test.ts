import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

// Plain JavaScript for any Node, which TypeScript knows nothing of.
const { hindranceOf } = (await import(
  pathToFileURL(join(import.meta.dirname, 'bootstrap.mjs')).href
)) as { hindranceOf: (node: string) => string | null }

describe('a Node that does not start', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  /** A program that ends as the system's loader does. */
  const nodeThatSays = (words: string, code: number) => {
    const file = join(folder.path, 'node')
    writeFileSync(file, `#!/bin/sh\necho '${words}' >&2\nexit ${code}\n`)
    chmodSync(file, 0o755)
    return file
  }

  test('is told with the package that a minimal Debian lacks, and how to get it [H2]', () => {
    const missing =
      'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory'
    expect(hindranceOf(nodeThatSays(missing, 127))).toMatch(/apt-get install libatomic1/)
    const other = missing.replace('libatomic.so.1', 'libx.so.3')
    expect(hindranceOf(nodeThatSays(other, 127))).toMatch(/needs libx\.so\.3/)
  })

  test('is told in its own words otherwise, and one that starts is none', () => {
    expect(hindranceOf(nodeThatSays('Killed', 137))).toMatch(/does not start: Killed$/)
    expect(hindranceOf(join(folder.path, 'none'))).toMatch(/does not start: .*ENOENT/)
    expect(hindranceOf(process.execPath)).toBeNull()
  })
})
