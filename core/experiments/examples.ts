import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import type { ExperimentCommand } from './schema.ts'
import type { Examples } from '../testing/examples.ts'
import { begins } from '../testing/worst-documents.ts'
import { verdicts } from '../words.ts'

const anyVerdict = fc.constantFrom(...verdicts)

export const examples: Examples<ExperimentCommand> = {
  'decide-experiment': {
    sample: {
      experiment: { id: 'e', text: 'x', ownerId: 'mia', sprintId: 's', checkOn: '2026-03-07' },
    },
    any: fc.record({
      experiment: fc.record({
        id: some.ids.entry,
        text: some.titleText,
        ownerId: some.ids.member,
        sprintId: some.ids.sprint,
        checkOn: some.day,
      }),
    }),
    weight: 4,
    worst: () => [
      { experiment: { id: 'new', text: 'x', ownerId: 'a', sprintId: 'new', checkOn: begins } },
    ],
  },
  'judge-experiment': {
    sample: { experimentId: 'e', verdict: 'keep' },
    any: fc.record({ experimentId: some.ids.entry, verdict: anyVerdict }),
    worst: () => [{ experimentId: 'e0', verdict: 'drop' }],
  },
}
