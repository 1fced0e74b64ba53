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

async function drawnOf(sprint: Sprint) {
  const session = { ...aSession(), family: aFamily(), sprints: [lived, sprint] }
  const markup = await draw(<OfPlan sprint={sprint} />, { session })
  return { part: Number(/width:([\d.]+)%/.exec(markup)?.[1]), words: wordsOf(markup).join(' ') }
}

test('the bar of a plan is longer with each tick, and half as long as it is for a usual week [N33]', async () => {
  const [usual, twelve, nineteen] = [await drawn(5), await drawn(12), await drawn(19)]
  expect(usual.part).toBe(50)
  expect(twelve.part).toBeGreaterThan(usual.part)
  expect(nineteen.part).toBeGreaterThan(twelve.part)
  expect(nineteen.part).toBeLessThan(100)
  expect(usual.words).toBe('5 ticks a week. The mark is what is usual for you.')
  expect(nineteen.words).toContain('Which task could wait?')
})

test('a thing of every day counts by its ticks, in the bar and in the words beside it [N33]', async () => {
  const daily = aTask({ owners: ['mia'], repeat: { kind: 'times', times: 7 } })
  const sprint = { ...plan(0), tasks: [daily] }
  const { part, words } = await drawnOf(sprint)
  expect(words).toMatch(/^7 ticks a week\. /)
  expect(part).toBe((await drawn(7)).part)
})

test('in the middle of a week it is about the days left, beside what is usual in as many [N33]', async () => {
  const daily = aTask({ owners: ['mia'], repeat: { kind: 'times', times: 7 } })
  // On Wednesday four days are left of a week that began on Sunday; five ticks a week are usual.
  const days = { startsOn: '2026-03-01', plannedAt: null }
  const { part, words } = await drawnOf(aSprint({ id: 'this', ...days, tasks: [daily] }))
  const usual = (5 * 4) / 7
  expect(words).toMatch(
    /^4 ticks in the days left\. That is more than the \d+ you usually finish\./,
  )
  expect(part).toBeCloseTo((4 / (4 + usual)) * 100)
  const once = [1, 2, 3].map((id) => aTask({ id: `t${id}`, owners: ['mia'] }))
  const fits = await drawnOf(aSprint({ id: 'this', ...days, tasks: once }))
  expect(fits.words).toBe('3 ticks in the days left. The mark is what is usual for you.')
})

test('what is done already asks for nothing more in the days left [N33]', async () => {
  const checks = { '2026-03-02': ['mia'], '2026-03-03': ['mia'] }
  const read = aTask({ owners: ['mia'], repeat: { kind: 'times', times: 3 }, checks })
  const { words } = await drawnOf(aSprint({ id: 'this', tasks: [read] }))
  expect(words).toMatch(/^1 tick in the days left\. /)
})
