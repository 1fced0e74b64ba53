import type { Config } from './config.ts'
import { addressIn } from './mailer.ts'
import { ConfigError } from './setting.ts'

/** Stands in mails that become files, where there is no mail server: nobody reads what is sent to it. */
export const nobodysAddress = 'elefam@localhost'

type MailSettings = Pick<Config, 'smtpUrl' | 'mailEndpoint' | 'mailFrom' | 'contactTo'>

/** Whether mails leave this host, instead of becoming files on it. */
export function sendsMail({ smtpUrl, mailEndpoint }: MailSettings): boolean {
  return smtpUrl !== undefined || mailEndpoint !== undefined
}

/**
 * Throws where mails leave this host without a sender, or what is written on the contact page without a
 * reader: they would be refused one by one, long after whoever wrote was thanked.
 */
export function requireAddresses(settings: MailSettings): void {
  if (!sendsMail(settings)) return
  const by = settings.smtpUrl ? 'SMTP_URL' : 'MAIL_ENDPOINT'
  if (addressIn(settings.mailFrom) === nobodysAddress) {
    throw new ConfigError(
      `MAIL_FROM is missing: ${by} sends mails, and they need a sender, for example MAIL_FROM=Elefam <mail@family.example>`,
    )
  }
  if (settings.contactTo === nobodysAddress) {
    throw new ConfigError(
      `CONTACT_TO=${nobodysAddress} is nobody’s address: say who gets what is written on the contact page, for example CONTACT_TO=you@family.example`,
    )
  }
}

/** A sentence for each setting that has no effect as the others are. */
export function warningsOf({ given, ...settings }: MailSettings & Pick<Config, 'given'>) {
  const { idleMonths = 0 } = given
  if (idleMonths === 0 || sendsMail(settings)) return []
  return [
    `IDLE_MONTHS=${idleMonths} removes nobody: without SMTP_URL or MAIL_ENDPOINT no warning reaches anybody.`,
  ]
}
