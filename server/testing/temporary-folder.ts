import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// In memory where there is such a place: these tests ask what is kept, not whether it is on a disk.
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A folder that goes with `remove`. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(parent, 'elefam-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
