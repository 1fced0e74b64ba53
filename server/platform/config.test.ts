import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { requireAddresses, warningsOf } from './mail-settings.ts'
import {
  addressWarnings,
  environmentWith,
  pushServices,
  readConfig,
  warningsAbout,
} from './config.ts'
import { settingsTable } from './host-settings.ts'
import { ConfigError } from './setting.ts'

/** What a start with these settings ends with; null where it does not. */
function refusalOf(settings: Record<string, string>): string | null {
  try {
    readConfig(settings)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
}

describe('the settings', () => {
  test('have a sensible value each where nothing is said', () => {
    const defaults = {
      port: 3000,
      host: undefined,
      baseUrl: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databasePool: 10,
      trustProxy: false,
      hsts: 'yes',
      passwordMin: 8, // S5.5
      strictInvites: false,
      given: {},
      demo: false,
      recaptcha: undefined,
      providers: [],
      mailFrom: 'Elefam <elefam@localhost>',
      backupsKept: 14,
      logRequests: true,
      writePace: true,
      privateCalendars: false,
      privateWebhooks: false,
      smtpUrl: undefined,
      mailEndpoint: undefined,
      mailKey: undefined,
      contactTo: 'elefam@localhost',
      pushHosts: [...pushServices],
      secret: undefined,
    }
    expect(readConfig({})).toEqual(defaults)
    // As in an .env file with names and nothing behind them.
    const empty = Object.fromEntries(settingsTable.map(({ name }) => [name, '']))
    expect(readConfig(empty)).toEqual(defaults)
  })

  test('are taken from the environment', () => {
    const given = {
      PORT: '8080',
      HOST: '127.0.0.1',
      BASE_URL: 'https://Family.example/',
      DATA_DIR: '/srv/elefam',
      DATABASE_URL: 'postgresql://elefam@db/elefam',
      DATABASE_DIRECT_URL: 'postgresql://elefam@primary/elefam',
      DATABASE_POOL: '4',
      TRUST_PROXY: 'yes',
      HSTS: 'no',
      PRIVATE_CALENDARS: 'yes',
      PRIVATE_WEBHOOKS: 'yes',
      PASSWORD_MIN: '10',
      INVITES: 'strict',
      SIGN_UP: 'closed',
      DEMO: 'yes',
      RECAPTCHA_SITE_KEY: 'a-site-key-of-ours',
      RECAPTCHA_SECRET: 'and_its_secret',
      RECAPTCHA_VERIFY_URL: 'https://www.recaptcha.net/recaptcha/api/siteverify',
      MAIL_FROM: 'The Linds <mail@family.example>',
      SMTP_URL: 'smtps://me:hunter2@mail.example:465',
      MAIL_ENDPOINT: 'https://Mail.example/base/',
      MAIL_KEY: 'k'.repeat(32),
      CONTACT_TO: 'lind@family.example',
      SECRET: 's'.repeat(32),
      SOMETHING_ELSE: 'ignored',
    }
    expect(readConfig(given)).toEqual({
      port: 8080,
      host: '127.0.0.1',
      baseUrl: 'https://family.example',
      dataDir: '/srv/elefam',
      databaseUrl: 'postgresql://elefam@db/elefam',
      databaseDirectUrl: 'postgresql://elefam@primary/elefam',
      databasePool: 4,
      trustProxy: true,
      hsts: 'no',
      passwordMin: 10,
      strictInvites: true,
      given: { signUp: 'closed' },
      demo: true,
      recaptcha: {
        siteKey: 'a-site-key-of-ours',
        secret: 'and_its_secret',
        verifyUrl: 'https://www.recaptcha.net/recaptcha/api/siteverify',
      },
      providers: [],
      mailFrom: 'The Linds <mail@family.example>',
      backupsKept: 14,
      smtpUrl: 'smtps://me:hunter2@mail.example:465',
      mailEndpoint: 'https://mail.example/base',
      mailKey: 'k'.repeat(32),
      contactTo: 'lind@family.example',
      pushHosts: [...pushServices],
      logRequests: true,
      writePace: true,
      privateCalendars: true,
      privateWebhooks: true,
      secret: 's'.repeat(32),
    })
  })

  test('send what comes from the contact page to the address that mails come from', () => {
    const contactTo = (MAIL_FROM: string) => readConfig({ MAIL_FROM }).contactTo
    expect(contactTo('The Linds <mail@family.example>')).toBe('mail@family.example')
    expect(contactTo('mail@family.example')).toBe('mail@family.example')
  })

  test.each([
    ['SMTP_URL', 'smtps://me:hunter2@mail.example'],
    ['MAIL_ENDPOINT', 'https://mail.example'],
  ])('%s without a sender is refused, in one line with an example [H4]', (name, value) => {
    expect(refusalOf({ [name]: value })).toBe(
      `MAIL_FROM is missing: ${name} sends mails, and they need a sender, for example MAIL_FROM=Elefam <mail@family.example>`,
    )
    const contactTo = 'host@family.example'
    expect(refusalOf({ [name]: value, CONTACT_TO: contactTo })).toMatch(/^MAIL_FROM is missing/)
    const whole = { [name]: value, MAIL_FROM: 'mail@family.example' }
    expect(readConfig(whole).contactTo).toBe('mail@family.example')
  })

  test('a contact page whose mails reach nobody is refused, in one line [H4]', () => {
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'mail@family.example' }
    expect(refusalOf({ ...mail, CONTACT_TO: 'elefam@localhost.example' })).toBe(null)
    expect(() => requireAddresses({ ...readConfig(mail), contactTo: 'elefam@localhost' })).toThrow(
      'CONTACT_TO=elefam@localhost is nobody’s address: say who gets what is written on the contact page, for example CONTACT_TO=you@family.example',
    )
  })

  test('that remove idle accounts say that they do not where nobody can be warned [H1]', () => {
    expect(warningsOf(readConfig({ IDLE_MONTHS: '12' }))).toEqual([
      'IDLE_MONTHS=12 removes nobody: without SMTP_URL or MAIL_ENDPOINT no warning reaches anybody.',
    ])
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'mail@family.example' }
    expect(warningsOf(readConfig({ ...mail, IDLE_MONTHS: '12' }))).toEqual([])
    expect(warningsOf(readConfig({}))).toEqual([])
  })

  test('are warned of where two of them do not fit together [H8, H22]', () => {
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'mail@family.example' }
    const warnings = (given: Record<string, string>) => addressWarnings(readConfig(given))
    expect(warnings({ BASE_URL: 'https://family.example' })).toEqual([
      expect.stringContaining('Set TRUST_PROXY=yes'),
    ])
    expect(warnings({ ...mail, PORT: '8080' })).toEqual([
      expect.stringContaining('set BASE_URL to the address that families use'),
    ])
    const fitting = { ...mail, BASE_URL: 'https://family.example', TRUST_PROXY: 'yes' }
    expect(warnings(fitting)).toEqual([])
    expect(warnings({})).toEqual([])
    expect(warnings({ BASE_URL: 'http://localhost:3000' })).toEqual([])
    expect(warnings({ BASE_URL: 'http://192.168.1.4:3000' })).toEqual([
      expect.stringContaining('passkeys and opening without a network to https alone'),
    ])
  })

  test.each([
    ['PORT', 'many', 'must be a whole number from 1 to 65535'],
    ['PORT', '0', 'must be a whole number from 1 to 65535'],
    ['PORT', '65536', 'must be a whole number from 1 to 65535'],
    ['PORT', '30.5', 'must be a whole number from 1 to 65535'],
    ['HOST', 'http://localhost', 'must be a name or address of this machine'],
    [
      'BASE_URL',
      'family.example',
      'must be an address like https://family.example, without a path',
    ],
    [
      'BASE_URL',
      'https://family.example/elefam',
      'must be without a path: Elefam needs a name of its own, like https://elefam.family.example',
    ],
    [
      'BASE_URL',
      'ftp://family.example',
      'must be an address like https://family.example, without a path',
    ],
    ['BASE_URL', 'https://a b', 'must be an address like https://family.example, without a path'],
    ['BASE_URL', 'https://:x', 'must be an address like https://family.example, without a path'],
    ['DATABASE_POOL', '0', 'must be a whole number from 1 to 200'],
    ['TRUST_PROXY', 'true', 'must be yes or no'],
    ['PASSWORD_MIN', '5', 'must be a whole number from 6 to 128'],
    ['PASSWORD_MIN', '129', 'must be a whole number from 6 to 128'],
    ['INVITES', 'closed', 'must be open or strict'],
    ['RECAPTCHA_SITE_KEY', 'two words', 'must be a key as Google gives it'],
    ['RECAPTCHA_VERIFY_URL', 'google', 'must be a full address'],
    ['MAIL_FROM', 'nobody', 'must be a sender like Elefam <mail@family.example>'],
    [
      'MAIL_FROM',
      'a@b.example\nBcc: c@d.example',
      'must be a sender like Elefam <mail@family.example>',
    ],
    [
      'MAIL_ENDPOINT',
      'mail.example',
      'must be an address like https://mail.example or https://mail.example/base',
    ],
    [
      'MAIL_ENDPOINT',
      'https://me:hunter2@mail.example',
      'must be an address like https://mail.example or https://mail.example/base',
    ],
    [
      'MAIL_ENDPOINT',
      'https://mail.example/?key=1',
      'must be an address like https://mail.example or https://mail.example/base',
    ],
    ['MAIL_ENDPOINT', 'http://mail.example', 'must begin with https://, except on this machine'],
    [
      'MAIL_ENDPOINT',
      'http://localhost.evil.example',
      'must begin with https://, except on this machine',
    ],
    ['CONTACT_TO', 'Lind <lind@family.example>', 'must be an e-mail address'],
  ])('refuse %s=%s in one line that names it', (name, value, words) => {
    const about = settingsTable.find((setting) => setting.name === name)?.about
    const shown = value.replaceAll('\n', ' ')
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(`${name}=${shown} cannot be used: it ${words} (${about})`),
    )
  })

  test.each([
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
    ['RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY'],
  ])('ask for the other key of reCAPTCHA where only %s is set', (given, missing) => {
    expect(() => readConfig({ [given]: 'a-key-of-google' })).toThrow(
      new ConfigError(`${missing} is missing: reCAPTCHA needs both of its keys`),
    )
  })

  test.each([
    'postgres://elefam:hunter2@[::1]:5433/elefam?sslmode=require',
    'postgres://elefam@/elefam?host=/run/postgresql',
    'postgresql:///elefam?host=/run/postgresql',
    'postgres://elefam:a%23b%2Fc@db/elefam',
  ])('take %s for a PostgreSQL', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  })

  test.each([
    ['SECRET', 'too-short'],
    ['MAIL_KEY', 'too-short'],
    ['SMTP_URL', 'http://me:hunter2@mail.example'],
    ['SMTP_URL', 'smtp://hunter2 x'],
    ['SMTP_URL', 'hunter2'],
    ['DATABASE_URL', 'mysql://elefam:hunter2@db/elefam'],
    ['DATABASE_URL', 'postgres://elefam:hunt#er2@db/elefam'],
    ['DATABASE_URL', 'postgres://elefam:hunt/er2@db/elefam'],
    ['DATABASE_URL', 'postgres:///elefam'],
    ['DATABASE_DIRECT_URL', 'mysql://elefam:hunter2@db/elefam'],
  ])('never show what was given as %s', (name, value) => {
    let message = ''
    try {
      readConfig({ [name]: value })
    } catch (error) {
      message = (error as Error).message
    }
    expect(message).toMatch(new RegExp(`^${name} cannot be used: it must .*$`))
    expect(message).not.toContain(value)
  })
})

describe('the .env file', () => {
  const folder = temporaryFolder()
  const file = join(folder.path, '.env')
  afterAll(() => folder.remove())

  test('gives what the environment does not', () => {
    writeFileSync(file, '# of our house\nMAIL_FROM="The Linds <mail@x.example>"\nPATH=/nowhere\n')
    const environment = environmentWith(file)
    expect(environment['MAIL_FROM']).toBe('The Linds <mail@x.example>')
    expect(environment['PATH']).toBe(process.env['PATH'])
  })

  test('may have a name that is no setting, a slip of the pen, and it is told', () => {
    const names = ['TRUST_PROXI', 'PORT', 'OPENID_2_ISSUER', 'OPENID_2_ISUER', 'GOOGLE_ISSUER']
    writeFileSync(file, names.map((name) => `${name}=x\n`).join(''))
    const sentence = (name: string) =>
      `${file}: ${name} is no setting and does nothing; docs/configuration.md lists them all.`
    expect(warningsAbout(file)).toEqual(['OPENID_2_ISUER', 'TRUST_PROXI'].map(sentence))
    expect(warningsAbout(join(folder.path, 'none'))).toEqual([])
  })

  test('need not be there', () => {
    expect(environmentWith(join(folder.path, 'none'))).toEqual({ ...process.env })
  })
})
