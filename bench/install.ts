import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withAllCores } from './cores.ts'
import { root } from './elefam.ts'
import { judged, rounded, type Result } from './results.ts'

const command = 'npm run bench -- install'

/**
 * From source: a clone of what is committed, then what `npm start` installs and builds, under a Node
 * that is new enough. It downloads the packages.
 */
export const measureInstall = (): Promise<Result[]> =>
  withAllCores(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
    const clone = join(folder, 'elefam')
    try {
      execFileSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(root).href, clone])
      const env = {
        ...process.env,
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      }
      const began = performance.now()
      execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: clone, env, stdio: 'pipe' })
      const seconds = (performance.now() - began) / 1_000
      const [size = ''] = execFileSync('du', ['-sm', clone], { encoding: 'utf8' }).split('\t')
      return [
        judged(
          {
            id: 'install-seconds',
            what: 'From source: packages and build, from a clone',
            value: rounded(seconds),
            unit: 's',
            command,
          },
          { atMost: 120 },
        ),
        judged(
          {
            id: 'install-size',
            what: 'From source: all that lies on the disk then, with the clone itself',
            value: Number(size),
            unit: 'MB',
            command,
          },
          { atMost: 150 },
        ),
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
