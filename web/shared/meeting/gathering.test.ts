import { expect, test } from 'vitest'
import { planMeetingAgenda } from '#content/agendas/plan-meeting.ts'
import { newMeeting } from '#core/plan-meeting/meeting.ts'
import { membersOf, type Member } from '#core/members/member.ts'
import { aFamily, aSprint, familyAfter, today } from '#core/testing/a-family.ts'
import { versionsOf } from './course.ts'
import { askedAfter, heldBefore, isGrown, lastNotes, setupOf } from './gathering.ts'

const members = membersOf(aFamily().familyData)
const input = { members, held: [], today }
const lookedBack = { stage: 'why', feelings: [], cards: [], why: '', thanks: '' } as const
const retrospective = (more: object) => ({ ...lookedBack, feelings: [], cards: [], ...more })

test('a meeting is short as long as somebody under six is there, or as the family says', () => {
  expect(setupOf({}, input).length).toBe('under-sixes')
  expect(setupOf({ absentIds: ['leo'] }, input).length).toBe('standard')
  expect(setupOf({ length: 'tired' }, input).length).toBe('tired')
})

test('where nobody is small, a meeting does not speak of pictures [N8, N17]', () => {
  const teen = (id: string, birthYear: number): Member => ({
    ...members.find((one) => one.id === 'mia')!,
    kind: 'child',
    id,
    birthYear,
    ageBand: '13-17',
  })
  const grown = [
    ...members.filter(({ kind }) => kind === 'adult'),
    teen('a', 2010),
    teen('b', 2012),
  ]
  expect(isGrown(grown, today)).toBe(true)
  expect(isGrown(members, today)).toBe(false)
  const words = (here: Member[]) =>
    versionsOf(planMeetingAgenda, { isGrown: isGrown(here, today) }).map(({ line }) => line)
  expect(words(members).join()).toMatch(/pictures/i)
  expect(words(grown).join()).not.toMatch(/pictures|six or older/i)
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

test('those who are not here that day are absent from a meeting, until somebody says so [17.6]', () => {
  const said = { from: today, to: today, isHere: false }
  const family = familyAfter(aFamily(), { type: 'say-days-here', memberId: 'leo', days: [said] })
  const given = { members: membersOf(family.familyData), held: [], today }
  expect(setupOf({}, given)).toMatchObject({
    absentIds: ['leo'],
    length: 'standard',
  })
  expect(setupOf({ absentIds: [] }, given).absentIds).toEqual([])
})

test('who passes is followed by those after them, and nobody is asked in a ring [N8]', () => {
  const [one, two, three, four] = members
  const waiting = [one!, two!, four!]
  expect(askedAfter(one, waiting)).toBe(two)
  expect(askedAfter(two, waiting)).toBe(four)
  expect(askedAfter(four, waiting), 'the last leads on').toBeUndefined()
  expect(askedAfter(three, waiting), 'who answers once more').toBe(one)
})
