import type { NodemailerError, Transporter } from 'nodemailer'
import type { Refusal } from '#core/refusal.ts'
import { messageOf } from './mail-message.ts'
import { notSent, type Letterhead, type Mailer } from './mailer.ts'

type Options = {
  /** `smtp://` or `smtps://`, with the account in it where there is one. */
  url: string
  letterhead: Letterhead
  /** In milliseconds. `whole` must stay below the outbox's lease, or two workers send one mail. */
  patience?: { connection: number; silence: number; whole: number }
}

const usual = { connection: 10_000, silence: 30_000, whole: 60_000 }

/** Sends by the host's mail server, over a connection of each mail's own. */
export function smtpMailer({ url, letterhead, patience = usual }: Options): Mailer {
  let transport: Promise<Transporter> | undefined
  const open = async () => {
    // Loaded with the first mail: an idle server need not carry it.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: patience.connection,
      dnsTimeout: patience.connection,
      greetingTimeout: patience.connection,
      socketTimeout: patience.silence,
      socketCloseTimeout: 1_000,
      requireTLS: needsTls(new URL(url)),
    })
  }
  return async (mail, id) => {
    const message = await messageOf(mail, id, letterhead)
    const server = await (transport ??= open())
    const signal = AbortSignal.timeout(patience.whole)
    await server.sendMail({ ...message, signal }).catch((error: NodemailerError) => {
      throw refusalOf(error)
    })
  }
}

/** A password never travels in the clear, except on this machine; `?requireTLS=false` in the URL says otherwise. */
function needsTls({ username, hostname }: URL): boolean {
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/**
 * What the server's answer means: the recipient or the mail refused for good, or, as with a wrong
 * password, something that the host can mend. The library's own words would name the recipient.
 */
function refusalOf({ code, command, responseCode, permanent, name }: NodemailerError): Refusal {
  const aboutThisMail = command === 'RCPT TO' || code === 'EMESSAGE'
  const why = responseCode
    ? `The mail server answered ${responseCode} to ${command ?? 'the connection'}`
    : `The mail server could not be used (${code ?? name})`
  return notSent(permanent && aboutThisMail ? 'mail-refused' : 'mail-failed', why)
}
