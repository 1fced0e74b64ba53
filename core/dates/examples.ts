import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { edit } from '../testing/examples.ts'
import type { DateCommand } from './schema.ts'
import type { Examples } from '../testing/examples.ts'
import { begins, people } from '../testing/worst-documents.ts'
import { dateRepeats } from '../words.ts'

const dateFields = {
  title: some.titleText,
  date: some.day,
  time: fc.option(fc.constantFrom('08:30', '15:00')),
  memberIds: some.listOf(some.ids.member, { max: 3 }),
  repeat: fc.option(fc.constantFrom(...dateRepeats)),
}

/** Something on a day. */
const anyDate = fc.record({ id: some.ids.entry, ...dateFields })

export const examples: Examples<DateCommand> = {
  'add-date': {
    sample: {
      entry: {
        id: 'd',
        title: 'Dentist',
        date: '2026-03-04',
        time: '15:00',
        memberIds: ['mia'],
        repeat: null,
      },
    },
    any: fc.record({ entry: anyDate }),
    weight: 4,
    worst: () => [
      {
        entry: { id: 'new', title: 'x', date: begins, time: null, memberIds: people, repeat: null },
      },
    ],
  },
  'edit-date': {
    sample: { dateId: 'd', changes: { time: null } },
    any: edit(some.changesOf(dateFields), { dateId: some.ids.entry }),
    weight: 5,
    worst: () => [{ dateId: 'd0', changes: { memberIds: people }, from: { memberIds: [] } }],
  },
  'delete-date': {
    sample: { dateId: 'd' },
    any: fc.record({ dateId: some.ids.entry }),
    weight: 4,
    worst: () => [{ dateId: 'd0' }],
  },
}
