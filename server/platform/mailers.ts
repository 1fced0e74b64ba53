import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { fileMailer } from './file-mailer.ts'
import type { Letterhead, Mailer } from './mailer.ts'
import { serviceMailer } from './service-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** Shorter than an asking server waits for its answer (30 s), or it would ask again meanwhile. */
const beforeTheAskerGivesUp = { connection: 10_000, silence: 20_000, whole: 25_000 }

/**
 * The ways that mails go by these settings. The server's own go to the e-mail service, else to the mail
 * server, else into files. What other servers ask it to send never goes to a service: it is one itself.
 */
export function mailersFor(
  { smtpUrl, mailEndpoint, mailKey, dataDir }: Config,
  letterhead: Letterhead,
): { own: Mailer; forOthers: Mailer } {
  const files = fileMailer({ dataDir, letterhead })
  const smtp = (timeouts?: typeof beforeTheAskerGivesUp) =>
    smtpUrl && smtpMailer({ url: smtpUrl, letterhead, ...(timeouts && { timeouts }) })
  const service =
    mailEndpoint && serviceMailer({ endpoint: mailEndpoint, key: mailKey, clock: systemClock })
  return { own: service || smtp() || files, forOthers: smtp(beforeTheAskerGivesUp) || files }
}
