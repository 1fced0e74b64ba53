import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { limits } from '#core/limits.ts'

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const yesOrNo = z.enum(['yes', 'no']).transform((answer) => answer === 'yes')
const databaseAddress = z.string().regex(/^postgres(ql)?:\/\/.+/, 'must begin with postgres://')
const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)

/** Every setting of a host, by its environment name, with what it is for. */
const settings = {
  PORT: { schema: whole(0, 65_535).default(3000), about: 'the port to listen on' },
  HOST: {
    schema: z.string().min(1).max(255).optional(),
    about: 'the address to listen on; all of this machine without it',
  },
  BASE_URL: {
    schema: origin.optional(),
    about: 'the address families use, for links in mails; http://localhost:PORT without it',
  },
  DATA_DIR: { schema: z.string().min(1).default('./data'), about: 'the folder for all data' },
  DATABASE_URL: {
    schema: databaseAddress.optional(),
    about: 'a PostgreSQL address; the built-in SQLite without it',
  },
  DATABASE_POOL: { schema: whole(1, 200).default(10), about: 'connections to PostgreSQL at most' },
  TRUST_PROXY: {
    schema: yesOrNo.default(false),
    about: 'yes: take the visitor’s address from X-Forwarded-For, set by your own proxy',
  },
  PASSWORD_MIN: {
    schema: whole(limits.passwordMin, limits.passwordMax).default(limits.passwordMin),
    about: 'the fewest characters of a new password',
  },
  MAIL_FROM: {
    schema: z.string().min(3).max(200).default('Elefam <elefam@localhost>'),
    about: 'the sender of mails',
  },
  SECRET: {
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    about: 'signs sessions; made once and kept in the data folder without it',
  },
} as const

type Name = keyof typeof settings
type Values = { [N in Name]: z.infer<(typeof settings)[N]['schema']> }

export type Config = {
  port: number
  host: string | undefined
  baseUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  trustProxy: boolean
  passwordMin: number
  mailFrom: string
  secret: string | undefined
}

/** A setting has a value that cannot be used; the message is one line that names it. */
export class ConfigError extends Error {}

/** The settings from the environment; throws ConfigError for the first wrong one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, { schema, about }]) => {
      const given = environment[name] === '' ? undefined : environment[name]
      const result = schema.safeParse(given)
      if (!result.success) {
        const problem = result.error.issues[0]?.message ?? 'is not as expected'
        throw new ConfigError(`${name}=${given} cannot be used: ${problem} (${about})`)
      }
      return [name, result.data]
    }),
  ) as Values
  return {
    port: values.PORT,
    host: values.HOST,
    baseUrl: values.BASE_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    trustProxy: values.TRUST_PROXY,
    passwordMin: values.PASSWORD_MIN,
    mailFrom: values.MAIL_FROM,
    secret: values.SECRET,
  }
}

/** The process's environment over the .env file beside the program, where there is one. */
export function environmentWith(file: string): Record<string, string | undefined> {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return { ...fromFile, ...process.env }
}

/** Name and purpose of every setting, for the README's table and its test. */
export const settingsTable = Object.entries(settings).map(([name, { about, schema }]) => {
  const fallback = schema.safeParse(undefined)
  const value = fallback.success ? fallback.data : undefined
  return {
    name,
    about,
    fallback: value === undefined ? '' : value === false ? 'no' : String(value),
  }
})
