import { choiceNames, type HostChoices } from '#core/hosts/schema.ts'
import { entriesOf, fromEntries } from '#core/lib/typed-objects.ts'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { z } from 'zod'
import { everySetting, hostSettings } from './host-settings.ts'
import { addressIn } from './mailer.ts'
import { requireAddresses, sendsMail } from './mail-settings.ts'
import type { Provider } from './provider-client.ts'
import { readProviders } from './provider-settings.ts'
import { ConfigError, readSetting, type Environment, type Setting } from './setting.ts'

type Name = keyof typeof hostSettings
type Values = { [N in Name]: z.infer<(typeof hostSettings)[N]['schema']> }

export type Config = {
  port: number
  host: string | undefined
  baseUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** PostgreSQL itself, where a pooler stands before it. */
  databaseDirectUrl: string | undefined
  databasePool: number
  trustProxy: boolean
  hsts: 'no' | 'yes' | 'subdomains'
  passwordMin: number
  strictInvites: boolean
  /** What a host may else choose while the server runs, where the environment says it. */
  given: Partial<HostChoices>
  /** Whether a sample family is lent to whoever wants to look around. */
  demo: boolean
  /** Google's captcha; undefined for the built-in one. */
  recaptcha: { siteKey: string; secret: string; verifyUrl: string } | undefined
  /** Other sites whose accounts open this product, in the order of their buttons. */
  providers: Provider[]
  mailFrom: string
  smtpUrl: string | undefined
  mailEndpoint: string | undefined
  mailKey: string | undefined
  contactTo: string
  /** A file of certificates that are trusted besides the usual ones. */
  outgoingCa: string | undefined
  /** Push services that may be sent to, see guarded-request.ts. */
  pushHosts: readonly string[]
  backupsKept: number
  /** Where each backup goes besides: a folder, and a program that takes it elsewhere. */
  backupCopyTo: string | undefined
  backupCommand: string | undefined
  /** Encrypts backups, where there is one. */
  backupPassphrase: string | undefined
  /** Where the newest version is told. */
  updateNotice: string | undefined
  logRequests: boolean
  /** Whether an account that writes more than people do is asked to wait. */
  writePace: boolean
  /** Whether calendars of the host’s own network are read. */
  privateCalendars: boolean
  /** Whether webhooks of the host’s own network are told. */
  privateWebhooks: boolean
  metricsToken: string | undefined
  secret: string | undefined
}

/** The push services of Chrome and others, Firefox, Safari, and Edge. */
export const pushServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

/** The settings from the environment; throws ConfigError for the first wrong one. */
export function readConfig(environment: Environment): Config {
  const values = fromEntries<Values>(
    entriesOf<Record<keyof typeof hostSettings, Setting>>(hostSettings).map(
      ([name, setting]) => [name, readSetting(name, setting, environment)] as const,
    ),
  )
  const config: Config = {
    port: values.PORT,
    host: values.HOST,
    baseUrl: values.BASE_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePool: values.DATABASE_POOL,
    trustProxy: values.TRUST_PROXY,
    hsts: values.HSTS,
    passwordMin: values.PASSWORD_MIN,
    strictInvites: values.INVITES === 'strict',
    given: givenOf(values, environment),
    demo: values.DEMO,
    recaptcha: recaptchaOf(values),
    providers: readProviders(environment),
    mailFrom: values.MAIL_FROM,
    smtpUrl: values.SMTP_URL,
    mailEndpoint: values.MAIL_ENDPOINT,
    mailKey: values.MAIL_KEY,
    outgoingCa: values.OUTGOING_CA,
    contactTo: values.CONTACT_TO ?? addressIn(values.MAIL_FROM),
    pushHosts: pushHostsWith(values.PUSH_HOSTS),
    backupsKept: values.BACKUPS_KEPT,
    backupCopyTo: values.BACKUP_COPY_TO,
    backupCommand: values.BACKUP_COMMAND,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    updateNotice: values.UPDATE_NOTICE,
    logRequests: values.LOG_REQUESTS,
    writePace: values.WRITE_PACE,
    privateCalendars: values.PRIVATE_CALENDARS,
    privateWebhooks: values.PRIVATE_WEBHOOKS,
    metricsToken: values.METRICS_TOKEN,
    secret: values.SECRET,
  }
  requireAddresses(config)
  return config
}

/** The browsers' push services, and what a host adds; the usual port is left out. */
function pushHostsWith(more = ''): string[] {
  const own = more.split(/[ ,]+/).filter((host) => host !== '')
  return [...pushServices, ...own.map((host) => host.replace(/:443$/, ''))]
}

/** The choices that can also be made while the server runs, as far as the environment makes them. */
function givenOf(values: Values, environment: Environment): Config['given'] {
  const named = entriesOf(choiceNames).filter(([, name]) => environment[name])
  return Object.fromEntries(named.map(([choice, name]) => [choice, values[name]]))
}

function recaptchaOf(values: Values): Config['recaptcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = values
  if (!siteKey && !secret) return undefined
  if (siteKey && secret) return { siteKey, secret, verifyUrl: values.RECAPTCHA_VERIFY_URL }
  const missing = siteKey ? 'RECAPTCHA_SECRET' : 'RECAPTCHA_SITE_KEY'
  throw new ConfigError(`${missing} is missing: reCAPTCHA needs both of its keys`)
}

/** The process's environment over the .env file beside the program, where there is one. */
export function environmentWith(file: string): Environment {
  return { ...fromFile(file), ...process.env }
}

function fromFile(file: string): Environment {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/** A sentence for each name in the .env file that is no setting: most likely a typing mistake. */
export function warningsAbout(file: string): string[] {
  // Further providers' settings are called as the first one's, with a number in between.
  const known = (name: string) => name.replace(/^OPENID_[2-9]_/, 'OPENID_') in everySetting
  return Object.keys(fromFile(file))
    .filter((name) => !known(name))
    .map(
      (name) =>
        `${file}: ${name} is no setting and does nothing; docs/configuration.md lists them all.`,
    )
}

/** A sentence for each pair of settings that are most likely not meant together (H8). */
export function addressWarnings(config: Config): string[] {
  const { baseUrl, trustProxy } = config
  const { protocol, hostname } = new URL(baseUrl ?? `http://localhost:${config.port}`)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return [
    ...(protocol === 'https:' && !trustProxy
      ? [
          'BASE_URL is https, which a proxy before this server makes, but TRUST_PROXY is no: all visitors share one address then, and its limits. Set TRUST_PROXY=yes if the proxy sets X-Forwarded-For.',
        ]
      : []),
    ...(protocol === 'http:' && !isHere
      ? [
          `BASE_URL is http: browsers give reminders by push, passkeys and opening without a network to https alone, and whoever is on the way reads along. A proxy with TLS before this server makes it https.`,
        ]
      : []),
    ...(sendsMail(config) && isHere
      ? [
          `Mails leave this server, but their links lead to ${baseUrl ?? 'http://localhost'}, which is only this machine: set BASE_URL to the address that families use.`,
        ]
      : []),
  ]
}
