import { expect, test } from 'vitest'
import type { Meeting } from '#core/plan-meeting/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { PlanMeetingScreen } from './plan-meeting-screen.tsx'

/** What stands on the last part of a plan meeting, where the plan is read back. */
async function readBack(tasks: Task[]): Promise<string> {
  const sprint = aSprint({ tasks })
  const meeting: Meeting = { ...sprint.meeting, stage: 'read-back', hostId: 'primary' }
  const screen = (
    <ToastProvider>
      <PlanMeetingScreen />
    </ToastProvider>
  )
  const session = { ...aSession(), sprints: [{ ...sprint, meeting }] }
  return wordsOf(await draw(screen, { session, address: '/plan-meeting?sprint=sprint1' })).join(' ')
}

test('the plan is read back in the order in which a family answers [N34]', async () => {
  const of = (id: string) => aTask({ id, title: `What ${id} does`, owners: [id] })
  const said = await readBack(['primary', 'ben', 'mia'].map(of))
  expect(said).toContain('Mia begins then Maya')
  expect(said).toMatch(/What mia does.*What primary does.*What ben does/)
})

test('nobody begins to show their part where all of it is everyone’s [N28, N34]', async () => {
  const said = await readBack([aTask()])
  expect(said, 'as many as were to choose from').toContain('all 4 Read a story')
  expect(said).not.toMatch(/(Leo|Mia|Maya|Ben) begins/)
})
