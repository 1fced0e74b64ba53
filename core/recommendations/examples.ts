import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { limits } from '../limits.ts'
import type { RecommendationCommand } from './schema.ts'
import type { Examples } from '../testing/examples.ts'

export const examples: Examples<RecommendationCommand> = {
  'answer-recommendation': {
    sample: { key: 'tip:early', answer: 'later' },
    any: fc.record({
      key: fc.oneof(fc.constantFrom('goal:tent', 'tip:early'), some.name),
      answer: fc.constantFrom('taken' as const, 'later' as const, 'not-for-us' as const),
    }),
    worst: () => [{ key: 'k'.repeat(limits.name), answer: 'taken' }],
  },
  'take-back-answer': {
    sample: { key: 'tip:early' },
    any: fc.record({
      key: fc.oneof(fc.constantFrom('goal:tent', 'tip:early'), some.name),
    }),
    worst: () => [{ key: 'tip:0' }],
  },
}
