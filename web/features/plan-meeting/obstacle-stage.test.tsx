import { expect, test } from 'vitest'
import type { Meeting } from '#core/plan-meeting/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { PlanMeetingScreen } from './plan-meeting-screen.tsx'

/** What stands where a plan meeting asks what could stop them. */
async function said(tasks: Task[]): Promise<string> {
  const sprint = aSprint({ tasks })
  const meeting: Meeting = { ...sprint.meeting, stage: 'obstacle', hostId: 'primary' }
  const screen = (
    <ToastProvider>
      <PlanMeetingScreen />
    </ToastProvider>
  )
  const session = { ...aSession(), sprints: [{ ...sprint, meeting }] }
  return wordsOf(await draw(screen, { session, address: '/plan-meeting?sprint=sprint1' })).join(' ')
}

const table = aTask({ id: 'table', title: 'Set the table' })
const tent = aTask({ id: 'tent', title: 'Put up the tent' })
const ifThen = { if: 'it rains', then: 'we take the evening after' }

test('what has a plan for a bad day comes first, and the others are folded [N31]', async () => {
  expect(await said([table, { ...tent, ifThen }])).toMatch(
    /Put up the tent If it rains, then we take the evening after .* 1 other task Set the table/,
  )
  expect(await said([{ ...table, ifThen }])).not.toContain(' other task')
})

test('where nothing has a plan yet, each task is there to get one [N31]', async () => {
  const words = await said([table, tent])
  expect(words).toMatch(/Set the table .*Put up the tent/)
  expect(words).not.toContain(' other task')
})
