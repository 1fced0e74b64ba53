import { join } from 'node:path'
import { apiPaths } from '#core/paths.ts'
import { freePort } from '../scripts/free-port.ts'
import { startProgram, type Started } from './cores.ts'

export const root = join(import.meta.dirname, '..')

export type Elefam = Started & { port: number; url: string }

/** The real server on a data folder, as a process of its own. */
export async function startElefam(
  dataDir: string,
  {
    program = 'server/main.ts',
    pinned = true,
    flags = [],
  }: { program?: string; pinned?: boolean; flags?: string[] } = {},
): Promise<Elefam> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const started = await startProgram([...flags, join(root, program)], {
    pinned,
    env: { PORT: String(port), DATA_DIR: dataDir, BASE_URL: url, DATABASE_URL: '' },
  })
  return { ...started, port, url }
}

/** A signed-in parent: posts as a browser does, and knows the headers that let a request in. */
export type Parent = {
  headers: Record<string, string>
  post: (path: string, body: unknown) => Promise<void>
}

const account = { email: 'maya@example.org', password: 'giraffe-umbrella' }

/** Creates the parent's account, or signs in where it is there already. */
export async function enter(
  { url, port }: Pick<Elefam, 'url' | 'port'>,
  way: 'sign-up' | 'sign-in',
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
  const entrance = way === 'sign-up' ? apiPaths.signUp : apiPaths.signIn
  const response = await call(entrance, account, {})
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const headers = { host: new URL(url).host, origin: url, cookie }
  return { headers, post: async (path, body) => void (await call(path, body, { cookie })) }
}
