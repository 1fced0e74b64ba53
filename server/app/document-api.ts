import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Handler } from 'hono'
import { apiPaths } from '#core/paths.ts'
import { keptAnswers, respondKept } from '#server/http/kept-answers.ts'
import type { Env } from '#server/http/route.ts'
import { askFromNetwork } from '#server/http/routes.ts'
import { describeApi } from './describe-api.ts'
import { docsPage, type Document } from './docs-page.ts'

/** The API's description, for machines and to read: each is made once, for it takes a while (A81). */
export function documentApi(app: OpenAPIHono<Env>, options: Parameters<typeof describeApi>[1]) {
  let document: Document | undefined
  const described = () => (document ??= describeApi(app, options))
  const keep = keptAnswers()
  const kept =
    (type: string, make: () => Promise<string>): Handler<Env> =>
    async (c) => {
      askFromNetwork(c)
      return respondKept(c, await keep(type, '', make), type)
    }
  app.get(
    apiPaths.openapi,
    kept('application/json', async () => JSON.stringify(described())),
  )
  app.get(
    apiPaths.docs,
    kept('text/html; charset=UTF-8', async () => String(await docsPage(described()))),
  )
}
