import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './elefam.ts'

type Figure = { id: string; value: number }

/** Walks these journeys, and gives what they told (e2e/support/thumb.ts), by its id. Throws where one fails. */
export function figuresOf(
  journeys: readonly string[],
  settings: Record<string, string> = {},
): Map<string, Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const file = join(folder, 'figures')
  const args = ['scripts/test.mjs', '--only', 'e2e', ...journeys]
  const env = { ...process.env, ...settings, FIGURES: file }
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'pipe' })
  if (status !== 0) throw new Error(`A journey failed:\n${String(stdout)}`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  rmSync(folder, { recursive: true, force: true })
  return Map.groupBy(
    lines.map((line) => JSON.parse(line) as Figure),
    ({ id }) => id,
  )
}
