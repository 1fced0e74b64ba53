import { expect, test } from 'vitest'
import { planMeetingAgenda } from '#content/agendas/plan-meeting.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { planMinutes } from '#core/meetings/plan-minutes.ts'
import { membersOf } from '#core/members/member.ts'
import { aFamily, aSprint, aTask } from '#core/testing/a-family.ts'
import type { RetrospectiveStage } from '#core/words.ts'
import { courseOf, versionsOf } from '#web/shared/meeting/course.ts'
import { stageAt, stagesWithout } from './agenda.ts'
import { inTwoSteps } from './meeting.tsx'

const dayOf = (instant: string) => instant.slice(0, 10)
const saturday = '2026-03-07'
const sunday = '2026-03-08'
const lookedBack = aSprint({
  tasks: [aTask({ checks: { '2026-03-02': ['mia'] } })],
  retrospective: { stage: 'thanks', feelings: [], cards: [], why: '', thanks: '' },
  completed: true,
  completedAt: `${saturday}T17:00:00Z`,
})
const unspoken = { ...lookedBack, retrospective: null }
const topic = { id: 'bed', text: 'A later bedtime', addedAt: '' }
const on = (today: string, previous: Sprint | undefined) => ({ previous, topics: [], today, dayOf })

test('the first meeting has no last week to look at [N12]', () => {
  expect(stagesWithout(on(sunday, undefined))).toEqual(['last-week'])
})

test('a week that was looked back on is not asked about again the same weekend [N12]', () => {
  const asked = ['appreciations', 'last-week']
  expect(stagesWithout(on(saturday, lookedBack))).toEqual(asked)
  expect(stagesWithout(on(sunday, lookedBack))).toEqual(asked)
  expect(stagesWithout(on('2026-03-14', lookedBack))).toEqual([])
  expect(stagesWithout(on(sunday, unspoken)), 'nobody looked back').toEqual([])
})

test('a look back that was left before its end is not asked again as far as it went [N8, N12]', () => {
  const leftAt = (stage: RetrospectiveStage) =>
    on('2026-03-08', {
      ...lookedBack,
      retrospective: { ...lookedBack.retrospective!, stage },
      completed: false,
      completedAt: null,
    })
  expect(stagesWithout(leftAt('cards'))).toEqual(['last-week'])
  expect(stagesWithout(leftAt('thanks'))).toEqual(['last-week'])
  expect(stagesWithout(leftAt('facts')), 'they did not get on').toEqual([])
  expect(stagesWithout({ ...leftAt('cards'), today: '2026-03-20' }), 'long ago').toEqual([])
})

test('a meeting begins with the first stage that it needs, and goes on where it was left [N8]', () => {
  const { meeting } = aSprint()
  expect(stageAt(meeting, ['appreciations', 'last-week'])).toBe('dates')
  expect(stageAt(meeting, ['last-week'])).toBe('appreciations')
  expect(stageAt({ ...meeting, stage: 'obstacle' }, ['appreciations'])).toBe('obstacle')
  const appreciations = [{ id: 'a', fromId: 'mia', text: 'Leo' }]
  expect(stageAt({ ...meeting, appreciations }, ['appreciations'])).toBe('appreciations')
})

test('a week that nobody touched is not asked about at all [N4, N12]', () => {
  const quiet = aSprint({ plannedAt: `${saturday}T17:00:00Z`, tasks: [aTask()] })
  expect(stagesWithout(on(sunday, quiet))).toEqual(['last-week'])
})

test('a parked topic keeps its place in the meeting, whatever lies behind it [N12]', () => {
  expect(stagesWithout({ ...on(sunday, undefined), topics: [topic] })).toEqual([])
})

test('the minutes said are those of the stages that come [N12]', () => {
  const said = versionsOf(planMeetingAgenda, { without: ['last-week'] }).map(
    ({ minutes }) => minutes,
  )
  expect(said).toEqual([16, 9, 7])
})

test('the minutes that Today promises are about those of the family’s agenda [N33]', () => {
  const today = '2026-03-01'
  const small = membersOf(aFamily().familyData)
  const grown = small.filter(({ kind }) => kind === 'adult')
  for (const [members, length] of [
    [grown, 'standard'],
    [small, 'under-sixes'],
  ] as const) {
    for (const without of [[], ['last-week']]) {
      const said = versionsOf(planMeetingAgenda, { without }).find(({ id }) => id === length)!
      const promised = planMinutes(members, today, without.length > 0)
      expect(Math.abs(promised - said.minutes)).toBeLessThanOrEqual(1)
    }
  }
})

test('what the week holds and who does it are two screens of one stage [N8]', () => {
  const parts = inTwoSteps(courseOf(planMeetingAgenda, { length: 'standard' }))
  expect(parts.map(({ id, stage }) => [id, stage]).slice(3, 5)).toEqual([
    ['mission', 'mission'],
    ['who', 'mission'],
  ])
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0)
  expect(seconds).toBe(20 * 60)
})
