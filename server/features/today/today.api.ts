import { problemSchema } from '#core/problem-schema.ts'
import { receiptSchema } from '#core/log/receipt-schema.ts'
import { todaySchema, todayTickSchema } from '#core/programs/today-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, route } from '#server/http/declare.ts'

/** The day for programs that know nothing of documents and logs: one call to read, one to tick (E3). */
export const todayApi = {
  read: route('signed-in', {
    method: 'get',
    path: apiPaths.today,
    'x-scope': 'read',
    summary: 'The family’s day: its tasks and whose they are, how far it is, the next check-in',
    responses: {
      200: answer(todaySchema, 'The day, by the family’s clocks'),
      404: answer(problemSchema, 'There is no family yet'),
    },
  }),
  tick: route('signed-in', {
    method: 'post',
    path: apiPaths.todayTicks,
    'x-scope': 'tick',
    summary: 'Tick a task, or take a tick back; the same id again changes nothing',
    request: { body: body(todayTickSchema) },
    responses: {
      200: answer(receiptSchema, 'Ticked; a resend with the same id gets the same receipt'),
      404: answer(problemSchema, 'There is no family yet'),
    },
  }),
}
