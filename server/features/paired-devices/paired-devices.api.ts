import { z } from '@hono/zod-openapi'
import { familyCommandSchema } from '#core/family/schema.ts'
import { sprintCommandSchema } from '#core/sprint/schema.ts'
import {
  newPairedDeviceSchema,
  pairedDeviceSchema,
  pairedViewSchema,
  pairingOfferSchema,
  pairingSchema,
  whichHomeSchema,
} from '#core/devices/schema.ts'
import { receiptSchema } from '#core/log/receipt-schema.ts'
import { id } from '#core/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, ofFamily, route } from '#server/http/declare.ts'

const one = ofFamily.extend({ deviceId: z.string() })
const offer = answer(pairingOfferSchema, 'The device, and the secret, which is told once')
const receipt = answer(receiptSchema, 'Done; a resend of the same command gets the same receipt')
const view = answer(pairedViewSchema, 'What the device is for, and all that it may see')

/** Devices without an account: a member’s own, and the wall (N24, A77). */
export const pairedDevicesApi = {
  list: route('family', {
    method: 'get',
    path: apiPaths.pairedDevices.template,
    summary: 'The family’s devices without an account',
    request: { params: ofFamily },
    responses: { 200: answer(z.array(pairedDeviceSchema), 'The oldest first') },
  }),
  offer: route('family', {
    method: 'post',
    path: apiPaths.pairedDevices.template,
    summary: 'Make a link for a member’s device, or a code for the wall',
    request: { params: ofFamily, body: body(newPairedDeviceSchema) },
    responses: { 200: offer },
  }),
  offerAgain: route('family', {
    method: 'post',
    path: apiPaths.pairAgain.template,
    summary: 'Make a new link or code; whichever device had it is signed out',
    request: { params: one },
    responses: { 200: offer },
  }),
  remove: route('family', {
    method: 'delete',
    path: apiPaths.pairedDevice.template,
    summary: 'Withdraw a device’s part in the family, at once',
    request: { params: one },
    responses: { 200: answer(done, 'It sees nothing any more') },
  }),
  pair: route('public', {
    method: 'post',
    path: apiPaths.pairing,
    summary: 'Become the device that a secret is for; it works once',
    request: { body: body(pairingSchema) },
    responses: { 200: view },
  }),
  view: route('paired', {
    method: 'get',
    path: apiPaths.pairing,
    summary: 'All that this device may see',
    request: { query: whichHomeSchema },
    responses: { 200: view },
  }),
  leave: route('paired', {
    method: 'delete',
    path: apiPaths.pairing,
    summary: 'Be no longer paired, from the device itself',
    responses: { 200: answer(done, 'It sees nothing any more') },
  }),
  events: route('paired', {
    method: 'get',
    path: apiPaths.pairedEvents,
    summary: 'The view, whole, whenever it changes, as server-sent events ("view", "over", "beat")',
    request: { query: whichHomeSchema },
    responses: {
      200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
    },
  }),
  command: route('paired', {
    method: 'post',
    path: apiPaths.pairedCommands,
    summary: 'Do something to the family that this device may: park a topic',
    request: { query: whichHomeSchema, body: body(familyCommandSchema) },
    responses: { 200: receipt },
  }),
  sprintCommand: route('paired', {
    method: 'post',
    path: apiPaths.pairedSprintCommands.template,
    summary:
      'Do something to a sprint that this device may: tick, answer a stand-up, say thank you',
    request: {
      params: z.object({ sprintId: id }),
      query: whichHomeSchema,
      body: body(sprintCommandSchema),
    },
    responses: { 200: receipt },
  }),
}
