import { isFields } from '#core/lib/typed-objects.ts'
import { apiPaths } from '#core/paths.ts'
import type { Clock } from './clock.ts'
import { signatureHeader, signMail } from './mail-signature.ts'
import { notSent, type Mailer } from './mailer.ts'

type Options = {
  /** The service's address; the contract's path is added to it. */
  endpoint: string
  /** Shared with the service, where it is one of ours. */
  key?: string | undefined
  clock: Clock
  /** In milliseconds. */
  timeout?: number
}

/** What the service may say of the mail itself, rather than of its own state or of us. */
const aboutTheMail = [400, 413, 422]

/** The client of the e-mail service (S7.1): an answer must be OK and bring a message (S5.8). */
export function serviceMailer({ endpoint, key, clock, timeout = 30_000 }: Options): Mailer {
  return async ({ to, subject, text, meetingStart }, id) => {
    const body = JSON.stringify({
      toEmail: to,
      subject,
      messageBody: text,
      meetingStartISO: meetingStart ?? null,
    })
    const signature = key && signMail(key, { id, at: clock(), body })
    const response = await fetch(endpoint + apiPaths.sendMail, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature && { [signatureHeader]: signature }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: Error) => {
      throw notSent('mail-failed', `The e-mail service could not be used (${error.name})`)
    })
    if (!response.ok) {
      await response.body?.cancel()
      const code = aboutTheMail.includes(response.status) ? 'mail-refused' : 'mail-failed'
      throw notSent(code, `The e-mail service answered ${response.status}`)
    }
    const reply: unknown = await response.json().catch(() => null)
    if (!isFields(reply) || typeof reply['message'] !== 'string') {
      throw notSent('mail-reply-invalid', 'The e-mail service answered without a message')
    }
  }
}
