import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

/** A disk of its own in a namespace of its own, for which nobody has to be root. */
const onSmallDisk = (folder: string, program: string) =>
  spawnSync(
    'unshare',
    [
      '--user',
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      `mount -t tmpfs -o size=3m tmpfs "$0" && ${program}`,
      folder,
    ],
    { encoding: 'utf8' },
  )

const probe = temporaryFolder()
const isPossible = onSmallDisk(probe.path, 'true').status === 0
probe.remove()

const whatItDoes = join(import.meta.dirname, 'testing/full-disk.ts')

test.skipIf(!isPossible)(
  'a server starts and reads on a full disk, says so at /readyz, and recovers by itself [H6]',
  () => {
    const folder = temporaryFolder()
    const program = `exec "${process.execPath}" "${whatItDoes}" "$0"`
    const { stdout, stderr } = onSmallDisk(folder.path, program)
    folder.remove()
    const full = [503, { ok: false, why: 'storage-full' }]
    expect(JSON.parse(stdout || 'null'), stderr).toEqual({
      write: 507,
      readyz: full,
      'starts after SIGTERM': true,
      'reads after SIGTERM': 200,
      'readyz after SIGTERM': full,
      'starts after SIGKILL': true,
      'reads after SIGKILL': 200,
      'readyz after SIGKILL': full,
      'readyz with room': [200, { ok: true }],
      'write with room': 200,
      'says without them': [
        expect.stringMatching(/^The disk is full: 0 bytes free at .*\/data, the database has /),
        `Elefam cannot start: The disk of ${folder.path}/data is full, and a start needs a little of it: free a few megabytes there, then start again. The folder is the setting DATA_DIR.`,
        '',
      ],
    })
  },
)
