import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { speakAtRunTime } from './scripts/languages/at-run-time.ts'

// A zone with summer time, so that a date cannot be right just because it is UTC.
process.env['TZ'] = 'Europe/Berlin'

const here = import.meta.dirname
const filesThat = (pattern: string, say: RegExp) =>
  globSync(pattern, { cwd: here }).filter((file) =>
    say.test(readFileSync(join(here, file), 'utf8')),
  )

/** Tests of features that put something else in a module's place, which nobody else may meet. */
const replacing = filesThat('server/**/*.test.ts', /vi[.]mock\(/)

/**
 * Tests of how long somebody waits, beside a flood or a slow partner. Nothing else runs beside them
 * (scripts/test.mjs): what is held is the program, not what the machine has to do meanwhile.
 */
const timed = filesThat(
  'server/**/*.test.ts',
  /(?:performance|Date)[.]now\(\)[^]*[.]toBe(?:Less|Greater)Than\((?:\d[\d_]{2,}|\d [*])/,
)

/**
 * Tests of what a tab does alone: whether the server is away, who waits for its answer, what is still to
 * be sent. Two of them in one place would answer for each other. So would two of which one puts something
 * else in a module's place.
 */
const tabs = filesThat(
  'web/**/*.test.{ts,tsx}',
  /stubGlobal\('fetch'|create(Paired)?Store\(|createOutbox\(|note(Answer|ServerUnreachable)|vi[.]mock\(/,
)

const leaveAsFound = 'scripts/leave-as-found.ts'

const features = {
  globalSetup: 'scripts/provide-databases.ts',
  setupFiles: [leaveAsFound, 'server/testing/quick-passwords.ts'],
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'threads',
    maxWorkers: '100%', // of the cores; one of them would wait
    restoreMocks: true,
    // Patient, like journeys: they start programs and PostgreSQL, and journeys run beside them.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As with journeys (playwright.config.ts): a build machine gives a second chance, and names it (retry x1).
    retry: process.env['CI'] ? 1 : 0,
    isolate: false, // what one file loaded serves the next: half of the work was loading
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: leaveAsFound,
          include: [
            '{core,content,web,scripts,bench}/**/*.test.{ts,tsx}',
            'server/platform/**/*.test.ts',
          ],
          exclude: [...tabs, ...timed],
        },
      },
      {
        extends: true,
        test: { name: 'unit apart', setupFiles: leaveAsFound, include: tabs, isolate: true },
      },
      {
        extends: true,
        plugins: [speakAtRunTime()],
        test: {
          name: 'features',
          ...features,
          include: ['server/**/*.test.ts'],
          exclude: ['server/platform/**', ...replacing, ...timed],
        },
      },
      {
        extends: true,
        plugins: [speakAtRunTime()],
        test: {
          name: 'features apart',
          ...features,
          include: replacing,
          exclude: timed,
          isolate: true,
        },
      },
      {
        extends: true,
        plugins: [speakAtRunTime()],
        test: { name: 'timed', ...features, include: timed, isolate: true, fileParallelism: false },
      },
    ],
  },
})
