import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { limits } from '../limits.ts'
import { meetingLengths } from '../words.ts'

export const presenceFields = {
  absentIds: some.maybe(some.listOf(some.ids.member, { max: 3 })),
  length: some.maybe(fc.constantFrom(...meetingLengths)),
}

export const anyRound = some.maybe(fc.integer({ min: 0, max: limits.rounds }))

export const gatheringFields = {
  ...presenceFields,
  round: anyRound,
  timekeeperId: fc.option(some.ids.member, { freq: 2 }),
  noteTakerId: fc.option(some.ids.member, { freq: 2 }),
  notes: some.maybe(some.noteText),
}
