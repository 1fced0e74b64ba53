import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const suite = 'trixie'
const mirror = 'http://deb.debian.org/debian'
const kept = join(tmpdir(), `elefam-debian-${suite}`)

/** Why there can be no such root here; null where there can. */
export function rootHindrance(): string | null {
  if (process.platform !== 'linux') return 'it takes Linux'
  if (process.getuid?.() !== 0) return 'only root may make one and go into it: run it as root'
  if (spawnSync('debootstrap', ['--version']).error)
    return 'debootstrap is missing: apt-get install debootstrap'
  return null
}

/** The smallest Debian there is, from Debian’s own packages, in a folder that is the caller’s. */
export function minimalRoot(): { path: string; remove: () => void } {
  if (!existsSync(kept)) make()
  const path = mkdtempSync(join(tmpdir(), 'elefam-debian-'))
  execFileSync('cp', ['--archive', `${kept}/.`, path])
  execFileSync('chmod', ['755', path]) // Others have to go through it.
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

function make(): void {
  console.log(`Fetching a minimal Debian (${suite}), once…`)
  const draft = mkdtempSync(join(tmpdir(), 'elefam-debootstrap-'))
  execFileSync('debootstrap', ['--variant=minbase', suite, draft, mirror], { stdio: 'pipe' })
  renameSync(draft, kept)
}

/** Runs a command inside, as root. */
export function inside(root: string, ...[program, ...words]: [string, ...string[]]) {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('chroot', [root, program, ...words], { encoding: 'utf8', env })
}
