import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { letterhead, partOf } from '#server/testing/mail-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { fileMailer } from './file-mailer.ts'
import type { Mail } from './mailer.ts'

describe('a mail without a mail server', () => {
  const folder = temporaryFolder()
  const mails = join(folder.path, 'mail')
  const printed: string[] = []
  beforeEach(() => {
    rmSync(mails, { recursive: true, force: true })
    printed.length = 0
  })
  afterAll(() => folder.remove())

  const send = (mail: Partial<Mail>) => {
    const mailer = fileMailer({ dataDir: folder.path, letterhead }, (line) => printed.push(line))
    return mailer({ to: 'maya@example.org', subject: 'Hello', text: 'Text', ...mail }, 'id1')
  }
  const written = async (mail: Partial<Mail>) => {
    await send(mail)
    const content = readFileSync(join(mails, readdirSync(mails)[0]!), 'utf8')
    return { content, email: await PostalMime.parse(content) }
  }

  test('becomes a message that mail programs open', async () => {
    const { content, email } = await written({
      subject: 'Grüße von Mia 🐘',
      text: 'One\n\nOpen: https://family.example/x',
      replyTo: 'bo@example.org',
      meetingStart: '2026-03-01T17:00:00.000Z',
    })
    expect(email).toMatchObject({
      from: { name: 'Elefam', address: 'mail@family.example' },
      to: [{ name: '', address: 'maya@example.org' }],
      replyTo: [{ name: '', address: 'bo@example.org' }],
      subject: 'Grüße von Mia 🐘',
      messageId: '<id1@family.example>',
    })
    expect(Date.now() - Date.parse(email.date ?? '')).toBeLessThan(60_000)
    expect(email.text).toContain('One\n\nOpen: https://family.example/x')
    expect(email.html).toContain('href="https://family.example/x"')
    expect(partOf(email, 'text/calendar')).toContain('BEGIN:VEVENT')
    // Each line ends as RFC 5322 has it.
    expect(content).not.toMatch(/[^\r]\n/)
  })

  test('lies in a folder and a file that only their owner reads', async () => {
    await send({})
    expect(statSync(mails).mode & 0o777).toBe(0o700)
    const [name = ''] = readdirSync(mails)
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\w-]{6}\.eml$/)
    expect(statSync(join(mails, name)).mode & 0o777).toBe(0o600)
  })

  test('has its subject and its first link on the terminal, and nothing else of it', async () => {
    await send({ subject: 'Please\nconfirm', text: 'Hello Mia,\nhttps://x.example/a?b=c\nbye' })
    await send({ subject: 'No link' })
    expect(printed).toEqual([
      'Mail (no mail server configured): Please confirm\n  https://x.example/a?b=c',
      'Mail (no mail server configured): No link',
    ])
  })
})
