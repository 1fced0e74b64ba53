import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { edit } from '../testing/examples.ts'
import { anyRound, presenceFields } from '../meetings/examples.ts'
import type { StandUpCommand } from './schema.ts'
import type { Examples } from '../testing/examples.ts'
import { midday, people } from '../testing/worst-documents.ts'
import { sentences, texts } from '../testing/worst-texts.ts'

export const anyAnswer = fc.record({
  memberId: some.ids.member,
  passed: fc.boolean(),
  mood: fc.option(some.mood),
  did: some.noteText,
  next: some.noteText,
  help: some.noteText,
  picture: some.maybe(
    fc.record({
      question: fc.constantFrom('how-big-is-your-job', 'what-will-you-do-today'),
      answer: fc.constantFrom('big', 'help'),
    }),
  ),
})

const answer = (text: string) => ({
  memberId: 'a',
  passed: false,
  mood: 3,
  did: text,
  next: text,
  help: text,
})

export const examples: Examples<StandUpCommand> = {
  'answer-stand-up': {
    sample: {
      date: '2026-03-04',
      answer: { memberId: 'mia', passed: false, mood: 3, did: '', next: '', help: '' },
    },
    any: fc.record(
      { date: some.day, answer: anyAnswer, from: anyAnswer, round: anyRound },
      { requiredKeys: ['date', 'answer'] },
    ),
    worst: () =>
      [texts, sentences].map(({ base, changed }) => ({
        date: midday,
        answer: answer(changed),
        from: answer(base),
      })),
  },
  'close-stand-up': {
    sample: { date: '2026-03-04', offer: '' },
    any: fc.record({ date: some.day, offer: some.optionalTitle }),
    worst: () => [{ date: midday, offer: 'x' }],
  },
  'edit-stand-up': {
    sample: {
      date: '2026-03-04',
      changes: { absentIds: ['mia'], length: 'tired' },
    },
    any: edit(some.changesOf(presenceFields), { date: some.day }),
    worst: () => [{ date: midday, changes: { absentIds: people }, from: { absentIds: [] } }],
  },
}
