import { expect, test } from 'vitest'
import type { Meeting } from '#core/plan-meeting/schema.ts'
import { aSprint } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { PlanMeetingScreen } from './plan-meeting-screen.tsx'

/** What stands on the first stage of a plan meeting after these thanks. */
const saidAfter = async (appreciations: Meeting['appreciations']): Promise<string[]> =>
  wordsOf(await drawnAfter(appreciations))

async function drawnAfter(appreciations: Meeting['appreciations']): Promise<string> {
  const sprint = aSprint()
  const meeting: Meeting = {
    ...sprint.meeting,
    stage: 'appreciations',
    hostId: 'primary',
    appreciations,
  }
  const screen = (
    <ToastProvider>
      <PlanMeetingScreen />
    </ToastProvider>
  )
  const session = { ...aSession(), sprints: [{ ...sprint, meeting }] }
  return draw(screen, { session, address: '/plan-meeting?sprint=sprint1' })
}

test('who thanks is named by the question, and not beside their face as well [N37]', async () => {
  const said = await saidAfter([])
  const [who] = said.find((line) => line.endsWith(' thanks …'))!.split(' ')
  expect(said.join('\n')).toMatch(/^then (Maya|Ben|Mia)$/m)
  expect(said).not.toContain(who)
})

test('thanks that have begun go round by name, and one press passes by a round before [N8, N22]', async () => {
  const ways = async (appreciations: Meeting['appreciations']) =>
    (await saidAfter(appreciations)).filter((line) => line.startsWith('Next: '))
  const thanks = (fromId: string) => ({ id: fromId, fromId, toId: 'ben', text: '' })
  expect(await ways([])).toEqual(['Next: the dates'])
  expect(await ways([thanks('leo')])).toEqual(['Next: Maya'])
  expect(await ways(['leo', 'mia', 'primary'].map(thanks))).toEqual(['Next: the dates'])
})

test('thanks stand beside whoever is asked, and below the title once all have said theirs [N36]', async () => {
  const thanks = (fromId: string) => ({ id: fromId, fromId, toId: 'ben', text: '' })
  const besides = async (...from: string[]) =>
    (await drawnAfter(from.map(thanks))).match(/data-beside/g)?.length ?? 0
  expect(await besides(), 'nothing to show beside').toBe(0)
  expect(await besides('leo')).toBe(1)
  expect(await besides('leo', 'mia', 'primary', 'ben')).toBe(0)
})
