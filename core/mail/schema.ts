import { z } from 'zod'
import { limits } from '../limits.ts'
import { captchaAnswer } from '../account/sign-in-settings-schema.ts'
import { problemSchema } from '../problem-schema.ts'
import { email, line, lines, name, visibleLines } from '../schema.ts'

/** What the e-mail service is asked (S7.1). */
export const mailOrderSchema = z.strictObject({
  toEmail: email,
  subject: line(limits.mailSubject),
  /** Plain text; the service lays it out. */
  messageBody: lines(limits.mailText),
  /** The start of a meeting to invite to. */
  meetingStartISO: z.iso.datetime({ offset: true }).nullish(),
})

/** What the e-mail service answers; an error's code with a problem, null once the mail is sent. */
export const mailReceiptSchema = z.strictObject({
  message: z.string(),
  error: z.string().nullable(),
})

/** What the contact form sends to whoever hosts this server. */
export const contactSchema = z.strictObject({
  name,
  email,
  message: visibleLines(limits.contactMessage),
  captcha: captchaAnswer.optional(),
})

/** What is not a success: a problem with its code once more as `error`, which the contract names. */
export const mailProblemSchema = problemSchema.extend({ error: z.string() })

export type Contact = z.infer<typeof contactSchema>
