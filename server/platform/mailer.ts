import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomId } from './random-id.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** The instant of a meeting to put into the receiver's calendar. */
  meetingStart?: string
}

/** Sends one mail; throws where it could not be handed over. */
export type Mailer = (mail: Mail) => Promise<void>

/**
 * While no mail server is configured: each mail becomes a file, and the link in it stands on the
 * terminal, where only the host can read it.
 */
export function fileMailer(
  { dataDir, from }: { dataDir: string; from: string },
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Mailer {
  const folder = join(dataDir, 'mail')
  return async (mail) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const date = new Date()
    const stamp = date.toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `${stamp}-${randomId().slice(0, 6)}.eml`)
    await writeFile(file, message(mail, from, date), { mode: 0o600, flag: 'wx' })
    const link = /https?:\/\/\S+/.exec(mail.text)?.[0]
    print(`Mail (no mail server configured): ${mail.subject}${link ? `\n  ${link}` : ''}`)
  }
}

/** The mail as RFC 5322 wants it: headers on one line each, the text in quoted UTF-8. */
function message({ to, subject, text }: Mail, from: string, date: Date): string {
  const headers = {
    From: oneLine(from),
    To: oneLine(to),
    Subject: encodedWord(oneLine(subject)),
    Date: date.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${randomId()}@elefam>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [...head, '', ...text.split('\n'), ''].join('\r\n')
}

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ')

/** A header in plain ASCII as it is, anything else as an RFC 2047 word. */
function encodedWord(text: string): string {
  // oxlint-disable-next-line no-control-regex -- ASCII is meant as a whole
  if (/^[\x00-\x7f]*$/.test(text)) return text
  return `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
}
