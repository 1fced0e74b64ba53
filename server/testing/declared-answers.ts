import type { ZodType } from 'zod'
import { problemSchema } from '#core/contract/problem.ts'
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
    const isTold = request.method !== 'HEAD' && !ofItself.has(pathname)
    const wrong = isTold ? await wrongWith(response, route?.responses) : null
    const words = `${what} ${response.status}: ${wrong}`
    if (wrong && !strange.includes(words)) strange.push(words)
    return response
  }
  return strange
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
async function wrongWith(response: Response, declared?: Responses): Promise<string | null> {
  const { status, headers } = response
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false
  if (!declared) return isJson ? wrongProblem(status, await response.clone().json()) : null
  const own = declared[status] ?? (status >= 400 ? declared['default'] : undefined)
  // A form that was sent too early is led back to its page, whatever stands at its address.
  if (status === 303) return null
  if (!own) return 'a status that is not declared'
  const schema = own.content?.['application/json']?.schema as ZodType | undefined
  if (!isJson) return schema ? 'no JSON' : null
  if (!schema) return 'JSON that is not declared'
  const body: unknown = await response.clone().json()
  const { error } = schema.safeParse(body)
  if (error) return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join()
  return status >= 400 ? wrongProblem(status, body) : null
}

/** A refusal comes with the status that its code has in the catalogue. */
function wrongProblem(status: number, body: unknown): string | null {
  const { code } = problemSchema.loose().safeParse(body).data ?? {}
  if (!isErrorCode(code)) return 'no problem of the catalogue'
  return errors[code].status === status ? null : `${code} with another status`
}
