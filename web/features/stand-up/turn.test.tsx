import { expect, test } from 'vitest'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { StandUpScreen } from './stand-up-screen.tsx'

/** What Mia is asked on Wednesday, of a plan that was made then or before. */
async function askedAfter(plannedAt: string, checks = {}): Promise<string> {
  const sprints = [aSprint({ plannedAt, tasks: [aTask({ checks })] })]
  const screen = (
    <ToastProvider>
      <StandUpScreen />
    </ToastProvider>
  )
  const session = { ...aSession(), sprints }
  return wordsOf(await draw(screen, { session, address: '/stand-up?step=mia' })).join('\n')
}

test('a plan that was made this very day is asked of ahead, and of what was done later [N29]', async () => {
  const thisMorning = '2026-03-04T08:00:00.000Z'
  expect(await askedAfter(thisMorning)).toContain('Mia, what will you do first?')
  expect(await askedAfter('2026-03-01T17:00:00.000Z')).toContain('Mia, what did you do?')
  const done = { '2026-03-04': ['mia'] }
  expect(await askedAfter(thisMorning, done)).toContain('Mia, what did you do?')
})
