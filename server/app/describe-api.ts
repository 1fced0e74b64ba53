import { OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import { bootstrapSchema } from '#core/log/bootstrap-schema.ts'
import { experimentSchema } from '#core/experiments/schema.ts'
import { familyDateSchema } from '#core/dates/schema.ts'
import { familySchema, settingsSchema, familyCommandSchema } from '#core/family/schema.ts'
import { topicSchema } from '#core/topics/schema.ts'
import { goalSchema } from '#core/goal/schema.ts'
import { problemSchema } from '#core/problem-schema.ts'
import { receiptSchema } from '#core/log/receipt-schema.ts'
import { meetingSchema } from '#core/plan-meeting/schema.ts'
import { newSprintSchema, sprintSchema, sprintCommandSchema } from '#core/sprint/schema.ts'
import { newTaskSchema, repeatSchema, taskSchema } from '#core/tasks/schema.ts'
import { standUpSchema } from '#core/stand-up/schema.ts'
import { todaySchema, todayTickSchema } from '#core/programs/today-schema.ts'
import { userSchema } from '#core/account/user-schema.ts'
import { webhookSchema } from '#core/programs/webhook-schema.ts'
import { entriesOf, isFields } from '#core/lib/typed-objects.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { Env } from '#server/http/route.ts'
import { version } from '#server/platform/program.ts'
import { api } from './api.ts'
import { accessWords, tags } from './api-tags.ts'

/** What has a name of its own in the description: a client that is made from it has types of these names. */
const components: Record<string, z.ZodType> = {
  Bootstrap: bootstrapSchema,
  Experiment: experimentSchema,
  Family: familySchema,
  FamilyCommand: familyCommandSchema,
  FamilyDate: familyDateSchema,
  FamilySettings: settingsSchema,
  Goal: goalSchema,
  Meeting: meetingSchema,
  NewSprint: newSprintSchema,
  NewTask: newTaskSchema,
  Problem: problemSchema,
  Receipt: receiptSchema,
  Today: todaySchema,
  TodayTick: todayTickSchema,
  Repeat: repeatSchema,
  Sprint: sprintSchema,
  SprintCommand: sprintCommandSchema,
  StandUp: standUpSchema,
  Task: taskSchema,
  Topic: topicSchema,
  User: userSchema,
  Webhook: webhookSchema,
}
const info = {
  title: 'Elefam API',
  version,
  description:
    'A family and its sprints are documents changed by commands: post a small typed object to the document’s address and get a receipt. Sending the same command again changes nothing. Problems come as {code, message}. Programs bring a token that a parent makes in the settings (`Authorization: Bearer elefam_…`), and need neither cookie nor origin. With a cookie, whatever changes something is taken from this server’s own pages alone: send their address as the Origin header, and JSON.',
  license: { name: 'MIT', identifier: 'MIT' },
}

type Declared = { method: string; path: string }

/** What each route is called and stands under, by its method and path: `sprintsCommand`, of the weeks. */
const places = new Map(
  entriesOf<Record<keyof typeof api, Record<string, Declared>>>(api).flatMap(([feature, routes]) =>
    Object.entries(routes).map(([name, { method, path }]) => {
      const operationId = feature + name.charAt(0).toUpperCase() + name.slice(1)
      return [`${method} ${path}`, { operationId, tags: [tags[feature].name] }] as const
    }),
  ),
)

type Options = {
  cookies: Pick<Cookies, 'nameOf'>
  baseUrl: string
}

/** The API as OpenAPI 3.1, made from the declarations of the routes (E3). */
export function describeApi(app: OpenAPIHono<Env>, { cookies, baseUrl }: Options) {
  for (const [scheme, cookie, description] of [
    ['session', 'session_token', 'The cookie that signing up or in gives'],
    ['paired', 'paired', 'The cookie that pairing gives'],
  ] as const) {
    const name = cookies.nameOf(cookie)
    const given = { type: 'apiKey', in: 'cookie', name, description } as const
    app.openAPIRegistry.registerComponent('securitySchemes', scheme, given)
  }
  app.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'elefam_…',
    description:
      'A token that a parent makes in the settings. It is for reading, for reading and ticking, or for everything that is not about accounts, ways in and deletion; each route says what it takes.',
  })
  const servers = [{ url: baseUrl }]
  const whole = { openapi: '3.1.0', info, servers, tags: Object.values(tags) }
  const described = withReferences(app.getOpenAPI31Document(whole))
  for (const [path, operations] of Object.entries(described.paths ?? {})) {
    for (const method of ['get', 'post', 'patch', 'delete'] as const) {
      const operation = operations[method]
      if (!operation) continue
      const description = accessWords(operation['x-access'], operation['x-scope'])
      Object.assign(operation, places.get(`${method} ${path}`), { description })
    }
  }
  return described
}

/** The named parts as the description has them: the library tells what schemas are as parts of routes alone. */
function namedParts(): [name: string, schema: unknown][] {
  const routes = new OpenAPIHono()
  for (const [name, schema] of Object.entries(components)) {
    const content = { 'application/json': { schema } }
    const responses = { 200: { description: name, content } }
    routes.openAPIRegistry.registerPath({ method: 'get', path: `/${name}`, responses })
  }
  const { paths } = routes.getOpenAPI31Document({ openapi: '3.1.0', info })
  const way = ['get', 'responses', '200', 'content', 'application/json', 'schema']
  return Object.keys(components).map((name) => [name, inside(paths, [`/${name}`, ...way])])
}

const inside = (value: unknown, way: readonly string[]): unknown =>
  way.reduce((part, key) => (isFields(part) ? part[key] : undefined), value)

type Described = ReturnType<OpenAPIHono['getOpenAPI31Document']>

/** The description with a reference wherever one of its named parts stands in full. */
function withReferences(described: Described): Described {
  const parts = namedParts()
  const partNames = new Map(parts.map(([name, schema]) => [JSON.stringify(schema), name]))
  const refer = (value: unknown, isWhole = false): unknown => {
    if (Array.isArray(value)) return value.map((one) => refer(one))
    if (!isFields(value)) return value
    const name = isWhole ? undefined : partNames.get(JSON.stringify(value))
    if (name) return { $ref: `#/components/schemas/${name}` }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, refer(one)]))
  }
  const schemas = Object.fromEntries(parts.map(([name, schema]) => [name, refer(schema, true)]))
  return Object.assign(described, {
    paths: refer(described.paths),
    components: { ...described.components, schemas },
  })
}
