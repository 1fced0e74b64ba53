import { z } from '@hono/zod-openapi'
import {
  newLetterSchema,
  openedLetterSchema,
  openingSchema,
  ownLetterSchema,
  sealedLetterSchema,
} from '#core/letters/schema.ts'
import { whichHomeSchema } from '#core/devices/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, ofFamily, route } from '#server/http/declare.ts'

const one = ofFamily.extend({ letterId: z.string() })

/** Letters that wait: sealed for everybody until their moment. For no token: no program reads along. */
export const lettersApi = {
  sealed: route('family', {
    method: 'get',
    path: apiPaths.letters.template,
    summary: 'Whose letters wait for which moment, without a word of them',
    request: { params: ofFamily },
    responses: { 200: answer(z.array(sealedLetterSchema), 'The first written first') },
  }),
  opened: route('family', {
    method: 'get',
    path: apiPaths.openedLetters.template,
    summary: 'The letters that were opened, and drawings for the book',
    request: { params: ofFamily },
    responses: { 200: answer(z.array(openedLetterSchema), 'The first opened first') },
  }),
  write: route('family', {
    method: 'post',
    path: apiPaths.letters.template,
    summary: 'Write a letter and seal it, or draw something for the book',
    request: { params: ofFamily, body: body(newLetterSchema) },
    responses: { 200: answer(done, 'Kept; sent twice it is one letter') },
  }),
  open: route('family', {
    method: 'post',
    path: apiPaths.openedLetters.template,
    summary: 'Open letters whose moment has come, for everybody; others stay as they are',
    request: { params: ofFamily, body: body(openingSchema) },
    responses: { 200: answer(z.array(openedLetterSchema), 'Those of them that are open now') },
  }),
  remove: route('family', {
    method: 'delete',
    path: apiPaths.letter.template,
    summary: 'Take a letter back, unread where it is sealed',
    request: { params: one },
    responses: { 200: answer(done, 'Nothing of it is kept') },
  }),
  removeShared: route('family', {
    method: 'delete',
    path: apiPaths.sharedLetters.template,
    summary:
      'Take back, unread, all letters that came from the other home, also of one that shares no longer',
    request: { params: ofFamily.extend({ shareId: z.string() }) },
    responses: { 200: answer(done, 'Nothing of them is kept') },
  }),
  writeOwn: route('paired', {
    method: 'post',
    path: apiPaths.pairedLetters,
    summary: 'The same as writing one, from a member’s own device',
    request: { query: whichHomeSchema, body: body(ownLetterSchema) },
    responses: { 200: answer(done, 'Kept; sent twice it is one letter') },
  }),
}
