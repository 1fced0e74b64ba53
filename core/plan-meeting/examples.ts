import { limits } from '../limits.ts'
import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import { edit } from '../testing/examples.ts'
import { gatheringFields } from '../meetings/examples.ts'
import type { MeetingCommand } from './schema.ts'
import type { Examples } from '../testing/examples.ts'
import { midday } from '../testing/worst-documents.ts'
import { edits } from '../testing/worst-texts.ts'
import { meetingStages, thanksReasons } from '../words.ts'

export const anyAppreciation = fc.record(
  {
    id: some.ids.entry,
    fromId: some.ids.member,
    toId: some.ids.member,
    for: fc.constantFrom(...thanksReasons),
    text: some.titleText,
    on: some.day,
  },
  { requiredKeys: ['id', 'fromId', 'text'] },
)

export const anyNotedDate = fc.record({ id: some.ids.entry, date: some.day, text: some.titleText })

export const anyEnergy = fc.record({ memberId: some.ids.member, level: some.mood })

export const meetingFields = {
  stage: fc.constantFrom(...meetingStages),
  hostId: fc.option(some.ids.member, { freq: 2 }),
  ...gatheringFields,
}

export const examples: Examples<MeetingCommand> = {
  'edit-meeting': {
    sample: {
      changes: { stage: 'mission', hostId: 'mia', timekeeperId: 'leo', notes: 'Buy bread' },
    },
    any: edit(some.changesOf(meetingFields)),
    worst: () => edits('notes'),
  },
  appreciate: {
    sample: { appreciation: { id: 'a', fromId: 'mia', toId: 'leo', text: '' } },
    any: fc.record({ appreciation: anyAppreciation }),
    worst: () => [{ appreciation: { id: 'new', fromId: 'a', text: 'x'.repeat(limits.title) } }],
  },
  'take-back-appreciation': {
    sample: { appreciationId: 'a' },
    any: fc.record({ appreciationId: some.ids.entry }),
    worst: () => [{ appreciationId: 'a0' }],
  },
  'note-date': {
    sample: { entry: { id: 'd', date: '2026-03-05', text: 'Concert' } },
    any: fc.record({ entry: anyNotedDate }),
    worst: () => [{ entry: { id: 'new', date: midday, text: 'x' } }],
  },
  'remove-date': {
    sample: { entryId: 'd' },
    any: fc.record({ entryId: some.ids.entry }),
    worst: () => [{ entryId: 'n0' }],
  },
  'set-energy': {
    sample: { memberId: 'mia', level: 4 },
    any: anyEnergy,
    worst: () => [{ memberId: 'a', level: 1 }],
  },
  'finish-planning': {
    sample: { missionStartsOn: '2026-03-08' },
    any: fc.record({ missionStartsOn: some.day, day: some.day }, { requiredKeys: [] }),
    worst: () => [{ missionStartsOn: midday, day: midday }],
  },
}
