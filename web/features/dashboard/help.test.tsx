import { expect, test } from 'vitest'
import { aSprint, aTask, today } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

/** What Today says once the check-in was closed, with this offer, after Mia asked for a lift. */
async function saidOf(offer: string): Promise<string> {
  const answer = {
    memberId: 'mia',
    passed: false,
    mood: 4 as const,
    did: '',
    next: '',
    help: 'a lift',
  }
  const closedAt = '2026-03-04T17:00:00.000Z'
  const sprint = aSprint({
    plannedAt: '2026-03-01T17:00:00.000Z',
    tasks: [aTask()],
    standUps: [{ date: today, answers: [answer], offer, closedAt }],
  })
  const session = { ...aSession(), sprints: [sprint] }
  return wordsOf(
    await draw(
      <ToastProvider>
        <DashboardScreen />
      </ToastProvider>,
      { session },
    ),
  ).join(' ')
}

test('Today says what somebody wants where the check-in ended without an offer, as at the wall', async () => {
  expect(await saidOf('')).toContain('Mia wants help: a lift')
  const offered = await saidOf('Ben helps Mia: a lift')
  expect(offered).toContain('Offered: Ben helps Mia: a lift')
  expect(offered).not.toContain('wants help')
})
