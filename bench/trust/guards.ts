import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../elefam.ts'
import { judged, type Result } from '../results.ts'
import { allGuards, type Guard } from './guard-list.ts'
import { runSuite } from './suite.ts'

/**
 * What the tests do, and not that a rule is another than the list of who may do what says: that would
 * find every weakened rule, and say nothing of the tests.
 */
const only = '^(?!.*([Pp]ostgre|is on the list of who may|by fifty)).*$'
const config = join(import.meta.dirname, 'without-guard.config.ts')

/** Takes each guard away in turn: some test must fail every time. */
export async function measureGuards(): Promise<Result[]> {
  const guards = allGuards()
  const folder = mkdtempSync(join(tmpdir(), 'elefam-guards-'))
  try {
    const files = [...new Set(guards.flatMap(({ suites }) => suites))]
    const whole = await runSuite({ files, only, config })
    if (whole.failed > 0 || whole.passed === 0) throw new Error(`With all guards:\n${whole.log}`)
    const unnoticed: string[] = []
    for (const guard of guards) {
      const noticed = await isNoticed(guard, join(folder, 'without.ts'))
      console.log(`  ${noticed ? 'noticed' : 'UNNOTICED'}: ${guard.name}`)
      if (!noticed) unnoticed.push(guard.name)
    }
    return [
      judged(
        {
          id: 'guards',
          what: `Of ${guards.length} guards (every rule, every route’s, every proof), taken away one at a time, those that no test misses`,
          value: unnoticed.length,
          unit: 'guards',
          command: 'npm run trust -- guards',
          note: unnoticed.join(', ') || 'a route’s rule is replaced by the next weaker one',
        },
        { atMost: 0 },
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function isNoticed({ file, text, suites }: Guard, place: string): Promise<boolean> {
  writeFileSync(place, text)
  const env = { GUARDED_FILE: join(root, file), UNGUARDED_TEXT: place }
  const { failed } = await runSuite({ files: suites, only, config, env })
  return failed > 0
}
