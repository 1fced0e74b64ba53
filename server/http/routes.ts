import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { TokenScope } from '#core/words.ts'
import type { AccessRule } from '#core/account/access.ts'
import { limits } from '#core/limits.ts'
import { networkIn } from '#server/platform/network-address.ts'
import { goOnInNameOf } from '#server/store/asker.ts'
import { admission } from './admission.ts'
import { hasArrived } from './read-body.ts'
import { requestRights } from './rights.ts'
import { askerOf, handlingOf, type Caller, type Env, type Handling } from './route.ts'
import { requireSampleRights } from './sample-rights.ts'
import { problemAt } from './sentences.ts'

/** Milliseconds: whoever has waited longer for their turn is asked for their rights again (A62). */
const rightsHold = 1_000

/** What `route` makes. */
type Declared = RouteConfig & { 'x-access': AccessRule; 'x-scope'?: TokenScope; request?: Checks }

/**
 * An empty table for a feature's routes. Before a route's handler comes one gate, in this order: who
 * may, so that nobody learns from a refusal what is there, and strangers upload nothing; the body; the
 * family's turn; who may by then, where these took their time (A62); then what came in with the request.
 */
export function routes<E extends Env = Env>(): OpenAPIHono<E> {
  const table = new OpenAPIHono<E>()
  const add = (declared: Declared, handle: Handle) => {
    table.openAPIRegistry.registerPath(declared)
    const path = declared.path.replaceAll(/\{(\w+)\}/g, ':$1')
    return table.on(declared.method, path, gated(declared, handle))
  }
  // The library's validators read bodies themselves: without our bounds, and before who may is asked
  // again (decision 050). Its types stay: they say what a handler may read and answer.
  table.openapi = add as unknown as typeof table.openapi
  return table
}

/** How routes of ours say what comes in; see `body` in route.ts. */
type Checks = {
  params?: z.ZodType<object>
  query?: z.ZodType<object>
  body?: { content: { 'application/json': { schema: z.ZodType<object> } } }
}

type Handle = (c: Context<Env>) => Promise<Response>

function gated(declared: Declared, handle: Handle): Handle {
  const { params, query, body: bodySchema } = declared.request ?? {}
  const json = bodySchema?.content['application/json'].schema
  const handling = handlingOf(declared)
  const admit = json && admission(handling)
  const { withFamily } = handling
  const isWrite = declared.method !== 'get'
  const { asks = 1 } = handling
  return async (c) => {
    if (!isWrite) askFromNetwork(c, asks)
    const given = paramsOf(c)
    const { 'x-access': access, 'x-scope': scope } = declared
    const rights = requestRights(c, { access, scope, given, withFamily })
    const isHere = !admit || (await hasArrived(c))
    let caller = await rights.decide({ renew: isHere })
    await requireSampleRights(c.get('services'), declared, caller.session)
    const body = await admit?.(c, caller, isHere)
    try {
      const { pace, queues } = c.get('services')
      const [writer, asker, early] = [writerOf(caller), askerOf(caller), cookiesOf(caller)]
      if (asker) goOnInNameOf(asker)
      const token = caller.session?.token
      if (token) pace.reading.take(token.id, limits.tokenWeight)
      if (asker && !isWrite) pace.asking.take(asker, asks)
      if (writer && isWrite) pace.writing.take(writer, weightOf(handling, body))
      const turn = asker && queues.beginnings(asker)
      const since = performance.now()
      // What was read of the family is not kept by all who wait: a command reads it again.
      if (turn) delete caller.session?.snapshot
      await turn
      if (!isHere || performance.now() - since > rightsHold) {
        caller = await rights.decide({ renew: true, before: caller.session?.user.id })
      }
      const { session, device } = caller
      c.set('user', session?.user ?? null)
      c.set('session', session)
      c.set('device', device)
      c.set('services', rights.narrowed(caller))
      if (query) c.req.addValidatedData('query', checked(query, queryOf(c)))
      if (params) c.req.addValidatedData('param', checked(params, given))
      if (json) c.req.addValidatedData('json', checked(json, body?.value))
      const response = await handle(c)
      const cookies = new Set([...early, ...cookiesOf(caller)])
      for (const cookie of cookies) response.headers.append('set-cookie', cookie)
      return response
    } finally {
      body?.release()
    }
  }
}

const cookiesOf = ({ session, device }: Caller) => (session ?? device)?.cookies ?? []

/** At whose pace somebody writes: a family has many devices and one for them all, a token its own. */
const writerOf = (caller: Caller): string | undefined =>
  caller.session?.token?.id ?? caller.session?.user.id ?? askerOf(caller)

/** Before anything is looked up for whoever asks. */
export function askFromNetwork(c: Context<Env>, asks = 1): void {
  const { pace, clientAddress } = c.get('services')
  const address = clientAddress(c)
  pace.askingFromNetwork.take(networkIn(address) ?? address, asks)
}

/** In bytes: what it brings, and what it costs whatever it brings. */
const weightOf = ({ weight = limits.writeWeight }: Handling, body: { size: number } | undefined) =>
  weight + (body?.size ?? 0)

/** What the schema makes of it; refuses with a sentence that names the field. */
function checked(schema: z.ZodType<object>, value: unknown): object {
  const { data, error } = schema.safeParse(value)
  if (error) throw problemAt(error.issues)
  return data
}

/**
 * A text that came in an address, with the sign for what is no character in the place of each NUL. PostgreSQL
 * takes none in a text: so nothing has such an id, and each route says so in its own words.
 */
const withoutNul = (text: string) => text.replaceAll('\0', '\ufffd')

const paramsOf = (c: Context): Record<string, string> =>
  Object.fromEntries(Object.entries(c.req.param()).map(([name, text]) => [name, withoutNul(text)]))

/** A name that is there once is a text, otherwise a list of them. */
function queryOf(c: Context): Record<string, string | string[]> {
  const names = Object.entries(c.req.queries()).map(
    ([name, all]) => [name, all.map(withoutNul)] as const,
  )
  return Object.fromEntries(names.map(([name, all]) => [name, all.length === 1 ? all[0]! : all]))
}
