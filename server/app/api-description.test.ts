import { beforeAll, describe, expect, test } from 'vitest'
import { accessRules } from '#core/account/access.ts'
import { apiPaths } from '#core/paths.ts'
import { api } from './api.ts'
import { baseUrl, useServer } from '#server/testing/test-server.ts'
import { problem } from '#server/testing/test-client.ts'

type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  'x-access': string
  'x-scope'?: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
type Declared = { method: string; path: string }
type Description = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> }
}

describe('the API', () => {
  const server = useServer('sqlite')
  let description: Description
  let operations: { name: string; path: string; operation: Operation }[]
  beforeAll(async () => {
    description = (await server.client().get<Description>(apiPaths.openapi)).body
    operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        path,
        operation,
      })),
    )
  })

  test('describes itself as OpenAPI 3.1', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Elefam API', version: expect.any(String) },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie' } } },
    })
  })

  test('names its operations and its parts, so that a client can be made from it', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(operations.length)
    expect(ids).toContain('sprintsCommand')
    expect(description.servers).toEqual([{ url: baseUrl }])
    expect(Object.keys(description.components.schemas)).toEqual(
      expect.arrayContaining(['Family', 'Sprint', 'Task', 'SprintCommand', 'Problem', 'Receipt']),
    )
    const read = description.paths['/api/families/{familyId}']?.['get']
    const family = read?.responses['200']?.content?.['application/json']?.schema
    expect(family).toEqual({ $ref: '#/components/schemas/Family' })
  })

  test('tells of refusals by status, and of the Origin that a change needs', () => {
    const tick = description.paths['/api/families/{familyId}/sprints/{sprintId}/commands']?.['post']
    const statuses = Object.keys(tick?.responses ?? {})
    expect(statuses).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '413',
      '429',
      '503',
      'default',
    ])
    expect(description.info.description).toContain('Origin header')
  })

  test('lists users, families and sprints to get, list, add, update and delete [S7.3] [S7.4] [S7.6]', () => {
    expect(operations.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'GET /api/bootstrap',
        'POST /api/auth/sign-up/email',
        'POST /api/auth/sign-in/email',
        'POST /api/auth/sign-out',
        'GET /api/users',
        'GET /api/users/{userId}',
        'PATCH /api/users/{userId}',
        'GET /api/families',
        'POST /api/families',
        'GET /api/families/{familyId}',
        'PATCH /api/families/{familyId}',
        'DELETE /api/families/{familyId}',
        'POST /api/families/{familyId}/commands',
        'GET /api/families/{familyId}/sprints',
        'POST /api/families/{familyId}/sprints',
        'GET /api/families/{familyId}/sprints/{sprintId}',
        'PATCH /api/families/{familyId}/sprints/{sprintId}',
        'DELETE /api/families/{familyId}/sprints/{sprintId}',
        'POST /api/families/{familyId}/sprints/{sprintId}/commands',
      ]),
    )
  })

  test('says of each route what it does, who may, what comes in and what can come out [I4]', () => {
    const tagged = description.tags.map((tag) => tag.name)
    expect(description.tags.every((tag) => tag.description.length > 10)).toBe(true)
    for (const { name, path, operation } of operations) {
      const isPublic = operation['x-access'] === 'public'
      expect(operation.summary, name).toMatch(/^[A-Z].{5,}/)
      expect(operation.description, name).toMatch(/^For .{5,}\.$/)
      expect(tagged, name).toEqual(expect.arrayContaining(operation.tags))
      expect(operation.tags, name).toHaveLength(1)
      expect(Object.keys(accessRules), name).toContain(operation['x-access'])
      const isOfDevice = operation['x-access'] === 'paired'
      const cookie = isOfDevice ? { paired: [] } : { session: [] }
      const { 'x-scope': scope } = operation
      const ways = scope ? [cookie, { token: [scope] }] : [cookie]
      expect(operation.security, name).toEqual(isPublic ? [] : ways)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      const described = (operation.parameters ?? []).filter((one) => one.in === 'path')
      expect(
        described.map((one) => one.name),
        name,
      ).toEqual(inPath)
      expect(Object.keys(operation.responses), name).toContain('400')
      if (!isPublic) expect(Object.keys(operation.responses), name).toContain('401')
      for (const { description: words } of Object.values(operation.responses)) {
        expect(words, name).toMatch(/\w/)
      }
    }
  })

  test('has every route where the browser takes its types from, and no others [C3]', () => {
    const declared = Object.values(api).flatMap((feature) => Object.values<Declared>(feature))
    const names = declared.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(names.toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
  })

  test('describes every command by its fields', () => {
    const path = description.paths['/api/families/{familyId}/sprints/{sprintId}/commands']
    const schema = path?.['post']?.requestBody?.content['application/json']?.schema
    expect(schema).toEqual({ $ref: '#/components/schemas/SprintCommand' })
    const text = JSON.stringify(description.components.schemas['SprintCommand'])
    for (const word of ['"tick"', '"memberId"', '"done"', '"create-sprint"', '"complete-sprint"']) {
      expect(text).toContain(word)
    }
  })

  test('has a page to read, whole and without anything from elsewhere', async () => {
    const { status, headers, body } = await server.client().get<string>(apiPaths.docs)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(body).toMatch(/^<!doctype html>\s*<html lang="en">/)
    expect(body).toContain('<h1>Elefam API</h1>')
    for (const { name, operation } of operations) {
      expect(body).toContain(`<code>${name}</code>`)
      expect(body).toContain(`<p>${operation.summary.replaceAll('"', '&quot;')}</p>`)
    }
    expect(body).toContain('For the parents of the family.')
    expect(body).toContain('A token for tick is enough.')
    expect(body).not.toMatch(/<script|<style|style=|https?:\/\//)
  })

  test('answers to an address that it does not have', async () => {
    const client = server.client()
    for (const path of ['/api', '/api/', '/api/nowhere', '/api/families/x/y/z', '/api/auth/ok']) {
      const missing = { status: 404, code: 'not-found', message: 'There is nothing here.' }
      expect(problem(await client.get(path)), path).toEqual(missing)
      expect(problem(await client.post(path, {})), path).toEqual(missing)
    }
  })

  test('gives nothing of the library behind the accounts but what is declared', async () => {
    const maya = await server.signedUp()
    for (const path of [
      'update-user',
      'list-sessions',
      'verify-password',
      'delete-user',
      'revoke-sessions',
      'sign-in/social',
      'account-info',
      'error',
    ]) {
      for (const call of [maya.get(`/api/auth/${path}`), maya.post(`/api/auth/${path}`, {})]) {
        expect(problem(await call), path).toMatchObject({ status: 404, code: 'not-found' })
      }
    }
  })

  test('is alive at /healthz and ready at /readyz', async () => {
    for (const path of [apiPaths.health, apiPaths.ready]) {
      const answer = await server.app.request(baseUrl + path)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ ok: true })
    }
  })
})
