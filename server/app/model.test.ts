import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { shrinks, tries } from '#server/testing/property-runs.ts'
import { actions, calledAway } from '#server/testing/model/actions.ts'
import { useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

vi.mock('#server/http/limits.ts', () => import('#server/testing/no-limits.ts'))

describe.each(dialects)('whatever parents do, in whatever order, on %s', (dialect) => {
  const server = useServer(dialect)
  // What is wrong with the rules is so on both.
  const sequences = tries({ usually: dialect === 'sqlite' ? 20 : 5, thoroughly: 2000 })

  test(
    'families are what a simple model says they are [17.6]',
    { timeout: 3_600_000 },
    async ({ task }) => {
      let done = 0
      await fc.assert(
        fc.asyncProperty(actions, async (row) => {
          const setup = () => ({
            model: { people: new Map(), offers: new Map(), bonds: [], devices: [] },
            real: {
              server,
              browsers: new Map(),
              offers: [],
              bonds: [],
              devices: [],
              sprints: [],
              children: [],
              edits: [],
            },
          })
          await fc.asyncModelRun(setup, row)
          done += row.length
        }),
        { seed: 20261121, numRuns: sequences, endOnFailure: !shrinks, examples: [[calledAway]] },
      )
      expect(server.errors).toEqual([])
      Object.assign(task.meta, { sequences, actions: done })
    },
  )
})
