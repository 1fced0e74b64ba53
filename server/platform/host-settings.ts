import { entriesOf } from '#core/lib/typed-objects.ts'
import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { signUpDoors } from '#core/words.ts'
import { endpoint, origin, postgres } from './addresses.ts'
import { nobodysAddress } from './mail-settings.ts'
import { providerSettings } from './provider-settings.ts'
import type { Setting } from './setting.ts'

function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}

const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((answer) => answer === 'yes')
const text = (pattern: RegExp, error: string) => z.string().regex(pattern, error)
/** Every setting of a host, by its environment name, with what it is for. */
export const hostSettings = {
  PORT: { schema: whole(1, 65_535).default(3000), about: 'the port to listen on', example: '8080' },
  HOST: {
    schema: text(/^[^\s/]{1,255}$/, 'must be a name or address of this machine').optional(),
    about:
      'the address to listen on; without it all interfaces of this machine, which other machines reach too',
    example: '127.0.0.1',
  },
  BASE_URL: {
    schema: origin.optional(),
    about:
      'the address families use: for links in mails, and the only one whose pages may change anything; without it http://localhost:PORT',
    example: 'https://family.example',
  },
  DATA_DIR: {
    schema: z.string().default('./data'),
    about: 'the folder for all data',
    example: '/srv/elefam/data',
  },
  DATABASE_URL: {
    schema: postgres.optional(),
    hidden: true,
    about: 'the address of a PostgreSQL database; without it the built-in SQLite',
    example: 'postgres://elefam:password@database.example/elefam',
  },
  DATABASE_DIRECT_URL: {
    schema: postgres.optional(),
    hidden: true,
    about:
      'the address of the same PostgreSQL without a pooler, where DATABASE_URL leads to one: for news between servers and elefam migrate',
    example: 'postgres://elefam:password@database.example:5432/elefam',
  },
  DATABASE_POOL: {
    schema: whole(1, 200).default(10),
    about: 'the most connections to PostgreSQL',
    example: '20',
  },
  TRUST_PROXY: {
    schema: yesOrNo.default(false),
    about:
      'whether to take the visitor’s address from X-Forwarded-For, as your own proxy sets it: yes or no',
    example: 'yes',
  },
  HSTS: {
    schema: z.enum(['no', 'yes', 'subdomains'], 'must be no, yes or subdomains').default('yes'),
    about:
      'behind https, whether browsers take nothing but https from this name for a year once they were here: no, yes, or subdomains for every name below it as well, which other services of yours may not be ready for',
    example: 'no',
  },
  PASSWORD_MIN: {
    schema: whole(limits.passwordMin, limits.passwordMax).default(limits.passwordMinUsual),
    about: 'the fewest characters of a new password',
    example: '12',
  },
  INVITES: {
    schema: z.enum(['open', 'strict'], 'must be open or strict').default('open'),
    about:
      'who may accept an invite: open for whoever has its link, strict for the address it was sent to',
    example: 'strict',
  },
  SIGN_UP: {
    schema: z.enum(signUpDoors, 'must be open, code or closed').default('open'),
    about:
      'who may create an account: open for everybody who finds this server, code for whoever has a sign-up code of yours, closed for people whom a family here has invited by e-mail, who come in at each of them; without it what is chosen on /host',
    example: 'code',
  },
  FAMILIES_MAX: {
    schema: whole(0, limits.families).default(0),
    about:
      'how many families this server takes: no further account begins one then, while invites go on; 0 takes all; without it what is chosen on /host',
    example: '50',
  },
  MEMBERS_MAX: {
    schema: whole(2, limits.members).default(limits.members),
    about:
      'how many members a family may have; those with more keep them; without it what is chosen on /host',
    example: '12',
  },
  DEMO: {
    schema: yesOrNo.default(false),
    about:
      'whether visitors may look around in a sample family without an account, each in one of their own that is erased after two hours: yes or no',
    example: 'yes',
  },

  RECAPTCHA_SITE_KEY: {
    schema: text(/^[\w-]{10,100}$/, 'must be a key as Google gives it').optional(),
    about:
      'the site key of Google’s reCAPTCHA v2, which replaces the built-in captcha; needs RECAPTCHA_SECRET as well',
    example: 'the-site-key-from-google',
  },
  RECAPTCHA_SECRET: {
    schema: text(/^[\w-]{10,100}$/, 'must be a key as Google gives it').optional(),
    hidden: true,
    about: 'the secret that belongs to RECAPTCHA_SITE_KEY',
    example: 'the-secret-from-google',
  },
  RECAPTCHA_VERIFY_URL: {
    schema: text(/^https?:\/\/\S+$/, 'must be a full address').default(
      'https://www.google.com/recaptcha/api/siteverify',
    ),
    about: 'where answers to reCAPTCHA are checked; a stand-in for tests',
    example: 'http://localhost:4000/verify',
  },
  MAIL_FROM: {
    schema: text(
      /^[^\r\n]{0,150}[^\s@]@[^\s@]{1,100}$/,
      'must be a sender like Elefam <mail@family.example>',
    ).default(`Elefam <${nobodysAddress}>`),
    about: 'the sender of mails; needed with SMTP_URL or MAIL_ENDPOINT',
    example: 'Elefam <elefam@family.example>',
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
    about: 'the mail server; without it mails become files in DATA_DIR/mail',
    example: 'smtps://user:password@mail.example',
  },
  MAIL_ENDPOINT: {
    schema: endpoint.optional(),
    about: 'an e-mail service to send by instead of a mail server: its address without /prod/send',
    example: 'https://mail.example',
  },
  MAIL_KEY: {
    schema: text(/^.{32,}$/s, 'must have at least 32 characters').optional(),
    hidden: true,
    about:
      'signs what is sent to MAIL_ENDPOINT, and lets servers with the same key send by /prod/send of this one',
    example: 'the-64-letters-that-openssl-rand-hex-32-prints',
  },
  OUTGOING_CA: {
    schema: text(/^\/.{1,500}$/, 'must be a full path, beginning with /').optional(),
    about:
      'a file with the certificates (PEM) of your own authority, which this server then trusts besides the usual ones wherever it asks others: mail server, PostgreSQL, sites to sign in with, calendars, webhooks, push services',
    example: '/etc/ssl/our-house.pem',
  },
  CONTACT_TO: {
    schema: z.email('must be an e-mail address').max(limits.email).optional(),
    about: 'who gets what is written on the contact page; without it the address of MAIL_FROM',
    example: 'you@family.example',
  },
  BACKUPS_KEPT: {
    schema: whole(0, 1000).default(14),
    about: 'how many daily backups to keep; 0 makes none by itself',
    example: '30',
  },
  BACKUP_COPY_TO: {
    schema: text(/^\/.{1,500}$/, 'must be a full path, beginning with /').optional(),
    about:
      'a folder that is there, best on another disk, to which each daily backup is copied; as many are kept there',
    example: '/mnt/backup/elefam',
  },
  BACKUP_COMMAND: {
    schema: text(/^\S[^\r\n]{0,1000}$/, 'must be a program and its words, on one line').optional(),
    about:
      'a program that takes each daily backup elsewhere: words with spaces between them, read by no shell; {file} stands for the file’s path, {name} for its name, and without them the path comes last',
    example: 'rclone copyto {file} remote:elefam/{name}',
  },
  BACKUP_PASSPHRASE: {
    schema: text(/^.{12,200}$/, 'must have 12 to 200 characters').optional(),
    hidden: true,
    about:
      'encrypts each backup, in the format of age, and opens it again; without it backups can be read by whoever has the file; keep it elsewhere too, for nothing else opens them',
    example: 'nine-quiet-elephants-cross-the-river',
  },
  UPDATE_NOTICE: {
    schema: endpoint.optional(),
    about:
      'where the newest version is told, as a text (1.2.3) or as JSON with version or tag_name: asked once a day, and shown to you alone, on /host and by elefam doctor; without it nobody is asked',
    example: 'https://releases.example/elefam/latest',
  },
  LOG_REQUESTS: {
    schema: yesOrNo.default(true),
    about:
      'whether every request is logged, with who asked as a hash: yes, or no for errors and events only',
    example: 'no',
  },
  PRIVATE_CALENDARS: {
    schema: yesOrNo.default(false),
    about:
      'whether families may add calendars of your own network, by addresses like 192.168.1.10: yes or no; whoever has an account can then find out what answers there',
    example: 'yes',
  },
  PRIVATE_WEBHOOKS: {
    schema: yesOrNo.default(false),
    about:
      'whether families may have addresses of your own network told of their weeks, like http://192.168.1.10:8123, also without https: yes or no; whoever has an account can then post to what answers there',
    example: 'yes',
  },
  WRITE_PACE: {
    schema: yesOrNo.default(true),
    about:
      'whether an account or a network that writes, reads or asks faster than people do is asked to wait: yes or no',
    example: 'no',
  },
  METRICS_TOKEN: {
    schema: text(/^[!-~]{16,}$/, 'must have at least 16 characters, without spaces').optional(),
    hidden: true,
    about: 'the bearer token with which Prometheus may read /metrics; without it nobody can',
    example: 'the-32-letters-that-openssl-rand-hex-16-prints',
  },
  IDLE_MONTHS: {
    schema: whole(0, limits.idleMonths)
      .refine((months) => months !== 1, 'must be 0 or at least 2: the warning comes a month before')
      .default(0),
    about:
      'accounts that nobody used for so many months are deleted, after a warning a month before; 0 keeps them; without it what is chosen on /host',
    example: '12',
  },
  PUSH_HOSTS: {
    schema: text(
      /^(\*\.)?[a-z0-9.-]+(:\d{1,5})?([ ,]+(\*\.)?[a-z0-9.-]+(:\d{1,5})?)*$/,
      'must be hosts like push.example or *.push.example, with commas between them',
    ).optional(),
    about:
      'further push services that reminders may be sent to, besides those of Google, Mozilla, Apple and Microsoft: hosts, all below one as *.host, another port as host:port; always by https',
    example: 'push.example, *.push.example',
  },
  SECRET: {
    schema: text(/^.{32,}$/s, 'must have at least 32 characters').optional(),
    hidden: true,
    about:
      'the key of the hashes of mailed codes, captchas and limits; without it one is made and kept in DATA_DIR',
    example: 'the-64-letters-that-openssl-rand-hex-32-prints',
  },
} satisfies Record<string, Setting>

export const everySetting = { ...hostSettings, ...providerSettings }

/** Every setting with what a host reads of it; `fallback` is its default as it would be written. */
export const settingsTable = entriesOf<Record<keyof typeof everySetting, Setting>>(
  everySetting,
).map(([name, { about, example, schema }]) => {
  const { data: value } = schema.safeParse(undefined)
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const fallback = typeof value === 'boolean' ? (value ? 'yes' : 'no') : shown
  return { name, about, example, fallback }
})
