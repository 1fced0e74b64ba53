import type { ZodType } from 'zod'
import { problemSchema } from '#core/problem-schema.ts'
import { errors, isErrorCode } from '#core/errors.ts'
import { apiPaths } from '#core/paths.ts'
import type { TestServer } from './test-server.ts'

type App = TestServer['app']
type Responses = Record<string, { content?: Record<string, { schema?: unknown }> }>

/** What tells of the server itself, in words of its own. */
const ofItself = new Set<string>([apiPaths.health, apiPaths.ready, apiPaths.openapi])

/**
 * Looks at every answer that the app gives from now on, whoever asks and however. Gives the list of
 * those that their routes do not declare, each once and in words, to be empty at the end.
 */
export function watchAnswers(app: App): string[] {
  const strange: string[] = []
  const routes = routesOf(app)
  const { fetch } = app
  app.fetch = async (request, ...more) => {
    const response = await fetch(request, ...more)
    const { pathname } = new URL(request.url)
    const route = routes.find((one) => one.method === request.method && one.path.test(pathname))
    const what = route?.name ?? `${request.method} ${pathname}`
    const say = (wrong: string | null) => {
      const words = `${what} ${response.status}: ${wrong}`
      if (wrong && !strange.includes(words)) strange.push(words)
    }
    if (request.method === 'HEAD' || ofItself.has(pathname)) return response
    if (isJson(response)) return heard(response, (text) => say(wrongText(response, route, text)))
    say(wrongWithout(response, route))
    return response
  }
  return strange
}

type Route = { responses: Responses }

const isJson = ({ headers, body }: Response) =>
  body !== null && (headers.get('content-type')?.startsWith('application/json') ?? false)

/** So much is read though nobody reads it: short answers are heard all the same, whoever asked. */
const ahead = new ByteLengthQueuingStrategy({ highWaterMark: 16 * 1024 })

/** The same response, of which we hear as it is read: a long one is on its way no faster for that. */
function heard(response: Response, hear: (text: string) => void): Response {
  const decoder = new TextDecoder()
  let text = ''
  const listener = new TransformStream<Uint8Array, Uint8Array>(
    {
      transform: (chunk, controller) => {
        text += decoder.decode(chunk, { stream: true })
        controller.enqueue(chunk)
      },
      flush: () => hear(text + decoder.decode()),
    },
    undefined,
    ahead,
  )
  const { status, headers } = response
  return new Response((response.body as ReadableStream).pipeThrough(listener), { status, headers })
}

function routesOf(app: App) {
  return app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path, responses } = definition.route
    const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+')
    return [
      {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: new RegExp(`^${pattern}$`),
        responses: responses as Responses,
      },
    ]
  })
}

/** What an answer is that it should not be; null where it is as declared. */
function wrongWithout(response: Response, route?: Route): string | null {
  if (!route || isLedBack(response)) return null
  const own = declaredFor(response, route)
  if (!own) return 'a status that is not declared'
  return own.content?.['application/json'] ? 'no JSON' : null
}

function wrongText(response: Response, route: Route | undefined, text: string): string | null {
  const { status } = response
  const body = parsed(text)
  if (body === undefined) return 'no JSON, though it says so'
  if (!route) return wrongProblem(status, body)
  if (isLedBack(response)) return null
  const own = declaredFor(response, route)
  if (!own) return 'a status that is not declared'
  const schema = own.content?.['application/json']?.schema as ZodType | undefined
  if (!schema) return 'JSON that is not declared'
  const { error } = schema.safeParse(body)
  if (error) return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join()
  return status >= 400 ? wrongProblem(status, body) : null
}

/** A form that was sent too early is led back to its page, whatever stands at its address. */
const isLedBack = ({ status }: Response) => status === 303

/** What the server could not do is declared once; every refusal of ours by its status (I4). */
const declaredFor = ({ status }: Response, { responses }: Route) =>
  responses[status] ?? (status >= 500 ? responses['default'] : undefined)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Made once: a schema is compiled when it is first asked. */
const looseProblem = problemSchema.loose()

/** A refusal comes with the status that its code has in the catalogue. */
function wrongProblem(status: number, body: unknown): string | null {
  const { code } = looseProblem.safeParse(body).data ?? {}
  if (!isErrorCode(code)) return 'no problem of the catalogue'
  return errors[code].status === status ? null : `${code} with another status`
}
