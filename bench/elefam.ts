import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiPaths } from '#core/paths.ts'
import { solveCaptcha } from '#server/testing/solve-captcha.ts'
import type { Challenge } from 'altcha-lib'
import { secret } from '../e2e/support/server.ts'
import { freePort } from '../scripts/free-port.ts'
import { startProgram, type Started } from './cores.ts'

export const root = join(import.meta.dirname, '..')

export type Elefam = Started & { port: number; url: string }

/** The line behind `npm start` of a checkout, so that what is measured is what families use. */
function npmStartOf(home: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  // In the shell's place, so that a signal reaches the server.
  return ['sh', '-c', scripts.start.startsWith('node ') ? `exec ${scripts.start}` : scripts.start]
}
export const npmStart = npmStartOf(root)

type StartOptions = {
  /** A checkout, this one or another commit's, which has its packages. */
  home?: string
  command?: string[]
  pinned?: boolean
  env?: Record<string, string>
}

/** The real server on a data folder, as a process of its own. */
export async function startElefam(
  dataDir: string,
  { home = root, command = npmStartOf(home), pinned = true, env = {} }: StartOptions = {},
): Promise<Elefam> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  // Without BASE_URL: who was let in at one port is at that of the next start.
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    BASE_URL: '',
    DATABASE_URL: '',
    SECRET: secret,
  }
  const started = await startProgram(command, {
    pinned,
    cwd: home,
    // Behind a proxy, so that each sign-in can come from an address of its own.
    // And as fast as it can: one account here does what many families would.
    env: { ...settings, TRUST_PROXY: 'yes', WRITE_PACE: 'no', ...env },
  })
  return { ...started, port, url }
}

/** A signed-in parent: posts as a browser does, and knows the headers that let a request in. */
export type Parent = {
  headers: Record<string, string>
  post: (path: string, body: unknown) => Promise<void>
}

export const account = { email: 'maya@example.org', password: 'giraffe-umbrella' }
let visits = 0

/** The address of the nth visitor: those who come one after another are of different networks (A83). */
export const addressOf = (visitor: number) =>
  `10.${visitor & 255}.${(visitor >> 8) & 255}.${visitor >> 16}`

/** Creates the parent's account, or signs in where it is there already. */
export async function enter(
  { url, port }: Pick<Elefam, 'url' | 'port'>,
  way: 'sign-up' | 'sign-in',
  email = account.email,
): Promise<Parent> {
  const call = async (path: string, body: unknown, headers: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`)
    return response
  }
  visits += 1
  const forwarded = { 'x-forwarded-for': addressOf(visits) }
  const captcha = async () => {
    const challenge = await fetch(`http://127.0.0.1:${port}${apiPaths.captchaChallenge}`)
    return solveCaptcha((await challenge.json()) as Challenge)
  }
  const response =
    way === 'sign-up'
      ? await call(apiPaths.signUp, { ...account, email, captcha: await captcha() }, forwarded)
      : await call(apiPaths.signIn, { ...account, email }, forwarded)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const headers = { host: new URL(url).host, origin: url, cookie }
  return { headers, post: async (path, body) => void (await call(path, body, { cookie })) }
}
