import { execFile } from 'node:child_process'
import { copyFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { listening } from '#server/testing/sse-client.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { password, useServer } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** What the client's own compiler is told: nothing is taken for granted. */
const strict = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2023',
    types: ['node'],
    module: 'nodenext',
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
  },
  files: ['use.ts'],
}

describe('the API’s description', () => {
  const server = useServer('sqlite', { baseUrl: 'https://family.example.org' })

  test('has no error and no warning by the rules that Redocly recommends [E3]', async () => {
    const { body } = await server.client().get<object>(apiPaths.openapi)
    const found = await lintFromString({
      source: JSON.stringify(body),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    })
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })
})

describe('a client made from the API’s description', () => {
  const folder = temporaryFolder()
  const described = useServer('sqlite')
  afterAll(() => folder.remove())

  beforeAll(async () => {
    const { body } = await described.client().get<object>(apiPaths.openapi)
    const description = join(folder.path, 'openapi.json')
    writeFileSync(description, JSON.stringify(body))
    writeFileSync(join(folder.path, 'api.ts'), await generateSource(description))
    copyFileSync(join(import.meta.dirname, 'typed-client.txt'), join(folder.path, 'use.ts'))
    writeFileSync(join(folder.path, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder.path, 'tsconfig.json'), JSON.stringify(strict))
    symlinkSync(join(root, 'node_modules'), join(folder.path, 'node_modules'))
  })

  test('is typed [E3]', async () => {
    // The one that the client was made with.
    const compiler = createRequire(import.meta.resolve('oazapfts')).resolve('typescript/lib/tsc.js')
    const compiled = run(process.execPath, [compiler, '-p', '.'], { cwd: folder.path })
    await compiled.catch((error: unknown) => {
      throw new Error((error as { stdout: string }).stdout)
    })
  })

  describe.each(dialects)('on %s', (dialect) => {
    const server = useServer(dialect)
    const port = listening(server)

    test(
      'reads the day by a token, ticks, and hears of it [E3]',
      { timeout: 180_000 },
      async () => {
        const maya = await server.signedUp({ name: 'Maya' })
        const startsOn = new Date().toISOString().slice(0, 10)
        const sprint = newSprint({ startsOn })
        await maya.post(apiPaths.sprints(maya.familyId), { sprint })
        await maya.changeSprint(maya.familyId, sprint.id, { type: 'finish-planning' })
        const asked = { name: 'Client', scope: 'tick', days: 1, password }
        const { body } = await maya.post<{ token: string }>(apiPaths.apiTokens, asked)
        const env = { BASE_URL: `http://127.0.0.1:${port()}`, TOKEN: body.token }
        const { stdout } = await run(process.execPath, ['use.ts'], { cwd: folder.path, env })
        expect(JSON.parse(stdout)).toEqual({
          before: ['Read a story', false],
          ticked: maya.userId,
          after: ['Read a story', true],
          heard: expect.stringContaining('"type":"tick"'),
          refused: 'not-for-token',
        })
      },
    )
  })
})
