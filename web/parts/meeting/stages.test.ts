import { expect, test } from 'vitest'
import { planMeetingAgenda, retrospectiveAgenda } from '#content/agendas.ts'
import { meetingStages, retrospectiveStages } from '#core/words.ts'
import { placeOf, stagesOf } from './stages.ts'

test('the agendas lead through exactly the stages that a sprint remembers [S1.5, S3.3]', () => {
  expect(stagesOf(planMeetingAgenda, 'standard').map(({ id }) => id)).toEqual(meetingStages)
  expect(stagesOf(retrospectiveAgenda, 'short').map(({ id }) => id)).toEqual(retrospectiveStages)
})

test('a shorter version has the same stages in less time [S1.5]', () => {
  const minutes = (version: 'standard' | 'tired') =>
    stagesOf(planMeetingAgenda, version).reduce((sum, stage) => sum + stage.minutes, 0)
  expect(minutes('standard')).toBe(20)
  expect(minutes('tired')).toBe(8)
})

test('a place knows what comes before and after it [S1.5]', () => {
  const stages = stagesOf(planMeetingAgenda, 'standard')
  expect(placeOf(stages, 'appreciations')).toMatchObject({ before: null, number: 1, of: 6 })
  expect(placeOf(stages, 'dates')).toMatchObject({
    before: { id: 'last-week' },
    after: { id: 'mission' },
    number: 3,
  })
  expect(placeOf(stages, 'read-back')).toMatchObject({ after: null, number: 6 })
})
