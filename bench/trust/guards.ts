import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { root } from '../elefam.ts'
import { judged, type Result } from '../results.ts'
import { allGuards, type Guard } from './guard-list.ts'

/**
 * What the tests do, and not that a rule is another than the list of who may do what says: that would
 * find every weakened rule, and say nothing of the tests.
 */
const only = /^(?!.*([Pp]ostgre|is on the list of who may|by fifty)).*$/
/** A test that is only slow must not look like one that misses a guard. */
const patience = 600_000

/** Takes each guard away in turn, in what the tests load and not on disk: some test must fail every time. */
export async function measureGuards(): Promise<Result[]> {
  const guards = allGuards()
  const bench = await openBench()
  const unnoticed: string[] = []
  try {
    const suites = [...new Set(guards.flatMap((guard) => guard.suites))]
    if (await bench.fails(suites)) throw new Error('These tests fail with all guards in place.')
    for (const guard of guards) {
      const noticed = await bench.fails(guard.suites, guard)
      console.log(`  ${noticed ? 'noticed' : 'UNNOTICED'}: ${guard.name}`)
      if (!noticed) unnoticed.push(guard.name)
    }
  } finally {
    await bench.close()
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
}

/** The tests, ready to be run again and again over a server that lacks something. */
async function openBench() {
  process.env['TZ'] = 'Europe/Berlin' // as vitest.config.ts has it
  let missing: { file: string; text: string } | undefined
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: ['server/**/*.test.ts'],
      pool: 'threads',
      maxWorkers: 1,
      restoreMocks: true,
      reporters: [{}],
      testNamePattern: only,
      testTimeout: patience,
      hookTimeout: patience,
      bail: 1,
      fsModuleCache: false, // It would give what it has, guards and all.
    },
    {
      plugins: [
        {
          name: 'without-guard',
          enforce: 'pre',
          load: (id) => (missing && id.split('?')[0] === missing.file ? missing.text : null),
        },
      ],
    },
  )
  return {
    fails: async (suites: string[], guard?: Guard): Promise<boolean> => {
      missing = guard && { file: join(root, guard.file), text: guard.text }
      if (missing) vitest.invalidateFile(missing.file)
      const wanted = new Set(suites.map((suite) => join(root, suite)))
      const specifications = await vitest.globTestSpecifications(suites)
      const asked = specifications.filter(({ moduleId }) => wanted.has(moduleId))
      const { testModules } = await vitest.runTestSpecifications(asked)
      if (missing) vitest.invalidateFile(missing.file)
      return testModules.some((one) => !one.ok())
    },
    close: () => vitest.close(),
  }
}
