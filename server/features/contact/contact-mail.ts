import type { Contact } from '#core/contract/mail.ts'
import { inert } from '#server/platform/inert.ts'
import type { Mail } from '#server/platform/mailer.ts'

/** What somebody wrote on the contact page, for whoever hosts this server. */
export function contactMail({ name, email, message }: Omit<Contact, 'captcha'>, to: string): Mail {
  const who = inert(name) || 'Somebody'
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
