import type { OpenAPIHono } from '@hono/zod-openapi'
import { html } from 'hono/html'
import type { AccessRule } from '#core/account/access.ts'
import type { TokenScope } from '#core/words.ts'

export type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>
type Operations = NonNullable<Document['paths']>[string]
type Operation = NonNullable<Operations['get']>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const whoMay: Record<AccessRule, string> = {
  public: 'For everybody.',
  'signed-in': 'For whoever is signed in.',
  accepter: 'For whoever is signed in and has the link.',
  self: 'For the user whose document it is.',
  family: 'For the parents of the family.',
  paired: 'For a device that was paired without an account.',
  host: 'For those in charge of this server.',
  primary: 'For the parent who started the family.',
  'primary-or-self': 'For the parent who started the family, and for the user it is about.',
}

/** The API as a page to read, made from the same declarations as /api/openapi.json. */
export function docsPage(document: Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(
    ([path, all]: [string, Operations]) =>
      methods.flatMap((method) => {
        const operation = all[method]
        return operation ? [{ path, method, operation }] : []
      }),
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>The same for machines: <a href="/api/openapi.json">openapi.json</a></p>
          ${operations.map(describe)}
        </main>
      </body>
    </html>`
}

function describe({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}) {
  const { requestBody } = operation
  const content = requestBody && 'content' in requestBody ? requestBody.content : {}
  const input = content['application/json']?.schema
  const access: AccessRule = operation['x-access'] ?? 'public'
  const scope: TokenScope | undefined = operation['x-scope']
  return html`<section>
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${operation.summary}</p>
    <p>${whoMay[access]}${scope ? ` A token for ${scope} is enough.` : ''}</p>
    <ul>
      ${(operation.parameters ?? []).map((parameter) =>
        'in' in parameter
          ? html`<li>${parameter.in} parameter <code>${parameter.name}</code></li>`
          : '',
      )}
      ${Object.entries(operation.responses ?? {}).map(
        ([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`,
      )}
    </ul>
    ${
      input
        ? html`<details>
            <summary>Body</summary>
            <pre>${JSON.stringify(input, null, 2)}</pre>
          </details>`
        : ''
    }
  </section>`
}
