import { z } from '@hono/zod-openapi'
import { activitySchema } from '#core/log/activity-schema.ts'
import { changesSchema } from '#core/log/schema.ts'
import { presenceSchema } from '#core/presence/schema.ts'
import { problemSchema } from '#core/problem-schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, ofFamily, route } from '#server/http/declare.ts'

const query = z.object({
  /** Only what happened before this place in the log. */
  before: z.coerce.number<number>().int().min(1).max(limits.changes).optional(),
  limit: z.coerce.number<number>().int().min(1).max(50).default(30),
})
/** A place in the family's log. */
const place = z.coerce.number<number>().int().min(0).max(limits.changes)
/** Where a stream goes on; without it from now on. */
export const resumedFrom = place.optional()

/** What happens in a family, and what did. */
export const liveApi = {
  activity: route('family', {
    method: 'get',
    path: apiPaths.activity.template,
    'x-scope': 'read',
    summary: 'Who changed what, newest first, a page at a time',
    request: { params: ofFamily, query },
    responses: { 200: answer(activitySchema, 'Changes, and the people of the family') },
  }),
  events: route('family', {
    method: 'get',
    path: apiPaths.events.template,
    'x-scope': 'read',
    summary: 'The log’s entries as they come, as server-sent events; after= resumes from a place',
    request: { params: ofFamily, query: z.object({ after: resumedFrom }) },
    responses: {
      200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
    },
  }),
  changes: route('family', {
    method: 'get',
    path: apiPaths.changes.template,
    'x-scope': 'read',
    summary: 'The log’s entries after a place, oldest first, a page at a time',
    request: { params: ofFamily, query: z.object({ after: place }) },
    responses: {
      200: answer(changesSchema, 'The entries, and where the log ends'),
      410: answer(problemSchema, 'No longer kept: ask for the documents instead'),
    },
  }),
  presence: route('family', {
    method: 'post',
    path: apiPaths.presence.template,
    summary: 'Say what is open to be changed here, so that two who do so know of each other',
    request: { params: ofFamily, body: body(presenceSchema) },
    responses: { 200: answer(done, 'Told to whoever watches') },
  }),
}
