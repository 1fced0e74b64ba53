import { expect, test } from 'vitest'
import { newMeeting } from '#core/domain/meeting.ts'
import { membersOf } from '#core/domain/member.ts'
import { aFamily, aSprint, today } from '#core/testing/a-family.ts'
import { heldBefore, lastNotes, setupOf } from './gathering.ts'

const members = membersOf(aFamily().familyData)
const input = { members, held: [], today }
const lookedBack = { stage: 'why', feelings: [], cards: [], why: '', thanks: '' } as const
const retrospective = (more: object) => ({ ...lookedBack, feelings: [], cards: [], ...more })

test('a meeting is short as long as somebody under six is there, or as the family says', () => {
  expect(setupOf({}, input).length).toBe('under-sixes')
  expect(setupOf({ absentIds: ['leo'] }, input).length).toBe('standard')
  expect(setupOf({ length: 'tired' }, input).length).toBe('tired')
})

test('who is away hands the job on, and who has left is not away', () => {
  const kept = {
    hostId: 'mia',
    timekeeperId: 'leo',
    noteTakerId: 'ben',
    absentIds: ['ben', 'gone'],
  }
  const setup = setupOf(kept, input)
  expect(setup).toMatchObject({ hostId: 'mia', timekeeperId: 'leo', noteTakerId: 'primary' })
  expect(setup.absentIds).toEqual(['ben'])
})

const sprints = [
  aSprint({ id: 's1', meeting: { ...newMeeting(), hostId: 'ben', notes: 'Buy bread' } }),
  aSprint({
    id: 's2',
    meeting: { ...newMeeting(), hostId: 'mia', notes: '' },
    retrospective: retrospective({ hostId: 'primary', notes: 'Early bed' }),
  }),
  aSprint({ id: 's3', meeting: { ...newMeeting(), notes: 'Today' } }),
]

test('the rota knows every meeting before this one, on the same day too', () => {
  const hosts = (held: { hostId?: string | null | undefined }[]) => held.map(({ hostId }) => hostId)
  expect(hosts(heldBefore('plan-meeting', sprints, 's2'))).toEqual(['ben'])
  expect(hosts(heldBefore('retrospective', sprints, 's2'))).toEqual(['ben', 'mia'])
  expect(hosts(heldBefore('plan-meeting', sprints, 'new'))).toEqual(['ben', 'mia', 'primary', null])
})

test('the notes of the meeting before come up, whichever it was', () => {
  expect(lastNotes('plan-meeting', sprints, 's1')).toBeNull()
  expect(lastNotes('retrospective', sprints, 's1')).toBe('Buy bread')
  expect(lastNotes('retrospective', sprints, 's2')).toBe('Buy bread')
  expect(lastNotes('plan-meeting', sprints, 's3')).toBe('Early bed')
  expect(lastNotes('plan-meeting', sprints, 'new')).toBe('Today')
})
