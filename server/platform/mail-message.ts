import type { SendMailOptions } from 'nodemailer'
import { calendarOf } from './mail-calendar.ts'
import { mailHtml, mailText } from './mail-layout.ts'
import { addressIn, notSent, type Letterhead, type Mail } from './mailer.ts'

/** One address and nothing else: no name, no list, no comment, no second line. */
const oneAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,189}$/u

/** Whatever breaks a line or hides in one. */
const breaks = /\s*[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu

/** A mail as the mail library takes it: text, page and, for a meeting, its invitation. */
export async function messageOf(
  written: Mail,
  id: string,
  letterhead: Letterhead,
): Promise<SendMailOptions> {
  const { to, replyTo, meetingStart, unsubscribe } = written
  for (const address of [to, replyTo ?? to]) {
    if (!oneAddress.test(address)) throw notSent('mail-refused', 'Not one e-mail address')
  }
  const subject = written.subject.replaceAll(breaks, ' ').trim()
  const mail = { ...written, subject }
  return {
    from: letterhead.from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    messageId: `<${id}@${addressIn(letterhead.from).split('@').at(-1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: mailText(mail, letterhead),
    html: mailHtml(mail, letterhead),
    ...(meetingStart && {
      icalEvent: {
        method: 'REQUEST',
        filename: 'meeting.ics',
        content: await calendarOf({ ...mail, meetingStart }, letterhead),
      },
    }),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
