// Clients of two generators besides the one of server/app/typed-client.test.ts. They bring a compiler of
// their own and are 56 MB, so they are fetched when somebody asks, and are no part of the project.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from '#core/paths.ts'
import { startElefam } from '../elefam.ts'
import { judged, type Result } from '../results.ts'

const packages = [
  '@hey-api/openapi-ts@0.99.0',
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  'typescript@5.9.3',
]

/** What the clients' own compiler is told. `exactOptionalPropertyTypes` breaks in the generator's run time. */
const strict = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  },
}

/** The same with each: the day is read, a tick refused, and what comes back has its types. */
const uses: Record<string, string> = {
  'use-fetch.ts': `import createClient from 'openapi-fetch'
import type { paths } from './schema'
const client = createClient<paths>({ baseUrl: 'https://family.example' })
export async function first(): Promise<string | undefined> {
  const { data, error } = await client.GET('/api/today')
  if (error) throw new Error(error.message)
  return data.tasks[0]?.title
}
export async function tick(taskId: string): Promise<number> {
  const { data, error } = await client.POST('/api/today/ticks', { body: { taskId } })
  if (error) throw new Error(error.code)
  return data.sequence
}
// @ts-expect-error: a tick is of a task
export const wrong = () => client.POST('/api/today/ticks', { body: { task: 'dishes' } })
`,
  'use-sdk.ts': `import { todayRead, todayTick } from './sdk'
export async function first(): Promise<string | undefined> {
  const { data } = await todayRead({ throwOnError: true })
  return data.tasks[0]?.title
}
export async function tick(taskId: string): Promise<number> {
  const { data } = await todayTick({ body: { taskId }, throwOnError: true })
  return data.sequence
}
// @ts-expect-error: a tick is of a task
export const wrong = () => todayTick({ body: { task: 'dishes' } })
`,
}

/** How many of the two generators make a client that compiles in a strict project. */
export async function measureClients(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elefam-clients-'))
  const server = await startElefam(join(folder, 'data'))
  try {
    const description = await fetch(server.url + apiPaths.openapi)
    writeFileSync(join(folder, 'openapi.json'), await description.text())
    writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}')
    for (const [name, text] of Object.entries(uses)) writeFileSync(join(folder, name), text)
    run(folder, 'npm', ['install', '--no-audit', '--no-fund', ...packages])
    // Or it asks callers for what has a default.
    const words = ['openapi.json', '-o', 'schema.ts', '--default-non-nullable=false']
    run(folder, 'npx', ['--no-install', 'openapi-typescript', ...words])
    run(folder, 'npx', ['--no-install', 'openapi-ts', '-i', 'openapi.json', '-o', 'sdk'])
    const compiling = Object.keys(uses).filter((file) => {
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...strict, files: [file] }))
      return run(folder, 'npx', ['--no-install', 'tsc', '-p', '.'])
    })
    return [
      judged(
        {
          id: 'clients',
          what: 'Generators (openapi-typescript, @hey-api/openapi-ts) whose clients compile in a strict project',
          value: compiling.length,
          unit: 'of 2',
          command: 'npm run trust -- clients',
        },
        { atLeast: 2 },
      ),
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether it worked; what it said where it did not. */
function run(folder: string, program: string, words: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) console.error(`${stdout}${stderr}`.trim())
  return status === 0
}
