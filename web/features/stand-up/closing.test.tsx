import { expect, test } from 'vitest'
import type { Task } from '#core/tasks/schema.ts'
import { limits } from '#core/limits.ts'
import { aSprint, aTask, today } from '#core/testing/a-family.ts'
import { addDays } from '#core/time/calendar.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { goodbye, offerOf, pictureOn } from './closing.tsx'
import { StandUpScreen } from './stand-up-screen.tsx'

test('an offer of help names who helps whom, and fits its line [N8]', () => {
  expect(offerOf('Ben', 'Mia', 'My\nreading log')).toBe('Ben helps Mia: My reading log')
  expect(offerOf('Ben', 'Mia', 'a'.repeat(1_000))).toHaveLength(limits.title)
})

test('what is wished at the end is true at that hour, also past midnight [N37]', () => {
  expect([4, 10].map(goodbye)).toEqual(Array(2).fill('Have a good day.'))
  expect([11, 16].map(goodbye)).toEqual(Array(2).fill('Have a good afternoon.'))
  expect([17, 19].map(goodbye)).toEqual(Array(2).fill('Have a good evening.'))
  expect([20, 25, 0, 3].map(goodbye)).toEqual(Array(4).fill('Sleep well.'))
})

test('each day’s check-in ends with its own picture, and the days around it have others [N20]', () => {
  const days = [0, 1, 2, 3, 4].map((later) => addDays('2026-02-27', later))
  const pictures = days.map(pictureOn)
  expect(pictureOn(days[0]!)).toBe(pictures[0])
  for (const place of [0, 1, 2]) expect(new Set(pictures.slice(place, place + 3)).size).toBe(3)
})

/** The end of today's check-in, in a week with this task; or another part of one. */
async function endWith(fields: Partial<Task>, parameters = 'step=closing'): Promise<string> {
  const sprints = [aSprint({ plannedAt: '2026-03-01T17:00:00.000Z', tasks: [aTask(fields)] })]
  const screen = (
    <ToastProvider>
      <StandUpScreen />
    </ToastProvider>
  )
  return draw(screen, { session: { ...aSession(), sprints }, address: `/stand-up?${parameters}` })
}

test('a check-in ends with what was done that day, and by whom; of nothing it says nothing [N20]', async () => {
  const did = await endWith({ checks: { [today]: ['mia', 'ben'] } })
  expect(wordsOf(did).join(' ')).toMatch(/ What you did Read a story .* Done /)
  expect(did).toContain('aria-label="Mia, Ben"')
  const together = await endWith({ checks: { [today]: ['ben'] }, sharing: 'together' })
  expect(together, 'all who share it').toContain('aria-label="Leo, Mia, Maya, Ben"')
  const before = await endWith({ checks: { [addDays(today, -1)]: ['mia'] } })
  expect(wordsOf(before).join(' ')).not.toMatch(/What you did|Read a story/)
})

test('what is filled in for yesterday says so, from its title to its end [N37]', async () => {
  const yesterday = `date=${addDays(today, -1)}`
  const round = await endWith({}, yesterday)
  expect(round).toContain('<title>Check in for yesterday · Elefam</title>')
  const turn = wordsOf(await endWith({}, `${yesterday}&step=mia`)).join(' ')
  expect(turn).toContain('How was Mia’s day yesterday?')
  const end = wordsOf(await endWith({}, `${yesterday}&step=closing`)).join(' ')
  expect(end).toContain('That was yesterday.')
  expect(end).not.toMatch(/Have a good|Sleep well/)
})
