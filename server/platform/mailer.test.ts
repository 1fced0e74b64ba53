import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { fileMailer, type Mail } from './mailer.ts'

describe('a mail without a mail server', () => {
  const folder = temporaryFolder()
  const mails = join(folder.path, 'mail')
  const printed: string[] = []
  beforeEach(() => {
    rmSync(mails, { recursive: true, force: true })
    printed.length = 0
  })
  afterAll(() => folder.remove())

  /** The file that the mail becomes, as head and text. */
  const written = async (mail: Partial<Mail>, from = 'Elefam <elefam@localhost>') => {
    const send = fileMailer({ dataDir: folder.path, from }, (line) => printed.push(line))
    await send({ to: 'maya@example.org', subject: 'Hello', text: 'Text', ...mail })
    const content = readFileSync(join(mails, readdirSync(mails)[0]!), 'utf8')
    const end = content.indexOf('\r\n\r\n')
    return { head: content.slice(0, end).split('\r\n'), text: content.slice(end + 4) }
  }
  const names = (head: string[]) => head.map((line) => line.split(':')[0])

  const expected = [
    'From',
    'To',
    'Subject',
    'Date',
    'Message-ID',
    'MIME-Version',
    'Content-Type',
    'Content-Transfer-Encoding',
  ]

  test('becomes a message that mail programs read', async () => {
    const { head, text } = await written({ text: 'One\n\nTwo' })
    expect(names(head)).toEqual(expected)
    expect(head[0]).toBe('From: Elefam <elefam@localhost>')
    expect(head[1]).toBe('To: maya@example.org')
    expect(head[2]).toBe('Subject: Hello')
    expect(head[3]).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/)
    expect(head[4]).toMatch(/^Message-ID: <[\w-]{22}@elefam>$/)
    expect(text).toBe('One\r\n\r\nTwo\r\n')
  })

  test('lies in a folder and a file that only their owner reads', async () => {
    await written({})
    expect(statSync(mails).mode & 0o777).toBe(0o700)
    const [name = ''] = readdirSync(mails)
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\w-]{6}\.eml$/)
    expect(statSync(join(mails, name)).mode & 0o777).toBe(0o600)
  })

  test('has its subject and its first link on the terminal, and nothing else of it', async () => {
    await written({ subject: 'Please confirm', text: 'Hello Mia,\nhttps://x.example/a?b=c\nbye' })
    expect(printed).toEqual([
      'Mail (no mail server configured): Please confirm\n  https://x.example/a?b=c',
    ])
  })

  test.each([
    ['subject', { subject: 'Hi\r\nBcc: all@example.org\r\n\r\n<script>' }],
    ['subject', { subject: 'Hi\nBcc: all@example.org' }],
    ['subject', { subject: 'Hi\rBcc: all@example.org' }],
    ['subject', { subject: 'Hü\r\nBcc: all@example.org' }],
    ['recipient', { to: 'maya@example.org\r\nBcc: all@example.org' }],
  ])('takes no second header from its %s: %j', async (_, mail) => {
    const { head, text } = await written(mail)
    expect(names(head)).toEqual(expected)
    expect(text).toBe('Text\r\n')
  })

  test('takes no second header from the sender that the host has set', async () => {
    const { head } = await written({}, 'Elefam <e@x>\r\nBcc: all@example.org')
    expect(names(head)).toEqual(expected)
  })

  test('writes what is not ASCII in a subject as an encoded word', async () => {
    const { head } = await written({ subject: 'Grüße von Mia 🐘' })
    const word = /^Subject: =\?utf-8\?B\?(.*)\?=$/.exec(head[2] ?? '')?.[1] ?? ''
    expect(Buffer.from(word, 'base64').toString()).toBe('Grüße von Mia 🐘')
  })
})
