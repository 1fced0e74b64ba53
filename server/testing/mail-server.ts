import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { Letterhead } from '#server/platform/mailer.ts'

export const letterhead: Letterhead = {
  name: 'Elefam',
  claim: 'One bite at a time',
  from: 'Elefam <mail@family.example>',
  url: 'https://family.example',
}

export type Received = { email: Email; raw: string; from: string; to: string[] }

/** How the server answers what a mail asks of it, at this point: 250 where nothing is given. */
type Answers = {
  /** An SMTP code for a recipient, or null to accept. */
  recipient?: (address: string) => number | null | Promise<number | null>
  /** The same once the whole mail is there. */
  content?: () => number | null | Promise<number | null>
}

/** A real mail server on this machine. It keeps the mails that it accepted, parsed. */
export async function startMailServer(
  answers: Answers = {},
  { port: wanted = 0, ...options }: SMTPServerOptions & { port?: number } = {},
) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onRcptTo: ({ address }, _session, done) => {
      void (async () => done(refusal(await answers.recipient?.(address))))()
    },
    onData: (stream, { envelope }, done) => {
      void (async () => {
        const content = await buffer(stream)
        const code = await answers.content?.()
        if (code) return done(refusal(code))
        received.push({
          email: await PostalMime.parse(content),
          raw: content.toString(),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
        })
        done(null)
      })().catch(() => undefined) // whoever sent it hung up meanwhile
    },
    ...options,
  })
  // A sender that gives up cuts the connection.
  server.on('error', () => undefined)
  const listening = server.listen(wanted, '127.0.0.1') as Server
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

function refusal(code: number | null | undefined): Error | null {
  if (!code) return null
  return Object.assign(new Error('said the server of secret@example.org'), { responseCode: code })
}

/** The text of a mail's attachment of this type. */
export function partOf({ attachments }: Email, mimeType: string): string {
  const part = attachments.find((one) => one.mimeType === mimeType)
  return part ? Buffer.from(part.content as ArrayBuffer).toString() : ''
}
