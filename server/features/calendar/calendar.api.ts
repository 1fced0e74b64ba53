import { z } from '@hono/zod-openapi'
import { calendarFeedSchema } from '#core/account/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, done, route } from '#server/http/declare.ts'

const address = z.object({ url: z.string() })

/** The calendar feed: its address, and what stands there. */
export const calendarApi = {
  since: route('signed-in', {
    method: 'get',
    path: apiPaths.calendarFeed,
    summary: 'Since when there is a calendar feed, if there is one',
    responses: { 200: answer(calendarFeedSchema, 'Its address is told once, when it is made') },
  }),
  make: route('signed-in', {
    method: 'post',
    path: apiPaths.calendarFeed,
    summary: 'Make a calendar feed, or give it another address',
    responses: { 200: answer(address, 'Its address') },
  }),
  end: route('signed-in', {
    method: 'delete',
    path: apiPaths.calendarFeed,
    summary: 'Take the calendar feed back',
    responses: { 200: answer(done, 'The address opens nothing any more') },
  }),
  read: route('public', {
    method: 'get',
    path: apiPaths.calendar.template,
    summary:
      'Meetings, stand-ups, dates and offers of help in iCalendar, for whoever has the address',
    request: { params: z.object({ file: z.string() }) },
    responses: {
      200: {
        description: 'The calendar',
        content: { 'text/calendar': { schema: z.string() } },
      },
      304: { description: 'As it was, for whoever says by If-None-Match which one they have' },
    },
  }),
}
