import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleGoals } from '#content/goals/index.ts'
import { bootstrapSchema } from '#core/log/bootstrap-schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { dayLines, dayProgress } from '#core/stand-up/day.ts'
import { playbook, runningExperiment } from '#core/experiments/experiment.ts'
import { summarize } from '#core/insights/insights.ts'
import { ageBandOf, membersOf } from '#core/members/member.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { nextTurn, standUpOn } from '#core/stand-up/stand-up.ts'
import { standingOn } from '#core/sprint/week.ts'
import { theo } from '#content/sample/plans.ts'
import { sampleFamily } from '#content/sample/sample-family.ts'
import { sampleLibrary } from './sample-ideas.ts'

const turns = [
  '2026-01-01',
  '2026-12-31',
  '2027-01-03',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
  '2026-03-29', // summer time begins
  '2026-10-25', // and ends
  '2099-12-31',
]
const day = fc.integer({ min: 0, max: 29_000 }).map((count) => addDays('2020-01-01', count))

/** The promises that hold on every day. */
function check(today: string) {
  const documents = sampleFamily(today)
  expect(bootstrapSchema.parse(documents)).toEqual(documents)
  const { family, sprints } = documents
  const standing = standingOn(sprints, today)
  expect(standing.kind).toBe('running')
  for (const [index, sprint] of sprints.slice(1).entries()) {
    expect(sprint.startsOn > endOf(sprints[index]!), 'weeks do not overlap').toBe(true)
  }
  const bands = membersOf(family.familyData).flatMap((member) =>
    member.kind === 'child' ? [ageBandOf(member, today)] : [],
  )
  expect(bands).toEqual(['13-17', '6-8', '3-5'])
  const { done, planned } = dayProgress(dayLines(sprints[3]!, membersOf(family.familyData), today))
  expect(done, 'something is done today').toBeGreaterThan(0)
  expect(planned, 'and something is left').toBeGreaterThan(done)
  // Nothing has happened that is still ahead.
  const ahead = sprints.flatMap(({ tasks, standUps }) => [
    ...tasks.flatMap(({ checks }) => Object.keys(checks)),
    ...standUps.map(({ date }) => date),
  ])
  expect(ahead.filter((date) => date > today)).toEqual([])
}

describe('the family of the tour', () => {
  test.each(turns)('is one that the product could hold, on %s', check)

  test('is so on any day', () => {
    fc.assert(fc.property(day, check), { seed: 7, numRuns: 60 })
  })

  test('has something to show at every stop', () => {
    const { family, sprints } = sampleFamily('2026-05-13')
    const [, , , running, draft] = sprints
    const members = membersOf(family.familyData)
    expect(members.map(({ kind }) => kind)).toEqual(['adult', 'adult', 'child', 'child', 'child'])
    expect(sprints.map(({ completed }) => completed)).toEqual([true, true, true, false, false])
    expect(running!.tasks.map(({ reason }) => reason.kind)).toEqual(
      expect.arrayContaining(['mission', 'retrospective', 'carried-over', 'own']),
    )
    expect(draft).toMatchObject({ plannedAt: null, meeting: { stage: 'mission' } })
    expect(draft!.tasks.length).toBeGreaterThan(3)
    // The phone comes to Theo next.
    expect(nextTurn(members, standUpOn(running!, '2026-05-13'), null)).toBe(theo)
    expect(running!.retrospective?.stage).toBe('cards')
    expect(running!.retrospective?.cards.map(({ kind }) => kind)).toEqual(['high', 'high', 'low'])
    const summaries = sprints.slice(0, 4).map((sprint) => summarize(sprint, members, '2026-05-13'))
    for (const { moods, standUps } of summaries) {
      expect(moods.length).toBeGreaterThan(2)
      expect(standUps.held).toBeGreaterThan(2)
    }
    expect(playbook(family)).toHaveLength(2)
    expect(runningExperiment(family)?.id).toBe(running!.experimentId)
    const ideas = recommend(sampleLibrary, family, sprints, {
      now: '2026-05-13T12:00:00.000Z',
      count: 60,
    })
    expect(ideas.length).toBeGreaterThan(24)
    expect(new Set(ideas.slice(0, 12).map(({ kind }) => kind)).size).toBe(3)
  })

  test('follows a mission of the library, word for word', () => {
    const { goal } = sampleFamily('2026-05-13').family.familyData
    const example = exampleGoals.find(({ id }) => id === goal?.exampleId)
    const { title, why, measure, weeks, celebration } = goal!
    expect({ title, why, measure, weeks, celebration }).toEqual({
      title: example?.title,
      why: example?.why,
      measure: example?.measure,
      weeks: example?.weeks,
      celebration: example?.celebration,
    })
  })
})
