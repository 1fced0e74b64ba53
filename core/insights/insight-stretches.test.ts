import { describe, expect, test } from 'vitest'
import { aSummary, summariesFrom } from '../testing/a-summary.ts'
import { mergeSummaries, stretchesOf } from './insight-stretches.ts'

describe('the pieces that a picture shows', () => {
  test('are the sprints themselves while they fit, oldest first', () => {
    const [first, second] = summariesFrom('2026-03-01', 2)
    const pieces = stretchesOf([second!, first!], 2)
    expect(pieces.map(({ kind, name }) => [kind, name])).toEqual([
      ['sprint', 1],
      ['sprint', 2],
    ])
    expect(pieces[0]).toMatchObject({ startsOn: '2026-03-01', endsOn: '2026-03-07' })
  })

  test.each([
    [20, 'month', 5],
    [60, 'month', 14],
    [104, 'quarter', 9],
    [500, 'year', 10],
  ] as const)('of %i weeks are %ss, %i of them, and lose nothing', (weeks, kind, count) => {
    const pieces = stretchesOf(summariesFrom('2026-03-01', weeks), 16)
    expect(pieces).toHaveLength(count)
    expect(new Set(pieces.map((piece) => piece.kind))).toEqual(new Set([kind]))
    expect(pieces.flatMap(({ sprints }) => sprints)).toHaveLength(weeks)
    const done = pieces.reduce((sum, { progress }) => sum + progress.done, 0)
    expect(done).toBe(weeks * 3)
  })

  test('put together what was counted, with the mood of all days and no mood without any', () => {
    const [april] = stretchesOf(
      [
        aSummary({
          startsOn: '2026-04-05',
          moods: [{ date: '2026-04-05', mood: 2 }],
          standUps: { held: 2, possible: 7, on: ['2026-04-05', '2026-04-06'] },
        }),
        aSummary({
          sprintId: 's2',
          startsOn: '2026-04-12',
          weeks: 2,
          completed: false,
          moods: [
            { date: '2026-04-12', mood: 5 },
            { date: '2026-04-13', mood: 5 },
          ],
        }),
      ],
      1,
    )
    expect(april).toMatchObject({
      key: '2026-04',
      endsOn: '2026-04-25',
      running: true,
      mood: 4,
      standUps: { held: 2, possible: 21 },
      progress: { done: 6, planned: 8 },
    })
    expect(stretchesOf([aSummary()], 1)[0]!.mood).toBeNull()
  })
})

test('what the browser knows of a sprint counts before what the server told', () => {
  const told = [
    aSummary({ sprintId: 'b', name: 'Told', startsOn: '2026-03-08' }),
    aSummary({ sprintId: 'a' }),
  ]
  const known = [aSummary({ sprintId: 'b', name: 'Known', startsOn: '2026-03-08' })]
  expect(mergeSummaries(told, known).map(({ sprintId, name }) => [sprintId, name])).toEqual([
    ['a', 1],
    ['b', 'Known'],
  ])
})
