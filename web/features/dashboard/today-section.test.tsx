import { expect, test } from 'vitest'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { TodaySection } from './today-section.tsx'

const section = (
  <ToastProvider>
    <TodaySection />
  </ToastProvider>
)

/** What Today says on Wednesday of a planned week that began on Sunday. */
async function saidOf(fields: Partial<Sprint>): Promise<string> {
  const sprints = [aSprint({ plannedAt: '2026-03-01T17:00:00.000Z', ...fields })]
  return wordsOf(await draw(section, { session: { ...aSession(), sprints } })).join('\n')
}

test('Today leads to the plan where no task stands in it [C10]', async () => {
  expect(await saidOf({ tasks: [] })).toContain('There is nothing in this plan yet.\nAdd tasks')
})

test('Today is glad of a day for which nothing is planned [C10]', async () => {
  const task = aTask({ repeat: { kind: 'days', days: ['Monday'] } })
  expect(await saidOf({ tasks: [task] })).toContain('Nothing is planned for this day. Enjoy it.')
})

test('Today explains its faces until the first one is pressed [C10]', async () => {
  const explanation = 'Press your face when something is done.'
  expect(await saidOf({ tasks: [aTask()] })).toContain(explanation)
  const begun = aTask({ checks: { '2026-03-03': ['mia'] } })
  expect(await saidOf({ tasks: [begun] })).not.toContain(explanation)
  const together = await saidOf({ tasks: [aTask({ sharing: 'together' })] })
  expect(together, 'one ring with all faces').toContain(
    'Press your faces once you have all done it.',
  )
  expect(together).not.toContain(explanation)
})

test('Today shows yesterday on a day off, and nothing where that is one as well [C10]', async () => {
  const tasks = [aTask()]
  expect(await saidOf({ tasks, pausedDates: ['2026-03-04'] })).toMatch(/^Yesterday, Tuesday/)
  expect(await saidOf({ tasks, pausedDates: ['2026-03-03', '2026-03-04'] })).toBe('')
})

/** The boxes of Today, by what a screen reader says of them. */
async function ticksOf(fields: Partial<Task>): Promise<string[]> {
  const task = aTask({ repeat: { kind: 'days', days: ['Wednesday'] }, ...fields })
  const sprints = [aSprint({ plannedAt: '2026-03-01T17:00:00.000Z', tasks: [task] })]
  const markup = await draw(section, { session: { ...aSession(), sprints } })
  return [...markup.matchAll(/aria-label="(Read a story[^"]*)"/g)].map(([, label]) => label!)
}

test('a task of each has a ring for everybody [N5]', async () => {
  expect(await ticksOf({ owners: ['ben', 'mia'] })).toEqual([
    'Read a story, Ben',
    'Read a story, Mia',
  ])
})

test('a task of one of them has one ring, and then says who did it [N5]', async () => {
  const shared: Partial<Task> = { owners: ['ben', 'mia'], sharing: 'one' }
  const labels = await ticksOf(shared)
  expect(labels).toEqual(['Read a story: whoever did it', 'Read a story, Ben', 'Read a story, Mia'])
  const checks = { '2026-03-04': ['ben'] }
  expect(await ticksOf({ ...shared, checks })).toEqual(['Read a story, done by Ben'])
})

test('what all do together is one ring [N5]', async () => {
  expect(await ticksOf({ sharing: 'together' })).toEqual(['Read a story, all together'])
})

test('of those who take turns only one is asked [N5]', async () => {
  const labels = await ticksOf({ owners: ['ben', 'mia'], sharing: 'daily-turns' })
  expect(labels).toHaveLength(1)
})

test('more than five that were done as the day was opened are one line [N31]', async () => {
  const done = { '2026-03-04': ['mia'] }
  const repeat: Task['repeat'] = { kind: 'days', days: ['Wednesday'] }
  const tasks = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aTask({ id: `t${index}`, title: `Task ${index}`, owners: ['mia'], repeat, checks: done }),
    )
  const open = aTask({ id: 'open', title: 'Feed the cat', owners: ['mia'], repeat })
  expect(await saidOf({ tasks: [...tasks(5), open] })).not.toContain('5 done')
  expect(await saidOf({ tasks: [...tasks(6), open] })).toMatch(/\nFeed the cat\n6 done\nTask 0/)
})

test('a line that is what the family tries this week says so, and no other does', async () => {
  const { family, ...session } = aSession()
  const tried = {
    id: 'try',
    text: 'Bags packed at night',
    ownerId: 'mia',
    sprintId: 'before',
    checkOn: '2026-03-07',
    verdict: 'running',
  } as const
  const tasks = [aTask({ id: 'bags', title: tried.text }), aTask()]
  const said = wordsOf(
    await draw(section, {
      session: {
        ...session,
        family: { ...family, familyData: { ...family.familyData, experiments: [tried] } },
        sprints: [aSprint({ plannedAt: '2026-03-01T17:00:00.000Z', tasks })],
      },
    }),
  )
  expect(said.filter((line) => line === 'This week’s try')).toHaveLength(1)
  expect(said[said.indexOf(tried.text) + 1]).toBe('This week’s try')
})
