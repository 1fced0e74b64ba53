import { expect, test } from 'vitest'
import type { Sprint } from '#core/sprint/schema.ts'
import { aFamily, aSprint, aTask } from '#core/testing/a-family.ts'
import { dayRange } from '#core/time/calendar.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { LoadBar, useLoad } from './load-bar.tsx'

const plan = (ticks: number) =>
  aSprint({
    id: 'next',
    startsOn: '2026-03-08',
    tasks: Array.from({ length: ticks }, (_, index) => aTask({ id: `t${index}`, owners: ['mia'] })),
  })
const lived = aSprint({
  completed: true,
  tasks: [
    aTask({
      owners: ['mia'],
      repeat: { kind: 'times', times: 7 },
      checks: Object.fromEntries(dayRange('2026-03-01', 5).map((date) => [date, ['mia']])),
    }),
  ],
})

const OfPlan = ({ sprint }: { sprint: Sprint }) => <LoadBar {...useLoad(sprint)} />
const drawn = (ticks: number) => drawnOf(plan(ticks))

async function drawnOf(sprint: Sprint, before = [lived]) {
  const session = { ...aSession(), family: aFamily(), sprints: [...before, sprint] }
  const markup = await draw(<OfPlan sprint={sprint} />, { session })
  const part = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(markup)?.[1])
  return {
    part: part('width'),
    /** How many times as long as the mark says is usual. */
    times: part('width') / part('inset-inline-start'),
    words: wordsOf(markup).join(' '),
  }
}

test('the bar of a plan is as much longer than its mark as the plan is more than usual [N33]', async () => {
  const [usual, eight, twelve, nineteen] = await Promise.all([5, 8, 12, 19].map(drawn))
  expect(usual!.part, 'half of the bar is a usual week').toBe(50)
  expect(eight!.part).toBe(80)
  for (const [one, ticks] of [
    [usual, 5],
    [eight, 8],
    [twelve, 12],
    [nineteen, 19],
  ] as const)
    expect(one!.times).toBeCloseTo(ticks / 5)
  expect(nineteen!.part, 'within its room').toBe(100)
  expect(usual!.words).toBe('usual 5 things planned, usually 5. That fits a usual week.')
  expect(nineteen!.words).toContain('19 things planned, usually 5. Which task could wait?')
})

test('where nothing is usual yet there is no bar, for a length beside nothing says nothing [N33]', async () => {
  const { part, words } = await drawnOf(plan(12), [])
  expect(part).toBeNaN()
  expect(words).toBe('')
})

test('a thing of every day counts by its ticks, in the bar and in the words below it [N33]', async () => {
  const daily = aTask({ owners: ['mia'], repeat: { kind: 'times', times: 7 } })
  const sprint = { ...plan(0), tasks: [daily] }
  const { part, words } = await drawnOf(sprint)
  expect(words).toBe('usual 7 things planned, usually 5. Which task could wait?')
  expect(part).toBe((await drawn(7)).part)
})

test('in the middle of a week it is about the days left, beside what is usual in as many [N33]', async () => {
  const daily = aTask({ owners: ['mia'], repeat: { kind: 'times', times: 7 } })
  // On Wednesday four days are left of a week that began on Sunday; five ticks a week are usual.
  const days = { startsOn: '2026-03-01', plannedAt: null }
  const { times, words } = await drawnOf(aSprint({ id: 'this', ...days, tasks: [daily] }))
  const usual = (5 * 4) / 7
  expect(words).toContain('4 things left to do, usually 3 in so many days. Which')
  expect(times).toBeCloseTo(4 / usual)
  const once = [1, 2, 3].map((id) => aTask({ id: `t${id}`, owners: ['mia'] }))
  const fits = await drawnOf(aSprint({ id: 'this', ...days, tasks: once }))
  expect(fits.words).toBe(
    'usual 3 things left to do, usually 3 in so many days. That fits the days left.',
  )
})

test('what is done already asks for nothing more in the days left [N33]', async () => {
  const checks = { '2026-03-02': ['mia'], '2026-03-03': ['mia'] }
  const read = aTask({ owners: ['mia'], repeat: { kind: 'times', times: 3 }, checks })
  const { times, words } = await drawnOf(aSprint({ id: 'this', tasks: [read] }))
  expect(times, 'one of three is left, where three are usual').toBeLessThan(0.5)
  expect(words).toBe(
    'usual 1 thing left to do, usually 3 in so many days. That fits the days left.',
  )
})
