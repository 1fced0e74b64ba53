import { expect, test } from 'vitest'
import { reminderAnswerSchema, type PushMessage } from '#core/reminders/schema.ts'
import { answerOf, notificationOf } from './notification.ts'
import { subscriptionFields } from './message.ts'

const until = '2026-03-04T19:30:00.000Z'
const message: PushMessage = {
  kind: 'stand-up',
  day: '2026-03-04',
  title: 'Time for your check-in',
  body: 'Five minutes for all of you.',
  tag: 'stand-up',
  path: '/stand-up',
  until,
}
const inTime = Date.parse(until) - 1

test('a notification says what it is time for, with its buttons, and does not ring twice', () => {
  const { title, options, isLate } = notificationOf(message, inTime)
  expect(isLate).toBe(false)
  expect(title).toBe(message.title)
  expect(options).toMatchObject({ body: message.body, tag: 'stand-up', renotify: false })
  expect(options.silent).toBe(false)
  expect(options.actions.map((one) => one.title)).toEqual(['Held it', 'In an hour'])
})

test('one whose moment is over makes no sound and asks for nothing [N23]', () => {
  const { options, isLate } = notificationOf(message, Date.parse(until))
  expect(isLate).toBe(true)
  expect(options).toMatchObject({ silent: true, actions: [] })
  expect(options.body).not.toBe(message.body)
})

test.each([
  ['stand-up', ['done', 'later']],
  ['task', ['done', 'later']],
  ['look-back', ['later']],
  ['meeting', []],
] as const)('%s has buttons for what can be answered', (kind, actions) => {
  const { options } = notificationOf({ ...message, kind }, inTime)
  expect(options.actions.map(({ action }) => action)).toEqual(actions)
})

test('a button’s answer is one that the server takes; a press beside them is none', () => {
  expect(answerOf(message, '')).toBeNull()
  const done = answerOf({ ...message, kind: 'task', taskId: 'walk' }, 'done')
  expect(reminderAnswerSchema.parse(done)).toEqual({
    kind: 'task',
    day: '2026-03-04',
    answer: 'done',
    taskId: 'walk',
  })
  expect(reminderAnswerSchema.safeParse(answerOf(message, 'later')).success).toBe(true)
})

test('of a subscription the server gets what it takes, and nothing else', () => {
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  const endpoint = 'https://push.example.org/1'
  expect(subscriptionFields({ toJSON: () => ({ endpoint, expirationTime: null, keys }) })).toEqual({
    endpoint,
    keys,
  })
})
