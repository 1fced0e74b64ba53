import { z } from '@hono/zod-openapi'
import { problemSchema } from '#core/problem-schema.ts'
import { id } from '#core/schema.ts'
import type { TokenScope } from '#core/words.ts'
import type { AccessRule } from '#core/account/access.ts'

// What routes are declared with, apart from what they run on: the browser takes its types from the
// declarations, and knows nothing of Node.

/** What any route may refuse with, described once; `default` is what the server could not do. */
export function refusals<Schema>(schema: Schema) {
  return {
    400: answer(schema, 'Something is not as expected'),
    429: {
      ...answer(schema, 'Too much at once: the header retry-after says when again'),
      headers: {
        'retry-after': {
          description: 'Seconds until it can be asked again',
          schema: { type: 'integer' as const, minimum: 1 },
        },
      },
    },
    503: answer(schema, 'Busy right now: try again shortly'),
    default: answer(schema, 'The server could not: the code says why'),
  }
}

/**
 * What is declared of a route. Looser than the library's own type, against which tables of routes
 * hold it (server only): comparing every schema with it costs the browser's type check seconds.
 */
type Declaration = {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  summary: string
  /** The least that a token must be for; without it the route is for none. */
  'x-scope'?: TokenScope
  request?: { params?: unknown; query?: unknown; body?: unknown }
  responses: Record<number, unknown>
}

/** Declares a route for a table of routes (routes.ts): who may, what comes in, what goes out. */
export function route<Config extends Declaration>(access: AccessRule, config: Config): Config {
  const isPublic = access === 'public'
  const { 'x-scope': scope } = config
  const cookie = access === 'paired' ? { paired: [] } : { session: [] }
  const security = scope ? [cookie, { token: [scope] }] : [cookie]
  const more = {
    security: isPublic ? [] : security,
    'x-access': access, // for the gate, the API's description, and the test that walks through all routes
    responses: {
      ...refusals(problemSchema),
      ...(!isPublic && {
        401: answer(problemSchema, 'Nobody is signed in, or the token opens nothing'),
      }),
      // A contract of its own has refusals of its own.
      ...(!('default' in config.responses) && refusalsOf(access, config)),
      ...config.responses,
    },
  }
  return { ...config, ...more }
}

/** What a route of that kind may say no with, besides. */
function refusalsOf(access: AccessRule, { method, path, request }: Declaration) {
  const isWrite = method !== 'get'
  return {
    403: answer(problemSchema, 'Not for whoever asks, or not from a page of this server'),
    ...((path.includes('{') || access !== 'public') && {
      404: answer(problemSchema, 'Not there, or not of this family'),
    }),
    ...(isWrite && {
      409: answer(problemSchema, 'Not possible as things are now: somebody was faster, perhaps'),
    }),
    ...(request?.body !== undefined && {
      408: answer(problemSchema, 'It took too long to arrive'),
      413: answer(problemSchema, 'More than can be taken at once'),
    }),
  }
}

/** What callers give as a text; the route takes anything and says itself what is wrong with it. */
export const looseText = z.unknown().optional().openapi({ type: 'string' }) as z.ZodType<
  unknown,
  string
>

/** For the body of a route that asks for proof: the password, the mailed code, or a passkey's answer as JSON. */
export const proofFields = {
  password: looseText.optional(),
  code: looseText.optional(),
  passkey: looseText.optional(),
}

/** The place of a route that is about one family. */
export const ofFamily = z.object({ familyId: z.string() })

/** The body of a route that asks for proof and nothing else. */
export const proofBody = body(z.strictObject(proofFields))

/** The description of a JSON answer for a route's `responses`. */
export function answer<Schema>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** The description of a JSON body for a route's `request`. */
export function body<Schema>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

/** The answer of a route that has nothing to tell but that it is done. */
export const done = z.object({ ok: z.literal(true) })

/** For a list that comes a page at a time, the newest first. */
export const pageQuery = z.object({
  /** The last entry of the page before. */
  after: id.optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
})
