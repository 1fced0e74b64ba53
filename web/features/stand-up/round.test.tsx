import { expect, test } from 'vitest'
import type { StandUp } from '#core/stand-up/schema.ts'
import { noAnswer } from '#core/stand-up/stand-up.ts'
import { aSprint, aTask, today } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { StandUpScreen } from './stand-up-screen.tsx'

/** A check-in of today in which these have answered, each with a good face. */
async function drawn(ids: readonly string[], address = '/stand-up'): Promise<string> {
  const answers = ids.map((id) => ({ ...noAnswer(id), mood: 4 }))
  const standUp: StandUp = { date: today, answers, absentIds: [], offer: '', closedAt: null }
  const sprints = [
    aSprint({ plannedAt: '2026-03-01T17:00:00.000Z', tasks: [aTask()], standUps: [standUp] }),
  ]
  const screen = (
    <ToastProvider>
      <StandUpScreen />
    </ToastProvider>
  )
  return draw(screen, { session: { ...aSession(), sprints }, address })
}

test('that all have answered is said once, and otherwise of whom it is not so [N32]', async () => {
  const all = wordsOf(await drawn(['leo', 'mia', 'primary', 'ben']))
  expect(all.join(' ').match(/answered/g)).toEqual(['answered'])
  const some = wordsOf(await drawn(['leo', 'mia'])).join(' ')
  expect(some).toContain('Maya not yet')
  expect(some).toContain('Ben not yet')
  expect(some).not.toContain('has answered')
})

test('in a turn a tick is on the faces of those who have answered, whoever they are [K17]', async () => {
  const round = async (ids: readonly string[]) => {
    const markup = await drawn(ids, '/stand-up?step=ben')
    const [faces] = /aria-label="Part 4 of 5".*?<h1/s.exec(markup)!
    return faces.match(/bg-leaf/g)?.length ?? 0
  }
  expect(await round([])).toBe(0)
  expect(await round(['mia'])).toBe(1)
  expect(await round(['leo', 'mia', 'primary'])).toBe(3)
})
