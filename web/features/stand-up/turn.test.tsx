import { expect, test } from 'vitest'
import { noAnswer } from '#core/stand-up/stand-up.ts'
import type { Task } from '#core/tasks/schema.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { StandUpScreen } from './stand-up-screen.tsx'

/** What Mia is asked on Wednesday, of a plan that was made then or before. */
async function askedAfter(plannedAt: string, fields: Partial<Task> = {}): Promise<string> {
  const sprints = [aSprint({ plannedAt, tasks: [aTask(fields)] })]
  const screen = (
    <ToastProvider>
      <StandUpScreen />
    </ToastProvider>
  )
  const session = { ...aSession(), sprints }
  return wordsOf(await draw(screen, { session, address: '/stand-up?step=mia' })).join('\n')
}

const sunday = '2026-03-01T17:00:00.000Z'

test('a turn on the day of the plan asks what is done, as its rings mean it [N29]', async () => {
  const thisMorning = '2026-03-04T08:00:00.000Z'
  expect(await askedAfter(thisMorning)).toContain('Mia, what have you done already?')
  expect(await askedAfter(sunday)).toContain('Mia, what did you do?')
  const checks = { '2026-03-04': ['mia'] }
  expect(await askedAfter(thisMorning, { checks })).toContain('Mia, what did you do?')
})

test('a turn on the day of the plan asks one thing: the day’s own question is left out [N31]', async () => {
  const questions = async (plannedAt: string) =>
    (await askedAfter(plannedAt)).split('\n').filter((line) => line.endsWith('?'))
  const onThatDay = await questions('2026-03-04T08:00:00.000Z')
  expect(onThatDay).toContain('Mia, what have you done already?')
  expect((await questions(sunday)).length, 'what was done, and the day’s').toBe(
    onThatDay.length + 1,
  )
})

test('a turn of any other day asks one thing, too: the day’s own question waits in its fold [N31]', async () => {
  const said = (await askedAfter(sunday)).split('\n')
  const fold = said.indexOf('A question, help or a note')
  const asks = (line: string) => line.endsWith('?')
  expect(new Set(said.slice(0, fold).filter(asks))).toEqual(new Set(['Mia, what did you do?']))
  expect(asks(said[fold + 1]!)).toBe(true)
})

test('whoever answered before is one press away: a face may have been pressed by mistake [K16]', async () => {
  const saidAt = async (step: string, answered: string[]) => {
    const answers = answered.map((memberId) => ({ ...noAnswer(memberId), mood: 4 }))
    const standUp = { date: '2026-03-04', answers, absentIds: [], offer: '', closedAt: null }
    const sprints = [aSprint({ plannedAt: sunday, standUps: [standUp] })]
    const screen = (
      <ToastProvider>
        <StandUpScreen />
      </ToastProvider>
    )
    const session = { ...aSession(), sprints }
    return wordsOf(await draw(screen, { session, address: `/stand-up?step=${step}` })).join('\n')
  }
  expect(await saidAt('leo', [])).not.toContain('Back to ')
  expect(await saidAt('mia', ['leo'])).toContain('Back to Leo')
  expect(await saidAt('mia', []), 'who was skipped').not.toContain('Back to ')
  expect(await saidAt('closing', ['leo', 'mia'])).toContain('Change Mia’s answer')
})

test('what all did together is done in everybody’s turn, whoever pressed it [N5]', async () => {
  const checks = { '2026-03-04': ['ben'] }
  expect(await askedAfter(sunday, { sharing: 'together', checks })).toContain('Read a story')
  expect(await askedAfter(sunday, { sharing: 'one', checks })).not.toContain('Read a story')
})
