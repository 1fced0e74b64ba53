import { defineConfig } from 'vitest/config'

// A zone with summer time, so that a date cannot be right just because it is UTC.
process.env['TZ'] = 'Europe/Berlin'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'threads',
    maxWorkers: '100%', // of the cores; the half of them would wait

    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Plain functions: what one file loaded serves the next, at two fifths of the work.
          isolate: false,
          testTimeout: 20_000,
          include: [
            '{core,content,web,scripts}/**/*.test.{ts,tsx}',
            'server/platform/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'features',
          include: ['server/**/*.test.ts'],
          exclude: ['server/platform/**'],
          globalSetup: 'scripts/provide-postgres.ts',
          setupFiles: 'server/testing/quick-passwords.ts',
          testTimeout: 20_000, // PostgreSQL on two busy cores
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
