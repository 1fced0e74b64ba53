import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { edit } from '../testing/examples.ts'
import { limits } from '../limits.ts'
import { gatheringFields } from '../meetings/examples.ts'
import type { RetrospectiveCommand } from './schema.ts'
import { manyIds } from '../testing/a-family.ts'
import type { Examples } from '../testing/examples.ts'
import { edits } from '../testing/worst-texts.ts'
import { retrospectiveStages } from '../words.ts'

export const anyFeeling = fc.record({ memberId: some.ids.member, mood: some.mood })

export const anyCard = fc.record({
  id: some.ids.entry,
  memberId: some.ids.member,
  kind: fc.constantFrom('high' as const, 'low' as const),
  text: some.titleText,
  group: some.maybe(some.name),
})

export const retrospectiveFields = {
  stage: fc.constantFrom(...retrospectiveStages),
  why: some.noteText,
  thanks: some.noteText,
  hearts: some.maybe(some.listOf(some.ids.member, { max: 3 })),
  hostId: fc.option(some.ids.member, { freq: 2 }),
  ...gatheringFields,
}

export const examples: Examples<RetrospectiveCommand> = {
  'set-feeling': {
    sample: { memberId: 'mia', mood: 4 },
    any: anyFeeling,
    worst: () => [{ memberId: 'a', mood: 1 }],
  },
  'add-card': {
    sample: { card: { id: 'c', memberId: 'mia', kind: 'high', text: 'x' } },
    any: fc.record({ card: anyCard }),
    worst: () => [
      { card: { id: 'new', memberId: 'a', kind: 'low', text: 'x'.repeat(limits.title) } },
    ],
  },
  'remove-card': {
    sample: { cardId: 'c' },
    any: fc.record({ cardId: some.ids.entry }),
    worst: () => [{ cardId: 'c0' }],
  },
  'group-card': {
    sample: { cardId: 'c', group: 'Mornings' },
    any: fc.record({ cardId: some.ids.entry, group: fc.option(some.name) }),
    worst: () => [{ cardId: 'c0', group: 'x' }],
  },
  'group-cards': {
    sample: { groups: [{ cardId: 'c', group: 'Mornings' }] },
    any: fc.record({
      groups: some.listOf(
        fc.record({ cardId: some.ids.entry, group: fc.option(some.name) }),
        { min: 1, max: 2 },
        ({ cardId }) => cardId,
      ),
    }),
    worst: () => [
      { groups: manyIds(limits.cards, 'c').map((cardId) => ({ cardId, group: 'x'.repeat(80) })) },
    ],
  },
  'edit-retrospective': {
    sample: { changes: { stage: 'why', why: 'Late' } },
    any: edit(some.changesOf(retrospectiveFields)),
    worst: () => edits('notes', 'why', 'thanks'),
  },
}
