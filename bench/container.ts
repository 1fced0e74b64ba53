import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inside, minimalRoot, rootHindrance } from '../scripts/minimal-root.ts'
import { root } from './elefam.ts'
import { judged, rounded, type Result } from './results.ts'

/**
 * The image of the unpacked release (`npm run release` first), on a base that stands in for Node's own:
 * a minimal Debian with libatomic1 and this Node without its debugger's names. Needs root and buildah.
 */
export async function measureContainer(): Promise<Result[]> {
  const hindrance = rootHindrance()
  if (hindrance) throw new Error(`No container can be built here: ${hindrance}.`)
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const base = minimalRoot()
  const run = (program: string, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, words, {
      encoding: 'utf8',
      env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
    })
    if (status !== 0) throw new Error(`${program} ${words[0]}: ${stderr}`)
    return stdout.trim()
  }
  const place = ['--storage-driver', 'vfs', '--root', join(folder, 'root')]
  const buildah = (...words: string[]) =>
    run('buildah', ...place, '--runroot', join(folder, 'run'), ...words)
  try {
    inside(base.path, 'apt-get', 'install', '--yes', 'libatomic1')
    inside(base.path, 'apt-get', 'clean')
    const node = join(base.path, 'usr/local/bin/node')
    copyFileSync(process.execPath, node)
    run('strip', node)
    for (const leftOut of ['var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale', 'dev'])
      rmSync(join(base.path, leftOut), { recursive: true, force: true })
    const made = buildah('from', 'scratch')
    buildah('copy', made, base.path, '/')
    buildah('commit', made, 'localhost/base')
    const [release] = readdirSync(join(root, 'release')).filter((name) =>
      /^elefam-[\d.]+$/.test(name),
    )
    const context = join(root, 'release', release ?? 'none')
    buildah('build', '--build-arg', 'BASE=localhost/base', '--tag', 'elefam', context)
    const layers = JSON.parse(buildah('inspect', '--type', 'image', 'elefam')) as {
      Manifest: string
    }
    const { layers: parts } = JSON.parse(layers.Manifest) as { layers: { size: number }[] }
    const bytes = parts.reduce((sum, { size }) => sum + size, 0)
    const own = parts.at(-1)?.size ?? 0
    return [
      judged(
        {
          id: 'container-size',
          what: 'The container’s image with Node, uncompressed',
          value: rounded(bytes / 1e6),
          unit: 'MB',
          command: 'npm run bench -- container',
          note: `${rounded(own / 1e6)} MB of it ours; on a minimal Debian with Node, in the place of Node’s own image`,
        },
        { atMost: 260 },
      ),
    ]
  } finally {
    spawnSync('buildah', [...place, '--runroot', join(folder, 'run'), 'rm', '--all'])
    base.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
