import { z } from '@hono/zod-openapi'
import { familyChangesSchema, familySchema, familyCommandSchema } from '#core/family/schema.ts'
import { receiptSchema } from '#core/log/receipt-schema.ts'
import { version } from '#core/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, ofFamily, route } from '#server/http/declare.ts'

const family = answer(familySchema, 'The family')

/** Families (S7.4). */
export const familiesApi = {
  list: route('signed-in', {
    method: 'get',
    path: apiPaths.families,
    'x-scope': 'read',
    summary: 'The families of the signed-in user: one, or none',
    responses: { 200: answer(z.array(familySchema), 'The families') },
  }),
  begin: route('signed-in', {
    method: 'post',
    path: apiPaths.families,
    summary: 'Begin the own family; one that is there stays as it is',
    responses: { 200: family },
  }),
  read: route('family', {
    method: 'get',
    path: apiPaths.family.template,
    'x-scope': 'read',
    summary: 'The family document',
    request: { params: ofFamily },
    responses: { 200: family },
  }),
  edit: route('family', {
    method: 'patch',
    path: apiPaths.family.template,
    'x-scope': 'everything',
    summary: 'Change what a parent fills in of familyData; refused if the version has moved on',
    request: {
      params: ofFamily,
      body: body(z.strictObject({ version, familyData: familyChangesSchema })),
    },
    responses: { 200: answer(receiptSchema, 'Changed') },
  }),
  command: route('family', {
    method: 'post',
    path: apiPaths.familyCommands.template,
    'x-scope': 'everything',
    summary: 'Do something to the family document',
    request: { params: ofFamily, body: body(familyCommandSchema) },
    responses: { 200: answer(receiptSchema, 'Done; a resend gets the same receipt') },
  }),
}
