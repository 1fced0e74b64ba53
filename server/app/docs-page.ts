import type { OpenAPIHono } from '@hono/zod-openapi'
import { html } from 'hono/html'

export type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>
type Operations = NonNullable<Document['paths']>[string]
type Operation = NonNullable<Operations['get']>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

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
          ${document.tags?.map(
            (tag) => html`
              <h2>${tag.name}</h2>
              <p>${tag.description}</p>
              ${operations.filter(({ operation }) => operation.tags?.includes(tag.name)).map(describe)}
            `,
          )}
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
  return html`<section>
    <h3><code>${method.toUpperCase()} ${path}</code></h3>
    <p>${operation.summary}</p>
    <p>${operation.description}</p>
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
