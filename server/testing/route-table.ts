import type { ZodType } from 'zod'
import type { TokenScope } from '#core/words.ts'
import type { AccessRule } from '#core/account/access.ts'
import type { TestServer } from './test-server.ts'

/** One route as it was declared. */
export type DeclaredRoute = {
  /** `GET /api/families/{familyId}` */
  name: string
  method: string
  path: string
  access: AccessRule | undefined
  /** The least that a token must be for; undefined where none opens it. */
  scope: TokenScope | undefined
  /** The names in the path, from left to right. */
  params: string[]
  /** What the body is checked against; undefined where the route takes none. */
  body: ZodType | undefined
  /** The same of the query. */
  query: ZodType | undefined
}

/** Every route of the API, from the table that its description is made of. */
export function routesOf({ app }: Pick<TestServer, 'app'>): DeclaredRoute[] {
  return app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path, request, ...rest } = definition.route
    const { 'x-access': access, 'x-scope': scope } = rest as {
      'x-access'?: AccessRule
      'x-scope'?: TokenScope
    }
    const json = request?.body?.content['application/json']
    const body = json && 'schema' in json ? (json.schema as ZodType) : undefined
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    return [
      {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        access,
        scope,
        params,
        body,
        query: request?.query as ZodType | undefined,
      },
    ]
  })
}

/** The path with its names filled in. */
export function filled(path: string, ids: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? 'none'))
}
