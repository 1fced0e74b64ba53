import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { letterhead, partOf } from '#server/testing/mail-server.ts'
import { messageOf } from './mail-message.ts'
import type { Mail } from './mailer.ts'

const start = '2026-03-01T17:00:00.000Z'

/** The message as it goes over the wire, and as a mail program reads it. */
async function composed(mail: Partial<Mail>, { id = 'id1', paper = letterhead } = {}) {
  const whole = { to: 'maya@example.org', subject: 'Hello', text: 'Text', ...mail }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message, envelope } = await transport.sendMail(await messageOf(whole, id, paper))
  const raw = String(message as Buffer)
  const email = await PostalMime.parse(raw)
  return { raw, email, envelope, calendar: unfolded(partOf(email, 'text/calendar')) }
}

/** The lines as they were before they were folded, each ended as the parser ends it. */
const unfolded = (calendar: string) => calendar.replaceAll(/\r?\n /g, '').replaceAll('\r\n', '\n')
const lines = (calendar: string, name: string) =>
  calendar.split('\n').filter((line) => line.split(/[:;]/)[0] === name)
const headerNames = (raw: string) =>
  (raw.split('\r\n\r\n')[0] ?? '')
    .split('\r\n')
    .flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? [])

describe('the message of a mail', () => {
  const expected = [
    'From',
    'To',
    'Auto-Submitted',
    'Subject',
    'Message-ID',
    'Date',
    'MIME-Version',
    'Content-Type',
  ]

  test('is text and page, from the host to one address', async () => {
    const { raw, email, envelope } = await composed({
      text: 'Hello\n\nGo: https://family.example/',
    })
    expect(headerNames(raw).toSorted()).toEqual(expected.toSorted())
    expect(envelope).toEqual({ from: 'mail@family.example', to: ['maya@example.org'] })
    expect(email.text).toMatch(/^Hello\n\nGo: https:\/\/family\.example\/\n/)
    expect(email.html).toContain('<h1')
    expect(email.attachments).toEqual([])
  })

  test('keeps its id over attempts, so that mail programs show it once', async () => {
    const ids = [await composed({}), await composed({}), await composed({}, { id: 'id2' })]
    expect(ids.map(({ email }) => email.messageId)).toEqual([
      '<id1@family.example>',
      '<id1@family.example>',
      '<id2@family.example>',
    ])
  })

  test.each([
    'Hi\r\nBcc: all@example.org\r\n\r\n<script>',
    'Hi\nBcc: all@example.org',
    'Hi\rBcc: all@example.org',
    'Hü\r\nBcc: all@example.org',
    'Hi\u2028Bcc: all@example.org',
    'Hi\u0000\u000b\u0085Bcc: all@example.org',
  ])('takes no second header from its subject %j', async (subject) => {
    const { raw, email } = await composed({ subject })
    expect(headerNames(raw).toSorted()).toEqual(expected.toSorted())
    expect(email.subject).toMatch(/^H[iü] Bcc: all@example\.org/)
    expect(email.subject).not.toMatch(/[\p{Cc}\p{Zl}]/u)
    expect(email.html).not.toContain('<script')
  })

  test.each([
    'maya@example.org\r\nBcc: all@example.org',
    'maya@example.org, all@example.org',
    'maya@example.org;all@example.org',
    'Maya <maya@example.org>',
    'maya@example.org (Maya)',
    '"maya"@example.org',
    'maya',
    'maya@',
    '@example.org',
    'a@b@example.org',
    'maya@[127.0.0.1]',
    'team: maya@example.org;',
    '',
    `${'x'.repeat(65)}@example.org`,
    `maya@${'x'.repeat(190)}`,
  ])('goes to nobody for %j: one address and nothing else', async (address) => {
    const refused = { code: 'mail-refused', cause: { message: 'Not one e-mail address' } }
    await expect(composed({ to: address })).rejects.toMatchObject(refused)
    await expect(composed({ replyTo: address })).rejects.toMatchObject(refused)
  })

  test('reads no file and fetches nothing, whatever its text looks like', async () => {
    const message = await messageOf(
      { to: 'a@b.c', subject: 'x', text: 'file:///etc' },
      'id',
      letterhead,
    )
    expect(message).toMatchObject({ disableFileAccess: true, disableUrlAccess: true })
  })
})

describe('the invitation to a meeting', () => {
  test('stands in the message and hangs on it, for twenty minutes, named as one [E8]', async () => {
    const { raw, email, calendar } = await composed({
      subject: 'Join Maya’s family',
      text: 'Sunday!\n\nOpen the plan: https://family.example/plan-meeting',
      meetingStart: start,
    })
    expect(raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i)
    expect(email.attachments.map(({ filename, mimeType }) => ({ filename, mimeType }))).toEqual([
      { filename: null, mimeType: 'text/calendar' },
      { filename: 'meeting.ics', mimeType: 'application/ics' },
    ])
    expect(unfolded(partOf(email, 'application/ics')).trim()).toBe(calendar.trim())
    for (const line of [
      'METHOD:REQUEST',
      'DTSTART:20260301T170000Z',
      'DTEND:20260301T172000Z',
      'SUMMARY:Family meeting',
      'URL;VALUE=URI:https://family.example/plan-meeting',
      'ORGANIZER;CN="Elefam":mailto:mail@family.example',
    ]) {
      expect(calendar.split('\n')).toContain(line)
    }
    expect(lines(calendar, 'ATTENDEE')).toEqual([
      expect.stringMatching(/RSVP=FALSE:MAILTO:maya@example\.org$/),
    ])
  })

  test('is the same meeting however often its mail is sent, and another for another', async () => {
    const uidOf = async (mail: Partial<Mail>, id: string) =>
      lines((await composed({ meetingStart: start, ...mail }, { id })).calendar, 'UID')[0]
    const uid = await uidOf({}, 'id1')
    expect(uid).toMatch(/^UID:[\w-]{43}@family\.example$/)
    expect(await uidOf({ text: 'Once more' }, 'id2')).toBe(uid)
    expect(await uidOf({ meetingStart: '2026-03-08T17:00:00.000Z' }, 'id3')).not.toBe(uid)
    expect(await uidOf({ to: 'bo@example.org' }, 'id4')).not.toBe(uid)
  })

  test('has no line that somebody smuggled in', async () => {
    const evil = 'x\r\nATTENDEE:mailto:all@example.org\nEND:VEVENT\rBEGIN:VEVENT;a,b\\'
    const { calendar } = await composed(
      { subject: evil, text: `${evil}\n\n${evil}`, meetingStart: start },
      { paper: { ...letterhead, name: 'The "Linds"\r\nX-EVIL:1' } },
    )
    expect(lines(calendar, 'ATTENDEE')).toHaveLength(1)
    expect(lines(calendar, 'BEGIN')).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
    expect(lines(calendar, 'END')).toEqual(['END:VEVENT', 'END:VCALENDAR'])
    expect(lines(calendar, 'X-EVIL')).toEqual([])
    expect(lines(calendar, 'DESCRIPTION')[0]).toContain('x\\nATTENDEE:mailto:all@example.org\\nEND')
  })
})
