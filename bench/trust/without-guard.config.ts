import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// The server as it would be without one of its guards: one file's text is another one.
process.env['TZ'] = 'Europe/Berlin'
const { GUARDED_FILE: file = '', UNGUARDED_TEXT: text = '' } = process.env

export default defineConfig({
  plugins: [
    {
      name: 'without-guard',
      enforce: 'pre',
      load: (id) => (file !== '' && id.split('?')[0] === file ? readFileSync(text, 'utf8') : null),
    },
  ],
  test: {
    pool: 'threads',
    restoreMocks: true,
    include: ['server/**/*.test.ts', 'core/domain/*.test.ts'],
    bail: 1,
    // A test that is only slow must not look like one that misses a guard.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
