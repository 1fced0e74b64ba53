import { expect, test } from 'vitest'
import { aSprint } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { PlanMeetingScreen } from './plan-meeting-screen.tsx'

test('who thanks is named by the question, and not beside their face as well [N37]', async () => {
  const sprint = aSprint()
  const meeting = { ...sprint.meeting, stage: 'appreciations', hostId: 'primary' } as const
  const screen = (
    <ToastProvider>
      <PlanMeetingScreen />
    </ToastProvider>
  )
  const session = { ...aSession(), sprints: [{ ...sprint, meeting }] }
  const said = wordsOf(await draw(screen, { session, address: '/plan-meeting?sprint=sprint1' }))
  const [who] = said.find((line) => line.endsWith(' thanks …'))!.split(' ')
  expect(said.join('\n')).toMatch(/^then (Maya|Ben|Mia)$/m)
  expect(said).not.toContain(who)
})
