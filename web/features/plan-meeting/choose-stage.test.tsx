import { expect, test } from 'vitest'
import type { Meeting } from '#core/plan-meeting/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { aFamily, aSprint, aTask } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { PlanMeetingScreen } from './plan-meeting-screen.tsx'

const bags = {
  id: 'bags',
  text: 'Bags are packed before the film',
  ownerId: 'mia',
  sprintId: 'sprint1',
  checkOn: '2026-03-14',
  verdict: 'running',
} as const

/** What stands where the week's tasks are chosen, after a look back that decided to try this. */
async function chosenFrom(tasks: Task[]): Promise<string> {
  const lived = aSprint({ completed: true })
  const next = aSprint({
    id: 'next',
    name: 2,
    startsOn: '2026-03-08',
    experimentId: bags.id,
    tasks,
  })
  const meeting: Meeting = { ...next.meeting, stage: 'mission', hostId: 'primary' }
  const screen = (
    <ToastProvider>
      <PlanMeetingScreen />
    </ToastProvider>
  )
  const family = aFamily({ experiments: [bags] })
  const session = { ...aSession(), family, sprints: [lived, { ...next, meeting }] }
  return wordsOf(await draw(screen, { session, address: '/plan-meeting?sprint=next' })).join(' ')
}

test('what is tried is offered to a plan, and not beside the task that it became [N8]', async () => {
  const offer = `${bags.text} to try, from your look back`
  expect(await chosenFrom([])).toContain(offer)
  const inOtherWords = aTask({
    title: 'Pack the bag',
    reason: { kind: 'retrospective', text: '', week: 1 },
  })
  const words = await chosenFrom([inOtherWords])
  expect(words).toContain('Pack the bag')
  expect(words).not.toContain(offer)
  expect(await chosenFrom([aTask({ title: bags.text })]), 'where it is taken').toContain(offer)
})
