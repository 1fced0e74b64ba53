import { z } from '@hono/zod-openapi'
import { receiptSchema } from '#core/log/receipt-schema.ts'
import { commandId, id, version } from '#core/schema.ts'
import {
  newSprintSchema,
  sprintChangesSchema,
  sprintSchema,
  sprintCommandSchema,
} from '#core/sprint/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, ofFamily, pageQuery, route } from '#server/http/declare.ts'

const ofSprint = z.object({ familyId: z.string(), sprintId: id })
const receipt = answer(receiptSchema, 'Done; a resend of the same command gets the same receipt')

/** Sprints under their family (S7.6). */
export const sprintsApi = {
  list: route('family', {
    method: 'get',
    path: apiPaths.sprints.template,
    'x-scope': 'read',
    summary: 'The sprints, newest first, a page at a time',
    request: { params: ofFamily, query: pageQuery },
    responses: { 200: answer(z.array(sprintSchema), 'A page of sprints') },
  }),
  create: route('family', {
    method: 'post',
    path: apiPaths.sprints.template,
    'x-scope': 'everything',
    summary: 'Add a sprint',
    request: {
      params: ofFamily,
      body: body(z.strictObject({ id: commandId.optional(), sprint: newSprintSchema })),
    },
    responses: { 200: receipt },
  }),
  read: route('family', {
    method: 'get',
    path: apiPaths.sprint.template,
    'x-scope': 'read',
    summary: 'One sprint',
    request: { params: ofSprint },
    responses: { 200: answer(sprintSchema, 'The sprint') },
  }),
  edit: route('family', {
    method: 'patch',
    path: apiPaths.sprint.template,
    'x-scope': 'everything',
    summary: 'Change a sprint’s name, dates or step; refused if the version has moved on',
    request: {
      params: ofSprint,
      body: body(z.strictObject({ version, sprint: sprintChangesSchema })),
    },
    responses: { 200: receipt },
  }),
  remove: route('family', {
    method: 'delete',
    path: apiPaths.sprint.template,
    'x-scope': 'everything',
    summary: 'Delete a sprint',
    request: { params: ofSprint },
    responses: { 200: receipt },
  }),
  command: route('family', {
    method: 'post',
    path: apiPaths.sprintCommands.template,
    'x-scope': 'tick',
    summary: 'Do something to a sprint',
    request: { params: ofSprint, body: body(sprintCommandSchema) },
    responses: { 200: receipt },
  }),
}
