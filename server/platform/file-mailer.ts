import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from './mail-message.ts'
import type { Letterhead, Mailer } from './mailer.ts'
import { randomId } from './random-id.ts'

/**
 * While no mail server is configured: each mail becomes a file that mail programs open, and the link
 * in it stands on the terminal, where only the host can read it.
 */
export function fileMailer(
  { dataDir, letterhead }: { dataDir: string; letterhead: Letterhead },
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Mailer {
  const folder = join(dataDir, 'mail')
  return async (mail, id) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const message = await messageOf(mail, id, letterhead)
    const { message: content } = await transport.sendMail(message)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `${stamp}-${randomId().slice(0, 6)}.eml`)
    await writeFile(file, content, { mode: 0o600, flag: 'wx' })
    const link = /https?:\/\/\S+/.exec(mail.text)?.[0]
    print(`Mail (no mail server configured): ${message.subject}${link ? `\n  ${link}` : ''}`)
  }
}
