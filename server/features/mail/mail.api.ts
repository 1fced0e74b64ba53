import { mailOrderSchema, mailProblemSchema, mailReceiptSchema } from '#core/mail/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, refusals, route } from '#server/http/declare.ts'

/** The e-mail service’s contract (S7.1). */
export const mailApi = {
  send: route('public', {
    method: 'post',
    path: apiPaths.sendMail,
    summary: 'Send an e-mail, for this host’s other servers: each order is signed with MAIL_KEY',
    request: { body: body(mailOrderSchema) },
    responses: {
      ...refusals(mailProblemSchema),
      200: answer(mailReceiptSchema, 'Handed over to the mail server'),
      403: answer(mailProblemSchema, 'Signed by none of this host’s servers'),
      413: answer(mailProblemSchema, 'More than can be taken at once'),
      422: answer(mailProblemSchema, 'No other attempt will succeed'),
    },
  }),
}
