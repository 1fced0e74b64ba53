import { judged, type Result } from '../results.ts'
import { allGuards } from './guard-list.ts'
import { unnoticed } from './mutated-files.ts'

/**
 * What the tests do, and not that a rule is another than the list of who may do what says: that would
 * find every weakened rule, and say nothing of the tests.
 */
const only = /^(?!.*([Pp]ostgre|is on the list of who may|by fifty)).*$/

/** Takes each guard away in turn: some test must fail every time. */
export async function measureGuards(): Promise<Result[]> {
  const guards = allGuards()
  const missed = await unnoticed(guards, only)
  return [
    judged(
      {
        id: 'guards',
        what: `Of ${guards.length} guards (every rule, every route’s, every proof), taken away one at a time, those that no test misses`,
        value: missed.length,
        unit: 'guards',
        command: 'npm run trust -- guards',
        note: missed.join(', ') || 'a route’s rule is replaced by the next weaker one',
      },
      { atMost: 0 },
    ),
  ]
}
