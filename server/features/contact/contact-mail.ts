import type { Contact } from '#core/contract/mail.ts'
import type { Mail } from '#server/platform/mailer.ts'

/** What somebody wrote on the contact page, for whoever hosts this server. */
export function contactMail({ name, email, message }: Contact, to: string): Mail {
  // Quoted line by line, so that nothing a visitor writes can pass for the mail's own words.
  const quoted = message
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
  return {
    to,
    replyTo: email,
    subject: `A message from ${name}`,
    text: [
      `${name} wrote to you on the contact page:`,
      quoted.join('\n'),
      `Write back to ${email}.`,
    ].join('\n\n'),
  }
}
