import type { Config } from '#server/platform/config.ts'
import { lookAtSite, whyUnreached } from '#server/platform/site-look.ts'
import { hindranceAt } from '#server/platform/smtp-mailer.ts'
import { about, type Finding } from './finding.ts'

/** Whether mails would leave: it connects, greets and signs in, and sends nothing. */
export async function lookAtMail({ smtpUrl, mailEndpoint, baseUrl }: Config): Promise<Finding> {
  const is = about('mail')
  if (mailEndpoint) {
    const why = await lookAtSite(mailEndpoint).then(
      () => null,
      (error) => whyUnreached(error).why,
    )
    return why
      ? is.wrong(`the e-mail service cannot be asked: ${why}`, 'MAIL_ENDPOINT')
      : is.ok(`${mailEndpoint} answers; elefam admin test-mail ADDRESS sends one`)
  }
  if (smtpUrl) {
    const why = await hindranceAt(smtpUrl, { connection: 5_000, silence: 5_000, whole: 10_000 })
    const { host } = new URL(smtpUrl)
    return why
      ? is.wrong(why, 'SMTP_URL')
      : is.ok(`${host} takes them; elefam admin test-mail ADDRESS sends one`)
  }
  const says =
    'no mail server: mails become files in DATA_DIR/mail, and their links stand in the terminal'
  return baseUrl ? is.warning(says, 'SMTP_URL') : is.ok(says)
}
