import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context, Handler } from 'hono'
import type { z } from 'zod'
import { accessRules, type AccessRule } from '#core/domain/access.ts'
import { refuse } from '#core/refusal.ts'
import type { Env } from './route.ts'
import { problemAt } from './sentences.ts'

/** What `route` makes. */
type Declared = RouteConfig & { 'x-access': AccessRule }

/**
 * An empty table for a feature's routes. Before a route's handler comes one gate, in this order: who
 * may, so that nobody learns from a refusal what is there; then what came in with the request.
 */
export function routes<E extends Env = Env>(): OpenAPIHono<E> {
  const table = new OpenAPIHono<E>()
  const add = (declared: Declared, handler: Handler) => {
    table.openAPIRegistry.registerPath(declared)
    const path = declared.path.replaceAll(/\{(\w+)\}/g, ':$1')
    return table.on(declared.method, path, gated(declared, handler))
  }
  // The library's own way has a step for each of these, all of them with promises.
  table.openapi = add as unknown as typeof table.openapi
  return table
}

/** How routes of ours say what comes in; see `body` in route.ts. */
type Checks = {
  params?: z.ZodType
  query?: z.ZodType
  body?: { content: { 'application/json': { schema: z.ZodType } } }
}

type Handle = (c: Context<Env>) => Promise<Response>

function gated({ 'x-access': access, request = {} }: Declared, handler: Handler): Handle {
  const isAllowed = accessRules[access]
  const { params, query, body } = request as Checks
  const json = body?.content['application/json'].schema
  const handle = handler as unknown as Handle
  return async (c) => {
    const { readSession } = c.get('services')
    // A stream is on its way before a cookie could be.
    const renew = c.req.header('accept') !== 'text/event-stream'
    const session = access === 'public' ? null : await readSession(c.req.raw.headers, { renew })
    const user = session?.user ?? null
    const given: { familyId?: string; userId?: string } = c.req.param()
    const code = isAllowed({ user, familyId: given.familyId, userId: given.userId })
    if (code) refuse(code)
    c.set('user', user)
    c.set('session', session)
    if (query) c.req.addValidatedData('query', checked(query, queryOf(c)))
    if (params) c.req.addValidatedData('param', checked(params, given))
    if (json) c.req.addValidatedData('json', checked(json, await readJson(c)))
    const response = await handle(c)
    for (const cookie of session?.cookies ?? []) response.headers.append('set-cookie', cookie)
    return response
  }
}

/** What the schema makes of it; refuses with a sentence that names the field. */
function checked(schema: z.ZodType, value: unknown): object {
  const { data, error } = schema.safeParse(value)
  if (error) throw problemAt(error.issues)
  return data as object
}

/** A name that is there once is a text, otherwise a list of them. */
function queryOf(c: Context): Record<string, string | string[]> {
  const names = Object.entries(c.req.queries())
  return Object.fromEntries(names.map(([name, all]) => [name, all.length === 1 ? all[0]! : all]))
}

const isJson = /^application\/([\w.+-]+\+)?json\s*(;|$)/i

/** The body; without a word of what it is, none came. */
async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('content-type')
  if (type === undefined) return {}
  if (!isJson.test(type)) refuse('invalid-json')
  try {
    return JSON.parse(await c.req.text())
  } catch {
    return refuse('invalid-json')
  }
}
