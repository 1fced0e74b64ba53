import { spawnSync, type SpawnSyncOptions, type SpawnSyncReturns } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

// Plain JavaScript for any Node, which TypeScript knows nothing of.
const { hindranceOf, inTime } = (await import(
  pathToFileURL(join(import.meta.dirname, 'bootstrap.mjs')).href
)) as {
  hindranceOf: (node: string) => string | null
  inTime: (
    start: (limits: SpawnSyncOptions) => SpawnSyncReturns<unknown>,
    minutes?: number[],
  ) => boolean
}

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

describe('an install', () => {
  const quiet = 'exec sleep 30'
  const aMoment = 0.1 / 60

  /** Whether it was done, and how often it was started. `tries` are what a shell does. */
  const install = (tries: string[], minutes?: number[]) => {
    const start = vi.fn((limits: SpawnSyncOptions) =>
      spawnSync('sh', ['-c', tries.shift() ?? ''], limits),
    )
    return { done: inTime(start, minutes), started: start.mock.calls.length }
  }

  test('whose download goes quiet is ended and tried again, but not without an end', () => {
    const say = vi.spyOn(console, 'log').mockReturnValue()
    expect(install([quiet, 'true'], [aMoment, 1])).toEqual({ done: true, started: 2 })
    expect(say).toHaveBeenLastCalledWith(expect.stringMatching(/what has arrived is kept/))
    expect(install([quiet, quiet], [aMoment, aMoment])).toEqual({ done: false, started: 2 })
    expect(say).toHaveBeenLastCalledWith(expect.stringMatching(/Is there a network/))
  })

  test('that npm refuses is not tried again for that', () => {
    expect(install(['exit 1'])).toEqual({ done: false, started: 1 })
  })
})
