import { expect, test } from 'vitest'
import type { Card, Retrospective } from '#core/retrospective/schema.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { RetrospectiveScreen } from './retrospective-screen.tsx'

interface Given {
  /** What was said so far; nothing where they have not begun. */
  kept?: Partial<Retrospective>
  day?: string
  /** The week was closed this moment. */
  isClosed?: boolean
}

/** What stands on the screen of a look back. */
const saidWith = async (given: Given): Promise<string> => wordsOf(await drawn(given)).join(' ')

async function drawn({ kept, day, isClosed = false }: Given): Promise<string> {
  const retrospective: Retrospective | null = kept
    ? {
        stage: 'cards',
        feelings: [],
        cards: [],
        why: '',
        thanks: '',
        ...kept,
      }
    : null
  const sprint = aSprint({
    plannedAt: '2026-03-01T17:00:00.000Z',
    completed: isClosed,
    completedAt: isClosed ? '2026-03-04T17:00:00.000Z' : null,
    tasks: [aTask({ checks: { '2026-03-02': ['primary', 'ben', 'mia', 'leo'] } })],
    retrospective,
  })
  const screen = (
    <ToastProvider>
      <RetrospectiveScreen />
    </ToastProvider>
  )
  const session = { ...aSession(), sprints: [sprint] }
  const address = '/retrospective?sprint=sprint1'
  const state = { celebrate: isClosed }
  return draw(screen, { session, address, state, ...(day && { day }) })
}

const card = (memberId: string): Card => ({ id: memberId, memberId, kind: 'high', text: 'Soup' })

test('a small one answers a look back’s question by one of two pictures [N29]', async () => {
  const asked = await saidWith({ kept: {} })
  expect(asked).toMatch(/Leo, what was lovely this week\?.* A game A hug/)
  const ofMia = await saidWith({ kept: { cards: [card('leo')] } })
  expect(ofMia, 'who reads writes or says it').not.toContain('A hug')
})

test('the way on of a look back leads to whoever has not been asked, and then to what comes [N8]', async () => {
  const wayAfter = async (kept: Partial<Retrospective>) =>
    /Next: .*$/.exec(await saidWith({ kept }))?.[0]
  expect(await wayAfter({})).toBe('Next: Mia')
  expect(await wayAfter({ cards: [card('leo')] })).toBe('Next: Maya')
  expect(await wayAfter({ cards: ['leo', 'mia', 'primary'].map(card) })).toBe('Next: what we try')
  expect(await wayAfter({ stage: 'feelings' }), 'all on one screen').toBe('Next: what happened')
})

test('first there is something to try, and then somebody who looks after it [N28]', async () => {
  const asked = await saidWith({ kept: { stage: 'experiment' } })
  expect(asked).toContain('We will try …')
  expect(asked).not.toContain('Who looks after it?')
})

test('what is tried stands below what was hard, in one line [N8]', async () => {
  const low = (text: string): Card => ({ id: text, memberId: 'mia', kind: 'low', text })
  const cards = [low('Late buses'), low('Rain'), card('leo')]
  const words = await saidWith({ kept: { stage: 'experiment', cards } })
  expect(words).toContain('What was hard: Late buses, Rain We will try')
})

test('what a question asks for is not asked once more, and the cards of others are folded [N8]', async () => {
  const words = await saidWith({ kept: { cards: [card('leo')] } })
  expect(words).toMatch(/Mia, what .*Your answer .*What the others said Good Soup/)
  expect(words).not.toContain('What kind of card?')
  expect((await drawn({ kept: { cards: [card('leo')] } })).match(/<details open/)).toBeNull()
})

test('in a turn a cross is on no card of others; once all have one, on each of them [N34]', async () => {
  const crossesOf = async (ids: string[]) =>
    (await drawn({ kept: { cards: ids.map(card) } })).match(/aria-label="Remove: /g)
  expect(await crossesOf(['leo'])).toBeNull()
  expect(await crossesOf(['leo', 'mia', 'primary', 'ben'])).not.toBeNull()
})

test('who is asked without pictures answers right below the question [N31]', async () => {
  const markup = await drawn({ kept: { cards: [card('leo')] } })
  expect(markup, 'behind no line of its own').not.toContain('In your own words')
  expect(markup.indexOf('Your answer')).toBeLessThan(markup.indexOf('Somebody else answers'))
})

test('a look back asks in the faces of the check-in, from hard to great, and small ones in three [N28]', async () => {
  const markup = await drawn({ kept: { stage: 'feelings' } })
  const facesOf = (name: string) => {
    const [row] = new RegExp(`How did the week feel, ${name}\\?.*?</div>`, 's').exec(markup)!
    return [...row.matchAll(/<button[^>]* aria-label="([^"]+)"/g)].map(([, mood]) => mood)
  }
  expect(facesOf('Leo')).toEqual(['Hard', 'Okay', 'Great'])
  expect(facesOf('Mia')).toEqual(['Hard', 'A bit low', 'Okay', 'Good', 'Great'])
})

test('a closed week asks for no thanks: that was the last question of its look back [N34]', async () => {
  const closed = await saidWith({ kept: {}, isClosed: true })
  expect(closed).toMatch(/ That was Week\s1 4 things got done, which is all of it\. Read it/)
  expect(closed).not.toMatch(/thank/i)
})

test('a closed week shows the good things that it counts, why, and whom it thanked [N25]', async () => {
  const cards = [card('leo'), { ...card('mia'), text: 'Snow' }]
  const kept = { cards, why: 'We slept in', thanks: 'All of you' }
  expect(await saidWith({ kept, isClosed: true })).toContain(
    '2 good things Soup Snow Why it was so We slept in Thanks All of you',
  )
})

test('a week that still runs is looked back on by a quiet button, and nothing there is filled [N31]', async () => {
  const filled = /<(button|a)[^>]*[" ]bg-elephant[" ][^>]*>.*?<\/\1>/g
  const filledOn = async (day: string) =>
    wordsOf((await drawn({ day })).match(filled)?.join('') ?? '')
  expect(await filledOn('2026-03-04')).toEqual([])
  expect(await saidWith({ day: '2026-03-04' }), 'and asks nothing').toMatch(
    /wait for its end\. Look back now$/,
  )
  expect(await filledOn('2026-03-07')).toEqual(['Start looking back'])
})

test('closing a week with days left says that they end with it [N31]', async () => {
  const kept = { stage: 'thanks' } as const
  expect(await saidWith({ kept, day: '2026-03-04' })).toMatch(
    /This ends the week with 4 days to go\. Close Week\s1 early/,
  )
  expect(await saidWith({ kept, day: '2026-03-07' })).not.toContain('days to go')
})
