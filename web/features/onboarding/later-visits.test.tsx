import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { aFamily, goal } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { FamilyInterestsScreen } from './family-interests-screen.tsx'
import { StartGoalScreen } from './start-goal-screen.tsx'

const drawn = (screen: ReactNode, address: string) => {
  const session = { ...aSession(), family: aFamily({ goal, priorities: [{ id: 'reading' }] }) }
  return draw(<ToastProvider>{screen}</ToastProvider>, { session, address })
}

test('past the first steps the way on says what it leads to [N37]', async () => {
  const first = await drawn(<FamilyInterestsScreen />, '/family-interests')
  expect(wordsOf(first)).toContain('Next: what you love')
  expect(wordsOf(first)).not.toContain('Continue')
  const last = await drawn(<FamilyInterestsScreen />, '/family-interests?question=loves')
  expect(wordsOf(last)).toContain('Save')
})

test('the form of a family’s mission has its name, and its Save in sight [N37]', async () => {
  const form = await drawn(<StartGoalScreen />, '/start-goal?step=words')
  expect(form).toMatch(/<h1[^>]*>Our mission</)
  expect(wordsOf(form)).not.toContain('Make it yours')
  expect(form).toContain('step-foot')
})
