import { describe, expect, test } from 'vitest'
import type { Sprint } from '#core/sprint/schema.ts'
import { standingOn } from '#core/sprint/week.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { NextStep } from './next-step.tsx'

const wednesday = '2026-03-04'
const planned = (fields: Partial<Sprint> = {}) =>
  aSprint({ plannedAt: '2026-03-01T17:00:00.000Z', tasks: [aTask()], ...fields })

/** What Today offers as the next step on a day: its title, and all words. */
async function offered(sprints: Sprint[], day = wednesday): Promise<string[]> {
  const session = { ...aSession(), sprints }
  const step = (
    <ToastProvider>
      <NextStep standing={standingOn(sprints, day)} />
    </ToastProvider>
  )
  return wordsOf(await draw(step, { session, day }))
}

describe('without a running day Today offers', () => {
  test('the first plan meeting to a family without a week [C10]', async () => {
    expect(await offered([])).toEqual(
      expect.arrayContaining(['Plan your first week', 'Start the plan meeting']),
    )
  })

  test('the next plan meeting to one that had weeks [C10]', async () => {
    expect(await offered([planned({ completed: true })])).toContain('Plan the next week')
  })

  test('to go on with a draft, and says how much stands in it [C10]', async () => {
    const draft = aSprint({ name: 'Week 2', startsOn: '2026-03-08', tasks: [aTask()] })
    expect(await offered([draft])).toEqual(
      expect.arrayContaining(['Week 2 waits for its plan', 'Plan it for us']),
    )
    expect((await offered([draft])).join()).toContain('One task stands in it already.')
  })

  test('to plan this week, where an empty draft’s days went by [C10]', async () => {
    expect(await offered([aSprint({ tasks: [] })], '2026-03-20')).toEqual(
      expect.arrayContaining(['Good to see you again', 'Plan this week']),
    )
  })

  test('one button that begins a small week, where a week was missed [N4]', async () => {
    const lived = planned({
      id: 'week-0',
      startsOn: '2026-02-22',
      completed: true,
      tasks: [
        aTask({
          id: 'bags',
          title: 'Pack bags',
          repeat: { kind: 'times', times: 2 },
          checks: { '2026-02-23': ['mia'] },
        }),
      ],
    })
    const words = await offered([lived, planned()], '2026-03-11')
    expect(words).toEqual(
      expect.arrayContaining([
        'Good to see you',
        'One quiet week is put away. One thing is done already, and it stays.',
        'This week, two small things',
        'Pack bags',
        'Read a story',
        'Start this small week',
      ]),
    )
    expect(words.join()).not.toContain('Look back')
  })

  test('the print of a week that has not begun [C10]', async () => {
    expect(await offered([planned()], '2026-02-27')).toContain('Print the plan')
  })

  test('rest on a day off, and names the day on which it goes on [C10]', async () => {
    const words = await offered([planned({ pausedDates: [wednesday, '2026-03-05'] })])
    expect(words).toContain('A day off')
    expect(words.join()).toMatch(/On Friday, .*6.* you go on\./)
  })

  test('a look back on a week that is over [C10]', async () => {
    const tasks = [aTask({ checks: { '2026-03-03': ['mia'] } })]
    expect(await offered([planned({ tasks })], '2026-03-09')).toContain('Look back together')
  })
})

test('on a running day Today itself is the next step [C10]', async () => {
  expect(await offered([planned()])).toEqual([])
})
