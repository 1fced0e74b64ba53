import {
  calendarServerSchema,
  foundCalendarsSchema,
  newOutsideCalendarSchema,
  outsideCalendarSchema,
  outsideCalendarsSchema,
} from '#core/calendars/schema.ts'
import { id } from '#core/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, ofFamily, route } from '#server/http/declare.ts'

const one = ofFamily.extend({ calendarId: id })

/** Calendars of school, club and work that a family looks at; nothing is ever written there. */
export const outsideCalendarsApi = {
  list: route('family', {
    method: 'get',
    path: apiPaths.outsideCalendars.template,
    'x-scope': 'read',
    summary: 'Calendars from outside, and what is in them around these days',
    request: { params: ofFamily },
    responses: { 200: answer(outsideCalendarsSchema, 'Calendars and events') },
  }),
  add: route('family', {
    method: 'post',
    path: apiPaths.outsideCalendars.template,
    'x-scope': 'everything',
    summary: 'Add a calendar by its address, or a file’s text',
    request: { params: ofFamily, body: body(newOutsideCalendarSchema) },
    responses: {
      200: answer(outsideCalendarSchema, 'Added; one by an address is read in a moment'),
    },
  }),
  findOnServer: route('family', {
    method: 'post',
    path: apiPaths.calendarServer.template,
    'x-scope': 'everything',
    summary: 'Which calendars somebody has on a CalDAV server; nothing of it is kept',
    request: { params: ofFamily, body: body(calendarServerSchema) },
    responses: { 200: answer(foundCalendarsSchema, 'Calendars, each to be added by its address') },
  }),
  readAgain: route('family', {
    method: 'post',
    path: apiPaths.outsideCalendar.template,
    'x-scope': 'everything',
    summary: 'Have a calendar read again now',
    request: { params: one },
    responses: { 200: answer(done, 'It is read in a moment') },
  }),
  remove: route('family', {
    method: 'delete',
    path: apiPaths.outsideCalendar.template,
    'x-scope': 'everything',
    summary: 'Look at a calendar no longer',
    request: { params: one },
    responses: { 200: answer(done, 'Nothing of it is kept') },
  }),
}
