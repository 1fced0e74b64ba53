import { z } from '@hono/zod-openapi'
import {
  pushSubscriptionSchema,
  reminderAnswerSchema,
  remindersSchema,
  reminderSettingsSchema,
} from '#core/reminders/schema.ts'
import { apiPaths, unsubscribe } from '#core/paths.ts'
import { answer, body, done, route } from '#server/http/declare.ts'

const params = z.object({ token: z.string() })
const page = (description: string) => ({
  200: { description, content: { 'text/html': { schema: z.string() } } },
})

/** What somebody is reminded of, and how (N23). */
export const remindersApi = {
  read: route('signed-in', {
    method: 'get',
    path: apiPaths.reminders,
    summary: 'What one is reminded of, and what this server can do',
    responses: { 200: answer(remindersSchema, 'Settings, null while nothing was chosen') },
  }),
  save: route('signed-in', {
    method: 'post',
    path: apiPaths.reminders,
    summary: 'Choose what to be reminded of, how, and when not',
    request: { body: body(reminderSettingsSchema) },
    responses: { 200: answer(done, 'Chosen, from now on') },
  }),
  subscribe: route('signed-in', {
    method: 'post',
    path: apiPaths.pushSubscription,
    summary: 'Have push messages come to the browser that asks',
    request: { body: body(pushSubscriptionSchema) },
    responses: { 200: answer(done, 'They come, as long as the session lasts') },
  }),
  unsubscribe: route('signed-in', {
    method: 'delete',
    path: apiPaths.pushSubscription,
    summary: 'No more push messages to the browser that asks',
    responses: { 200: answer(done, 'None will come') },
  }),
  answer: route('signed-in', {
    method: 'post',
    path: apiPaths.reminderAnswer,
    summary: 'Say what a notification’s button says: done, or once more in an hour',
    request: { body: body(reminderAnswerSchema) },
    responses: { 200: answer(done, 'Taken; saying it twice changes nothing') },
  }),
  unsubscribePage: route('public', {
    method: 'get',
    path: unsubscribe.template,
    summary: 'A page with a button that ends one kind of mails; it changes nothing itself',
    request: { params },
    responses: page('The page'),
  }),
  endMails: route('public', {
    method: 'post',
    path: unsubscribe.template,
    summary: 'End one kind of reminder mails for whom the token names (RFC 8058)',
    request: { params },
    responses: page('They have ended'),
  }),
}
