import type { NodemailerError, Transporter } from 'nodemailer'
import type { Refusal } from '#core/refusal.ts'
import { messageOf } from './mail-message.ts'
import { notSent, type Letterhead, type Mail, type Mailer } from './mailer.ts'

type Options = {
  /** `smtp://` or `smtps://`, with the account in it where there is one. */
  url: string
  letterhead: Letterhead
  /** In milliseconds. `whole` must stay below the outbox's lease, or two workers send one mail. */
  timeouts?: { connection: number; silence: number; whole: number }
}

const usual = { connection: 10_000, silence: 30_000, whole: 60_000 }

/** Sends by the host's mail server, over a connection of each mail's own. */
export function smtpMailer({ url, letterhead, timeouts = usual }: Options): Mailer {
  let transport: Promise<Transporter> | undefined
  const open = () => transportTo(url, timeouts)
  return async (mail, id) => {
    const message = await messageOf(mail, id, letterhead)
    const server = await (transport ??= open())
    const signal = AbortSignal.timeout(timeouts.whole)
    await server.sendMail({ ...message, signal }).catch((error: NodemailerError) => {
      throw refusalOf(error, hiddenIn(url, mail))
    })
  }
}

async function transportTo(url: string, timeouts: typeof usual): Promise<Transporter> {
  // Loaded with the first mail: an idle server does not need it.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    socketTimeout: timeouts.silence,
    socketCloseTimeout: 1_000,
    requireTLS: needsTls(new URL(url)),
  })
}

/** Connects, greets and signs in as for a mail, and sends none; what hinders it, or null (H7). */
export async function hindranceAt(url: string, timeouts = usual): Promise<string | null> {
  const server = await transportTo(url, timeouts)
  const why = await server.verify().then(
    () => null,
    (error: NodemailerError) => whyOf(error, hiddenIn(url)),
  )
  server.close()
  return why
}

/** A password never travels in the clear, except on this machine; `?requireTLS=false` in the URL says otherwise. */
function needsTls({ username, hostname }: URL): boolean {
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** What no answer may give back to whoever reads it: the account on the server, and the mail. */
function hiddenIn(url: string, mail?: Mail): RegExp[] {
  const { username, password } = new URL(url)
  const [user = '', pass = ''] = [username, password].map(decodeURIComponent)
  const inBase64 = [user, pass, `\0${user}\0${pass}`].map((text) =>
    Buffer.from(text).toString('base64'),
  )
  const [name = ''] = mail?.to.split('@') ?? []
  return [user, pass, ...inBase64, name, mail?.subject ?? '']
    .filter((text) => text !== '')
    .map((text) => new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}(?![\\p{L}\\p{N}])`, 'giu'))
}

/** As much of what a mail server says as a line of the log takes. */
const saidAtMost = 200

/** The server's own words, which say more than its number, without names, addresses and links. */
function wordsOf(response: string, hidden: readonly RegExp[]): string {
  const plain = response
    .replaceAll(/^\d{3}[ -]/gm, '')
    .replaceAll(/[^\s<>(),]+@[^\s<>(),]+|\w+:\/\/\S+/g, '…')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
  const cleaned = hidden.reduce((text, secret) => text.replaceAll(secret, '…'), plain).trim()
  return cleaned.length > saidAtMost ? `${cleaned.slice(0, saidAtMost)}…` : cleaned
}

/**
 * What the server's answer means: the recipient or the mail refused for good, or, as with a wrong
 * password, something that the host can mend.
 */
function refusalOf(error: NodemailerError, hidden: readonly RegExp[]): Refusal {
  const { code, command, permanent } = error
  const aboutThisMail = command === 'RCPT TO' || code === 'EMESSAGE'
  return notSent(permanent && aboutThisMail ? 'mail-refused' : 'mail-failed', whyOf(error, hidden))
}

/** By the system's or OpenSSL's name for a failure: what a host can do about it (H7). */
const meanings: [failure: RegExp, meaning: string][] = [
  [/^ECONNREFUSED$/, 'nobody answers at that host and port: is it running, is the port right?'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'its name is not known here: is the host in SMTP_URL right?'],
  [/^(EHOSTUNREACH|ENETUNREACH)$/, 'there is no way to it from this machine'],
  [
    /WRONG_VERSION_NUMBER|PACKET_LENGTH/,
    'it speaks no TLS at that port: use smtp:// instead of smtps://, or its other port, mostly 465',
  ],
  [/^ETLS$/, 'it offers no TLS, without which no password is sent: use smtps:// and its TLS port'],
  [
    /SELF_SIGNED|UNABLE_TO_|CERT_|ALTNAME/,
    'its certificate is not one that this machine trusts: give it a good one, name your own authority in OUTGOING_CA, or add ?tls.rejectUnauthorized=false to SMTP_URL where nobody is in between',
  ],
  [/^EAUTH$/, 'it refuses the user and password in SMTP_URL'],
  [/^(ETIMEDOUT|ESOCKETTIMEDOUT)$/, 'it does not answer: with smtps:// the port is mostly 465'],
]

function whyOf(
  { code, command, responseCode, response = '', name, ...error }: NodemailerError,
  hidden: readonly RegExp[],
): string {
  const original = 'originalCode' in error ? String(error.originalCode) : undefined
  const failure = original ?? code ?? name
  const meaning = meanings.find(([known]) => known.test(failure))?.[1]
  const what = responseCode
    ? `The mail server answered ${responseCode} to ${command ?? 'the connection'}`
    : `The mail server could not be used (${failure})`
  const said = wordsOf(response, hidden)
  const why = meaning ? `${what}: ${meaning}` : what
  return said ? `${why}. It said: ${said}` : why
}
