import { z } from '@hono/zod-openapi'
import {
  madeWebhookSchema,
  newWebhookSchema,
  webhookSchema,
} from '#core/programs/webhook-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, ofFamily, route } from '#server/http/declare.ts'

const one = ofFamily.extend({ webhookId: z.string() })

/** Where a family's events are told, after the Standard Webhooks specification (E3). */
export const webhooksApi = {
  list: route('family', {
    method: 'get',
    path: apiPaths.webhooks.template,
    'x-scope': 'everything',
    summary: 'The family’s webhooks, and whether they arrive',
    request: { params: ofFamily },
    responses: { 200: answer(z.array(webhookSchema), 'The oldest first') },
  }),
  add: route('family', {
    method: 'post',
    path: apiPaths.webhooks.template,
    'x-scope': 'everything',
    summary: 'Have an address told of ticks, planned weeks, check-ins, look backs and missions',
    request: { params: ofFamily, body: body(newWebhookSchema) },
    responses: {
      200: answer(madeWebhookSchema, 'The webhook, and its secret, which is told once'),
    },
  }),
  resume: route('family', {
    method: 'post',
    path: apiPaths.webhook.template,
    'x-scope': 'everything',
    summary: 'Try a webhook again now, also one that was given up',
    request: { params: one },
    responses: { 200: answer(done, 'It is tried in a moment') },
  }),
  changeSecret: route('family', {
    method: 'post',
    path: apiPaths.webhookSecret.template,
    'x-scope': 'everything',
    summary: 'Give a webhook another secret; the one before signs as well for a day',
    request: { params: one },
    responses: {
      200: answer(madeWebhookSchema, 'The webhook, and its new secret, which is told once'),
    },
  }),
  remove: route('family', {
    method: 'delete',
    path: apiPaths.webhook.template,
    'x-scope': 'everything',
    summary: 'Tell an address nothing more',
    request: { params: one },
    responses: { 200: answer(done, 'Nothing of it is kept') },
  }),
}
