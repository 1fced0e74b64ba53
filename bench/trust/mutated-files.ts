import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import { speakAtRunTime } from '../../scripts/languages/at-run-time.ts'
import { root } from '../elefam.ts'

/** A file of the program as it reads with something wrong in it. */
export type Spoiled = {
  name: string
  file: string
  text: string
  /** The tests that must fail then. */
  suites: string[]
}

/** A file with other words in the place of some that stand there once. */
export function spoiled(file: string, words: string, others: string): Omit<Spoiled, 'suites'> {
  const text = readFileSync(join(root, file), 'utf8')
  if (text.split(words).length !== 2) throw new Error(`${file} does not say once: ${words}`)
  const name = `${file}: ${words.split('\n')[0]}`
  return { name, file, text: text.replace(words, () => others) }
}

/** What goes wrong; in which file, what stands there once, and what stands there with the mistake. */
export type Mistake = [what: string, file: string, words: string, others: string, suites?: string[]]

/** The files with the mistakes in them; `usual` are the tests of those that name none. */
export function planted(list: readonly Mistake[], usual: string[]): Spoiled[] {
  return list.map(([what, file, words, others, suites = usual]) => ({
    ...spoiled(file, words, others),
    name: what,
    suites,
  }))
}

/** A test that is only slow must not look like one that misses something. */
const timeout = 600_000

/**
 * Puts each in the place of what is there, in what the tests load and not on disk, and gives the
 * names of those with which no test fails. Of the tests those are run whose names match `only`.
 */
export async function unnoticed(all: Spoiled[], only: RegExp): Promise<string[]> {
  const bench = await openBench(only)
  const missed: string[] = []
  try {
    const suites = [...new Set(all.flatMap((one) => one.suites))]
    const failing = await bench.failing(suites)
    if (failing.length > 0) {
      throw new Error(`These tests fail with everything in place:\n${failing.join('\n')}`)
    }
    for (const one of all) {
      const noticed = (await bench.failing(one.suites, one)).length > 0
      console.log(`  ${noticed ? 'noticed' : 'UNNOTICED'}: ${one.name}`)
      if (!noticed) missed.push(one.name)
    }
  } finally {
    await bench.close()
    process.exitCode = 0 // Tests that failed were wanted; Vitest takes them for a failure of its own.
  }
  return missed
}

/** The tests, ready to be run again and again over a server with something wrong in it. */
async function openBench(only: RegExp) {
  process.env['TZ'] = 'Europe/Berlin' // as vitest.config.ts has it
  process.env['SHRINK'] = 'no'
  let wrong: { file: string; text: string } | undefined
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: ['{core,server,web}/**/*.test.{ts,tsx}'],
      pool: 'threads',
      maxWorkers: 1,
      restoreMocks: true,
      globalSetup: 'scripts/provide-databases.ts',
      setupFiles: ['scripts/leave-as-found.ts', 'server/testing/quick-passwords.ts'],
      reporters: [{}],
      testNamePattern: only,
      testTimeout: timeout,
      hookTimeout: timeout,
      bail: 1,
      fsModuleCache: false, // It would give what it has, as it was.
    },
    {
      oxc: { jsx: { runtime: 'automatic' } }, // as vitest.config.ts has it
      plugins: [
        speakAtRunTime(),
        {
          name: 'spoiled',
          enforce: 'pre',
          load: (id) => (wrong && id.split('?')[0] === wrong.file ? wrong.text : null),
        },
      ],
    },
  )
  return {
    /** The tests that fail and why, or the files that do not even load. */
    failing: async (suites: string[], one?: Spoiled): Promise<string[]> => {
      wrong = one && { file: join(root, one.file), text: one.text }
      if (wrong) vitest.invalidateFile(wrong.file)
      const wanted = new Set(suites.map((suite) => join(root, suite)))
      const specifications = await vitest.globTestSpecifications(suites)
      const asked = specifications.filter(({ moduleId }) => wanted.has(moduleId))
      const { testModules } = await vitest.runTestSpecifications(asked)
      if (wrong) vitest.invalidateFile(wrong.file)
      return testModules.filter((module) => !module.ok()).map(whatFails)
    },
    close: () => vitest.close(),
  }
}

/** A file whose tests fail, or do not even begin, with what they say of it. */
function whatFails(module: TestModule): string {
  const said = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  const failed = [...module.children.allTests('failed')].flatMap((test) => test.result().errors)
  const why = [...module.errors(), ...said, ...failed].map((error) => error?.message)
  return `${module.moduleId}: ${why.join(', ')}`
}
