import { expect, test } from 'vitest'
import { memberIdsOf } from '#core/members/member.ts'
import { aSprint, aTask, today } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

/** What Today says once these members have checked in. */
async function saidAfter(memberIds: readonly string[]): Promise<string> {
  const answers = memberIds.map((memberId) => ({
    memberId,
    passed: false,
    mood: 4 as const,
    did: '',
    next: '',
    help: '',
  }))
  const sprint = aSprint({
    plannedAt: '2026-03-01T17:00:00.000Z',
    tasks: [aTask()],
    standUps: [{ date: today, answers, offer: '', closedAt: null }],
  })
  const screen = (
    <ToastProvider>
      <DashboardScreen />
    </ToastProvider>
  )
  return wordsOf(await draw(screen, { session: { ...aSession(), sprints: [sprint] } })).join(' ')
}

test('the check-in’s row says whose turn it is once it is begun [N31]', async () => {
  expect(await saidAfter([])).toContain('Start the check-in')
  const begun = await saidAfter(['mia'])
  expect(begun).toMatch(/’s turn 1 of \d checked in Go on/)
  expect(begun).not.toContain('Mia’s turn')
})

test('once all have checked in the bar says so, and no row does [N31]', async () => {
  const after = await saidAfter(memberIdsOf(aSession().family.familyData))
  expect(after).not.toMatch(/check-in|checked in/)
})
