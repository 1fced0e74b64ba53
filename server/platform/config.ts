import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { endpoint, origin, postgres } from './addresses.ts'
import { addressIn } from './mailer.ts'
import { nobodysAddress, requireAddresses } from './mail-settings.ts'
import type { Provider } from './provider-client.ts'
import { providerSettings, readProviders } from './provider-settings.ts'
import { ConfigError, readSetting, type Environment, type Setting } from './setting.ts'

export { ConfigError }

function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}

const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((answer) => answer === 'yes')
const text = (pattern: RegExp, error: string) => z.string().regex(pattern, error)
/** Every setting of a host, by its environment name, with what it is for. */
const settings = {
  PORT: { schema: whole(1, 65_535).default(3000), about: 'the port to listen on' },
  HOST: {
    schema: text(/^[^\s/]{1,255}$/, 'must be a name or address of this machine').optional(),
    about: 'the address to listen on; all interfaces of this machine, also to others, without it',
  },
  BASE_URL: {
    schema: origin.optional(),
    about:
      'the address families use, for links in mails, and the only one from whose pages anything is changed; http://localhost:PORT without it',
  },
  DATA_DIR: { schema: z.string().default('./data'), about: 'the folder for all data' },
  DATABASE_URL: {
    schema: postgres.optional(),
    hidden: true,
    about: 'a PostgreSQL address; the built-in SQLite without it',
  },
  DATABASE_DIRECT_URL: {
    schema: postgres.optional(),
    hidden: true,
    about:
      'the same PostgreSQL past a pooler that DATABASE_URL leads to: for news between servers, and npm run migrate',
  },
  DATABASE_POOL: { schema: whole(1, 200).default(10), about: 'connections to PostgreSQL at most' },
  TRUST_PROXY: {
    schema: yesOrNo.default(false),
    about: 'yes: take the visitor’s address from X-Forwarded-For, set by your own proxy',
  },
  PASSWORD_MIN: {
    schema: whole(limits.passwordMin, limits.passwordMax).default(limits.passwordMinUsual),
    about: 'the fewest characters of a new password',
  },
  INVITES: {
    schema: z.enum(['open', 'strict'], 'must be open or strict').default('open'),
    about: 'strict: an invite is for its address alone; open: for whoever has the link',
  },
  RECAPTCHA_SITE_KEY: {
    schema: text(/^[\w-]{10,100}$/, 'must be a key as Google gives it').optional(),
    about: 'Google’s reCAPTCHA v2 instead of the built-in captcha; also needs RECAPTCHA_SECRET',
  },
  RECAPTCHA_SECRET: {
    schema: text(/^[\w-]{10,100}$/, 'must be a key as Google gives it').optional(),
    hidden: true,
    about: 'the secret that belongs to RECAPTCHA_SITE_KEY',
  },
  RECAPTCHA_VERIFY_URL: {
    schema: text(/^https?:\/\/\S+$/, 'must be a full address').default(
      'https://www.google.com/recaptcha/api/siteverify',
    ),
    about: 'where answers to reCAPTCHA are checked',
  },
  MAIL_FROM: {
    schema: text(
      /^[^\r\n]{0,150}[^\s@]@[^\s@]{1,100}$/,
      'must be a sender like Elefam <mail@family.example>',
    ).default(`Elefam <${nobodysAddress}>`),
    about: 'the sender of mails; needed with SMTP_URL or MAIL_ENDPOINT',
  },
  SMTP_URL: {
    schema: z
      .string()
      .refine(
        (address) => /^smtps?:\/\/[^\s/]+/i.test(address) && URL.canParse(address),
        'must begin with smtp:// or smtps://',
      )
      .optional(),
    hidden: true,
    about:
      'the mail server, like smtps://user:password@mail.example; mails become files without it',
  },
  MAIL_ENDPOINT: {
    schema: endpoint.optional(),
    about: 'an e-mail service to send by instead: its address without /prod/send',
  },
  MAIL_KEY: {
    schema: text(/^.{32,}$/s, 'must have at least 32 characters').optional(),
    hidden: true,
    about:
      'signs what goes to MAIL_ENDPOINT, and opens this server’s own /prod/send to its holders',
  },
  CONTACT_TO: {
    schema: z.email('must be an e-mail address').max(limits.email).optional(),
    about: 'who gets what is written on the contact page; the address of MAIL_FROM without it',
  },
  BACKUPS_KEPT: {
    schema: whole(0, 1000).default(14),
    about: 'daily backups of the built-in database to keep; 0 makes none by itself',
  },
  LOG_REQUESTS: {
    schema: yesOrNo.default(true),
    about:
      'yes: a line in the log for every request, who asked as a hash; no: errors and events alone',
  },
  WRITE_PACE: {
    schema: yesOrNo.default(true),
    about:
      'yes: an account writes as fast as people can, and more is asked to wait; no: as fast as the server does',
  },
  METRICS_TOKEN: {
    schema: text(/^[!-~]{16,}$/, 'must have at least 16 characters, without spaces').optional(),
    hidden: true,
    about: 'opens /metrics for Prometheus to whoever sends it as a bearer token',
  },
  IDLE_MONTHS: {
    schema: whole(0, 120)
      .refine((months) => months !== 1, 'must be 0 or at least 2: the warning comes a month before')
      .default(0),
    about:
      'accounts that nobody used for so many months are warned a month before, then deleted; 0 keeps them',
  },
  SECRET: {
    schema: text(/^.{32,}$/s, 'must have at least 32 characters').optional(),
    hidden: true,
    about:
      'keys the hashes of mailed codes, captchas and limits; made once and kept in the data folder without it',
  },
} satisfies Record<string, Setting>

const everySetting = { ...settings, ...providerSettings }

type Name = keyof typeof settings
type Values = { [N in Name]: z.infer<(typeof settings)[N]['schema']> }

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
  passwordMin: number
  strictInvites: boolean
  /** Google's captcha; undefined for the built-in one. */
  recaptcha: { siteKey: string; secret: string; verifyUrl: string } | undefined
  /** Other sites whose accounts open this product, in the order of their buttons. */
  providers: Provider[]
  mailFrom: string
  smtpUrl: string | undefined
  mailEndpoint: string | undefined
  mailKey: string | undefined
  contactTo: string
  backupsKept: number
  idleMonths: number
  logRequests: boolean
  /** Whether an account that writes more than people do is asked to wait. */
  writePace: boolean
  metricsToken: string | undefined
  secret: string | undefined
}

/** The settings from the environment; throws ConfigError for the first wrong one. */
export function readConfig(environment: Environment): Config {
  const values = Object.fromEntries(
    Object.entries<Setting>(settings).map(([name, setting]) => [
      name,
      readSetting(name, setting, environment),
    ]),
  ) as Values
  const config: Config = {
    port: values.PORT,
    host: values.HOST,
    baseUrl: values.BASE_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePool: values.DATABASE_POOL,
    trustProxy: values.TRUST_PROXY,
    passwordMin: values.PASSWORD_MIN,
    strictInvites: values.INVITES === 'strict',
    recaptcha: recaptchaOf(values),
    providers: readProviders(environment),
    mailFrom: values.MAIL_FROM,
    smtpUrl: values.SMTP_URL,
    mailEndpoint: values.MAIL_ENDPOINT,
    mailKey: values.MAIL_KEY,
    contactTo: values.CONTACT_TO ?? addressIn(values.MAIL_FROM),
    backupsKept: values.BACKUPS_KEPT,
    idleMonths: values.IDLE_MONTHS,
    logRequests: values.LOG_REQUESTS,
    writePace: values.WRITE_PACE,
    metricsToken: values.METRICS_TOKEN,
    secret: values.SECRET,
  }
  requireAddresses(config)
  return config
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

/** A sentence for each name in the .env file that is no setting: a slip of the pen, most likely. */
export function warningsAbout(file: string): string[] {
  // Further providers' settings are called as the first one's, with a number in between.
  const known = (name: string) => name.replace(/^OPENID_[2-9]_/, 'OPENID_') in everySetting
  return Object.keys(fromFile(file))
    .filter((name) => !known(name))
    .map((name) => `${file}: ${name} is no setting and does nothing; README.md lists them all.`)
}

/** Name and purpose of every setting, for the README's table and its test. */
export const settingsTable = Object.entries<Setting>(everySetting).map(
  ([name, { about, schema }]) => {
    const { data: value } = schema.safeParse(undefined)
    const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return { name, about, fallback: typeof value === 'boolean' ? (value ? 'yes' : 'no') : shown }
  },
)
