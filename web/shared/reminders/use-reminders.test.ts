import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Reminders, ReminderSettings } from '#core/reminders/schema.ts'
import { nothingYet, reminding } from './reminder-words.ts'
import { saveReminders } from './use-reminders.ts'

let client: QueryClient
/** What the server took, and how it answers the next ones. */
let taken: ReminderSettings[] = []
let answers: (() => Promise<Response>)[] = []
const fine = async () => Response.json({ ok: true })

beforeEach(() => {
  client = new QueryClient()
  taken = []
  answers = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const answer = await (answers.shift() ?? fine)()
    if (answer.ok) taken.push(JSON.parse(body))
    return answer
  })
  const there: Reminders = { settings: null, pushKey: 'key', mails: true }
  client.setQueryData(['reminders', 'maya'], there)
})
afterEach(() => vi.unstubAllGlobals())

const turnOn = (kind: 'stand-up' | 'meeting') =>
  saveReminders(client, 'maya', (now) => reminding(now, kind, 'push'))
const kept = () => client.getQueryData<Reminders>(['reminders', 'maya'])?.settings
const unsaved = () =>
  client.getQueryData<{ settings: ReminderSettings; error: Error | null } | null>([
    'unsaved-reminders',
    'maya',
  ])

test('the first choice begins with nothing, and is the server’s when it has it', async () => {
  const saving = turnOn('meeting')
  expect(unsaved()?.settings.channels.meeting).toBe('push')
  expect(kept()).toBeNull()
  await saving
  expect(taken).toEqual([
    { ...reminding(nothingYet('UTC'), 'meeting', 'push'), timeZone: expect.any(String) },
  ])
  expect(kept()).toEqual(taken[0])
  expect(unsaved()).toBeNull()
})

test('choices go one after the other, each with those before it', async () => {
  let goOn = () => undefined as void
  answers = [() => new Promise((resolve) => (goOn = () => resolve(Response.json({ ok: true }))))]
  const first = turnOn('meeting')
  const second = turnOn('stand-up')
  await vi.waitFor(() => expect(answers).toHaveLength(0))
  expect(taken).toEqual([])
  goOn()
  await Promise.all([first, second])
  expect(taken.map(({ channels }) => [channels.meeting, channels['stand-up']])).toEqual([
    ['push', 'none'],
    ['push', 'push'],
  ])
})

test('what did not get there stays, says why, and goes with the next one', async () => {
  answers = [() => Promise.reject(new Error('offline'))]
  await turnOn('meeting')
  expect(unsaved()?.settings.channels.meeting).toBe('push')
  expect(unsaved()?.error?.message).toMatch(/./)
  expect(kept()).toBeNull()
  await turnOn('stand-up')
  expect(taken.at(-1)?.channels).toMatchObject({ meeting: 'push', 'stand-up': 'push' })
  expect(unsaved()).toBeNull()
})

test('nothing is written over before it is known what there is', async () => {
  client.clear()
  await turnOn('meeting')
  expect(taken).toEqual([])
})
