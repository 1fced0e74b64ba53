import type { Challenge } from 'altcha-lib'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { FamilyCommand } from '#core/family/schema.ts'
import type { SprintCommand } from '#core/sprint/schema.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import type { Problem } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import { randomId } from '#server/platform/random-id.ts'
import { solveCaptcha } from './solve-captcha.ts'

export type Answer<Body> = { status: number; headers: Headers; body: Body }
/** What a browser hands to the app: a path with the request's method, headers and body. */
export type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>
export type TestClient = ReturnType<typeof createTestClient>

type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> & { id?: string } : never
export type DoToFamily = WithoutId<FamilyCommand>
export type DoToSprint = WithoutId<SprintCommand>

/** Every client comes from a network of its own, because sign-ins are limited by address. */
export const addressHeader = 'x-test-address'
let clients = 0

function nextAddress(): string {
  clients += 1
  return `10.${clients >> 8}.${clients & 255}.1`
}

/**
 * A browser at the product's pages: it keeps cookies, says its origin, and gives answers as status,
 * headers and parsed body. `Body` is what the test expects; a refusal is read with `problem`.
 */
export function createTestClient(fetch: Fetch, origin: string) {
  const cookies = new Map<string, string>()
  const address = nextAddress()

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers({ origin, [addressHeader]: address })
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie) headers.set('cookie', cookie)
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    const response = await fetch(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split('; ')
    const cut = pair.indexOf('=')
    const gone = attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')
    if (gone) cookies.delete(pair.slice(0, cut))
    else cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
  }

  const call =
    (method: string) =>
    async <Body>(path: string, body?: unknown): Promise<Answer<Body>> => {
      const json = body === undefined ? {} : { body: JSON.stringify(body) }
      const type = body === undefined ? {} : { headers: { 'content-type': 'application/json' } }
      const response = await send(path, { method, ...type, ...json })
      return answerOf<Body>(response)
    }

  const get = call('GET')
  const post = call('POST')
  const captcha = async () => solveCaptcha((await get<Challenge>(apiPaths.captchaChallenge)).body)

  return {
    cookies,
    address,
    send,
    get,
    post,
    patch: call('PATCH'),
    remove: call('DELETE'),
    /** A good answer to a fresh captcha. */
    captcha,
    signUp: async (fields: { email: string; password: string; name?: string }) =>
      post<{ ok: true }>(apiPaths.signUp, { ...fields, captcha: await captcha() }),
    signIn: (fields: { email: unknown; password: unknown }) =>
      post<{ ok: true }>(apiPaths.signIn, fields),
    signOut: () => post<{ ok: true }>(apiPaths.signOut, {}),
    bootstrap: () => get<Bootstrap>(apiPaths.bootstrap),
    /** What that tells, but for what time it is. */
    documents: async () => {
      const { now: _, ...documents } = (await get<Bootstrap>(apiPaths.bootstrap)).body
      return documents
    },
    /** Posts a command to a family document, with an id of its own where it brings none. */
    changeFamily: (familyId: string, command: DoToFamily) =>
      post<Receipt>(apiPaths.familyCommands(familyId), { id: randomId(), ...command }),
    changeSprint: (familyId: string, sprintId: string, command: DoToSprint) =>
      post<Receipt>(apiPaths.sprintCommands(familyId, sprintId), { id: randomId(), ...command }),
  }
}

async function answerOf<Body>(response: Response): Promise<Answer<Body>> {
  const { status, headers } = response
  const text = await response.text()
  const isJson = headers.get('content-type')?.includes('json')
  return { status, headers, body: (isJson ? JSON.parse(text) : text) as Body }
}

/** A refusal's status and body in one, for `toEqual` and `toMatchObject`. */
export function problem({ status, body }: Answer<unknown>): Problem & { status: number } {
  return { status, ...(body as Problem) }
}
