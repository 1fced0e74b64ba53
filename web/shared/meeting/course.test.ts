import { expect, test } from 'vitest'
import { planMeetingAgenda } from '#content/agendas/plan-meeting.ts'
import { retrospectiveAgenda } from '#content/agendas/retrospective.ts'
import { standUpAgenda } from '#content/agendas/stand-up.ts'
import { membersOf, youngestFirst } from '#core/members/member.ts'
import { aFamily, leo, mia, today } from '#core/testing/a-family.ts'
import {
  meetingLengths,
  meetingStages,
  retrospectiveStages,
  type MeetingLength,
} from '#core/words.ts'
import { courseOf, placeOf, versionOf, wayTo } from './course.ts'

const ids = (parts: { id: string }[]) => parts.map(({ id }) => id)

test('the agendas lead through exactly the stages that a sprint remembers [S1.5, S3.3]', () => {
  expect(ids(courseOf(planMeetingAgenda, { length: 'standard' }))).toEqual(meetingStages)
  const whole = ids(courseOf(retrospectiveAgenda, { length: 'under-sixes', at: 'why' }))
  expect(whole).toEqual(retrospectiveStages)
})

test('each length takes the minutes that it promises [S1.5]', () => {
  for (const agenda of [planMeetingAgenda, retrospectiveAgenda]) {
    for (const length of meetingLengths) {
      const seconds = courseOf<string, MeetingLength>(agenda, { length })
        .map((part) => part.seconds)
        .reduce((sum, part) => sum + part, 0)
      expect(seconds).toBe(versionOf(agenda, length).minutes * 60)
    }
  }
})

test('a tired look back leaves a part out, unless the family is in the middle of it [S1.5]', () => {
  const tired = courseOf(retrospectiveAgenda, { length: 'tired' })
  expect(ids(tired)).toEqual(retrospectiveStages.filter((stage) => stage !== 'why'))
  const inIt = courseOf(retrospectiveAgenda, { length: 'tired', at: 'why' })
  expect(placeOf(inIt, 'why')).toMatchObject({ part: { id: 'why' }, after: { id: 'experiment' } })
})

test('a stand-up is a turn for everybody who is here, the youngest first, then the offer [S1.5]', () => {
  const here = youngestFirst(aFamily().familyData, today)
  const parts = courseOf(standUpAgenda, { length: 'standard', here, date: today })
  expect(ids(parts)).toEqual(['leo', 'mia', 'primary', 'ben', 'closing'])
  expect(parts[0]).toMatchObject({ title: 'Leo’s turn', seconds: 45, member: { id: leo.id } })
  const without = courseOf(standUpAgenda, {
    length: 'standard',
    here: here.filter(({ id }) => id !== mia.id),
  })
  expect(ids(without)).not.toContain('mia')
})

test('a length that a meeting does not have is its usual one', () => {
  expect(versionOf(standUpAgenda, 'under-sixes').id).toBe('standard')
})

test('a place knows what comes before and after it [S1.5]', () => {
  const parts = courseOf(planMeetingAgenda, {
    length: 'standard',
    here: membersOf(aFamily().familyData),
  })
  expect(placeOf(parts, 'appreciations')).toMatchObject({ before: null, number: 1, of: 6 })
  expect(placeOf(parts, 'dates')).toMatchObject({
    before: { id: 'last-week' },
    after: { id: 'mission' },
    number: 3,
  })
  expect(placeOf(parts, 'read-back')).toMatchObject({ after: null, number: 6 })
  expect(placeOf(parts, 'nowhere').number).toBe(1)
})

test('the way on names what comes, so that nobody takes it for the next person’s turn [N8, N32]', () => {
  const parts = courseOf(planMeetingAgenda, { length: 'standard', without: ['last-week'] })
  const { after } = placeOf(parts, 'appreciations')
  expect(wayTo(after!)).toBe('Next: the dates')
  for (const agenda of [planMeetingAgenda, retrospectiveAgenda])
    for (const stage of agenda.stages.slice(1)) expect(wayTo(stage), stage.stage).not.toBe('Next')
})

test('a first plan asks about no week before it [S1.5]', () => {
  const sayOf = (isFirst: boolean) =>
    placeOf(courseOf(planMeetingAgenda, { length: 'standard', isFirst }), 'last-week').part.say
  expect(sayOf(false)).toContain('did we plan')
  expect(sayOf(true)).not.toContain('did we plan')
})
