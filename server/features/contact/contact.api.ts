import { contactSchema } from '#core/mail/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, done, route } from '#server/http/declare.ts'

/** Word to whoever hosts this server. */
export const contactApi = {
  write: route('public', {
    method: 'post',
    path: apiPaths.contact,
    summary: 'Write to whoever hosts this server; they get it as an e-mail',
    request: { body: body(contactSchema) },
    responses: { 200: answer(done, 'On its way') },
  }),
}
