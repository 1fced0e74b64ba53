import type { Contact } from '#core/mail/schema.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import type { Mail } from '#server/platform/mailer.ts'

/** What somebody wrote on the contact page, for whoever hosts this server. */
export function contactMail({ name, email, message }: Omit<Contact, 'captcha'>, to: string): Mail {
  const who = sanitizeForMail(name) || 'Somebody'
  // Quoted line by line, so that nothing a visitor writes can pass for the mail's own words.
  const quoted = message
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
  return {
    to,
    replyTo: email,
    subject: `A message from ${who}`,
    text: [
      `${who} wrote to you on the contact page:`,
      quoted.join('\n'),
      `Write back to ${email}.`,
    ].join('\n\n'),
  }
}
