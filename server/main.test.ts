import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../scripts/free-port.ts'
import { apiPaths } from '#core/paths.ts'
import { settingsTable } from '#server/platform/host-settings.ts'
import { compiledOnce } from '#server/testing/compiled-once.ts'
import { password } from '#server/testing/test-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { createTestClient, type TestClient } from '#server/testing/test-client.ts'

const root = join(import.meta.dirname, '..')
const main = join(root, 'server/main.ts')

type Running = {
  child: ChildProcess
  url: string
  dataDir: string
  stdout: () => string
  stderr: () => string
  /** Resolves to the exit code. */
  ended: Promise<number | null>
  visitor: () => TestClient
}

let folder: ReturnType<typeof temporaryFolder> | undefined
let running: Running[] = []

/** Ends what was started, and leaves nothing of it. */
async function endAll() {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  running = []
  folder?.remove()
  folder = undefined
}

/** Starts the program with these settings and none of this machine's; does not wait. */
async function start(settings: Record<string, string> = {}): Promise<Running> {
  const port = settings['PORT'] ?? String(await freePort())
  folder ??= temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const none = Object.fromEntries(settingsTable.map(({ name }) => [name, '']))
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      ...compiledOnce,
      ...none,
      DATA_DIR: dataDir,
      PORT: port,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => (texts[name] += text))
  }
  const url = `http://localhost:${port}`
  const one = {
    child,
    url,
    dataDir,
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    ended: once(child, 'close').then(([code]) => code as number | null),
    visitor: () => createTestClient((path, init) => fetch(url + path, init), url),
  }
  running.push(one)
  return one
}

async function started(settings?: Record<string, string>): Promise<Running> {
  const one = await start(settings)
  const exited = one.ended.then((code) => {
    throw new Error(`It ended with ${code}: ${one.stderr()}`)
  })
  exited.catch(() => undefined)
  while (!one.stdout().includes('ready'))
    await Promise.race([once(one.child.stdout!, 'data'), exited])
  return one
}

describe('the program while it runs', () => {
  let server: Running
  beforeAll(async () => {
    server = await started()
  })
  afterAll(endAll)

  test('writes the mail with its link to a private file and to the terminal', async () => {
    const maya = server.visitor()
    await maya.signUp({ email: 'maya@example.org', password })
    const link = () => /http\S+verify-email#\S+/.exec(server.stdout())?.[0]
    while (!link()) await once(server.child.stdout!, 'data')
    const mails = join(server.dataDir, 'mail')
    expect(statSync(mails).mode & 0o777).toBe(0o700)
    expect(readdirSync(mails)).toHaveLength(1)
    expect(statSync(join(mails, readdirSync(mails)[0]!)).mode & 0o777).toBe(0o600)
    expect(link()?.startsWith(server.url)).toBe(true)
    await maya.post(apiPaths.confirmEmail, { token: link()!.split('#')[1] })
    expect((await maya.bootstrap()).body.user.emailVerified).toBe(true)
  })

  test('protects every answer on the wire as well: pages, files, refusals, what is not there', async () => {
    for (const path of ['/', '/dashboard', '/missing.js', '/api/bootstrap', '/api/x', '/healthz']) {
      const { headers } = await fetch(server.url + path)
      expect(Object.fromEntries(headers), path).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'self'; (?!.*unsafe).*frame-ancestors 'none'$/,
        ),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
    }
  })

  test('gives nothing to TRACE, nor to a path that climbs out of its folder [A54]', async () => {
    const ask = async (method: string, path: string) => {
      const { hostname, port } = new URL(server.url)
      const sent = request({ hostname, port, method, path, headers: { 'x-canary': 'canary-1' } })
      sent.end()
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) text += chunk
      return { status: answer.statusCode, text }
    }
    for (const path of ['/', '/api/bootstrap', '/dashboard', apiPaths.sendMail]) {
      const answer = await ask('TRACE', path)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.text).not.toContain('canary-1')
    }
    for (const path of ['/../package.json', '/assets/../../../package.json', '//../package.json']) {
      expect(await ask('GET', path), path).toMatchObject({ status: 404 })
    }
    expect(server.stderr()).toBe('')
  })

  test('limits sign-ins by the address of the socket, whatever a visitor claims [A41]', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 22; attempt += 1) {
      const answer = await server.visitor().send(apiPaths.signIn, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${attempt}`,
        },
        body: JSON.stringify({ email: 'maya@example.org', password: 'guess' }),
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429])
  })

  test('refuses a body of 1 MB on the wire, declared or not, and goes on [A23]', async () => {
    // Each on a connection of its own: one whose body was not wanted to its end is hung up.
    const json = { 'content-type': 'application/json', connection: 'close' }
    const headers = { ...json, origin: server.url }
    const body = JSON.stringify({ email: 'x'.repeat(1024 * 1024), password })
    const post = { method: 'POST', headers, body }
    const declared = await fetch(server.url + apiPaths.signIn, post)
    expect(declared.status).toBe(413)
    const streamed = { ...post, body: new Blob([body]).stream(), duplex: 'half' } as RequestInit
    expect((await fetch(server.url + apiPaths.signIn, streamed)).status).toBe(413)
    expect((await fetch(server.url + apiPaths.ready)).status).toBe(200)
    expect(server.stderr()).toBe('')
  })
})

describe('the program as it starts and stops', () => {
  afterEach(endAll)

  test('says in one line where it is ready, keeps its data private, and ends at SIGTERM with 0 [H12]', async () => {
    const server = await started()
    expect(server.stdout()).toMatch(
      `Elefam is ready at ${server.url}, listening on all addresses, port ${new URL(server.url).port} `,
    )
    const { dataDir } = server
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(dataDir)) {
      expect(statSync(join(dataDir, name)).mode & 0o777, name).toBe(0o600)
    }
    expect(readdirSync(dataDir)).toContain('secret')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.stderr()).toBe('')
  })

  test('ends at Ctrl-C with 0, also while browsers keep their connections', async () => {
    const server = await started()
    const { headers } = await fetch(server.url + apiPaths.health)
    expect(headers.get('keep-alive'), 'longer than a proxy keeps a connection').toBe('timeout=75')
    const idle = connect(Number(new URL(server.url).port), 'localhost')
    await once(idle, 'connect')
    const asked = performance.now()
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(4000)
    idle.destroy()
  })

  test('finishes a request that is running when it is told to stop', async () => {
    const server = await started()
    const captcha = await server.visitor().captcha()
    const body = JSON.stringify({ email: 'late@example.org', password, captcha })
    const upload = request(server.url + apiPaths.signUp, {
      method: 'POST',
      headers: {
        origin: server.url,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    })
    upload.write(body.slice(0, 10))
    await new Promise((resolve) => setTimeout(resolve, 200))
    server.child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(server.child.exitCode).toBe(null)
    await expect(fetch(server.url + apiPaths.health)).rejects.toThrow('fetch failed')
    upload.end(body.slice(10))
    const [answer] = (await once(upload, 'response')) as [{ statusCode: number }]
    expect(answer.statusCode).toBe(200)
    const answered = performance.now()
    expect(await server.ended).toBe(0)
    // It does not wait for the connection, which is kept for five seconds otherwise.
    expect(performance.now() - answered).toBeLessThan(2500)

    const again = await started({ PORT: new URL(server.url).port })
    const late = await again.visitor().signIn({ email: 'late@example.org', password })
    expect(late).toMatchObject({ status: 200 })
  })

  test('tells browsers that listen to come back, and ends their streams, when told to stop', async () => {
    const server = await started()
    const maya = server.visitor()
    await maya.signUp({ email: 'maya@example.org', password })
    const { family } = (await maya.bootstrap()).body
    const events = await maya.send(apiPaths.events(family.id))
    expect(events.status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await events.text()).toMatch(/^event: hello\n[^]*\n\nretry: [1-5]\d{3}\n\n$/)
    expect(await server.ended).toBe(0)
  })

  test('keeps accounts and sessions over a restart, even after kill -9', async () => {
    const server = await started()
    const maya = server.visitor()
    await maya.signUp({ email: 'maya@example.org', password, name: 'Maya' })
    const { now: _, ...before } = (await maya.bootstrap()).body
    server.child.kill('SIGKILL')
    await server.ended
    await started({ PORT: new URL(server.url).port })
    expect((await maya.bootstrap()).body).toMatchObject(before)
  })
})

describe('a start that cannot succeed', () => {
  afterEach(endAll)

  const outcome = async (settings: Record<string, string>) => {
    const { ended, stdout, stderr, dataDir } = await start(settings)
    const code = await ended
    return { code, stdout: stdout(), stderr: stderr(), dataDir }
  }

  test('names a wrong setting in one line, before it touches any data', async () => {
    const { dataDir, ...end } = await outcome({ PORT: 'many' })
    expect(end).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Elefam cannot start: PORT=many cannot be used: it must be a whole number from 1 to 65535 (the port to listen on).\n',
    })
    expect(existsSync(dataDir)).toBe(false)
  })

  test('says that the port is taken', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, stdout, stderr } = await outcome({ PORT: String(port) })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^Elefam cannot start: .*address already in use.*PORT\.\n$/)
    other.close()
  })

  test.each([
    ['a name that nobody knows', 'nosuchhost.invalid', 'HOST=nosuchhost.invalid is no name of'],
    ['another machine’s address', '192.0.2.1', 'HOST is no address of this machine'],
  ])('says that HOST is %s, and nothing of PostgreSQL [H8]', async (_, host, said) => {
    const { code, stderr } = await outcome({ HOST: host })
    expect(code).toBe(1)
    expect(stderr).toContain(said)
    expect(stderr).not.toContain('PostgreSQL')
  })

  test.runIf(existsSync('/proc/self'))('ends where no folder can be made [H8]', async () => {
    const { code, stderr } = await outcome({ DATA_DIR: '/proc/elefam/data' })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Elefam cannot start: .*'\/proc\/elefam'.*DATA_DIR\.\n$/)
  })

  test('says which settings do not fit together, once, and starts all the same [H8]', async () => {
    const server = await started({ BASE_URL: 'https://family.example' })
    expect(server.stderr()).toMatch(/^BASE_URL is https, [^\n]* Set TRUST_PROXY=yes [^\n]*\n$/)
  })

  test('says that the data is served already, and leaves the first one alone', async () => {
    const server = await started()
    const { code, stdout, stderr } = await outcome({})
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toBe(
      `Elefam cannot start: Another Elefam already serves the data in ${server.dataDir}. Stop it first.\n`,
    )
    expect((await fetch(server.url + apiPaths.ready)).status).toBe(200)
  })

  test('says that DATA_DIR is no folder', async () => {
    folder = temporaryFolder()
    const file = join(folder.path, 'file')
    writeFileSync(file, '')
    const { code, stderr } = await outcome({ DATA_DIR: file })
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Elefam cannot start: EEXIST: file already exists, mkdir '${file}'. The folder for all data is the setting DATA_DIR.\n`,
    })
  })

  test('says that PostgreSQL is not there, without its password', async () => {
    const port = await freePort()
    const { code, stderr } = await outcome({
      DATABASE_URL: `postgres://maya:hunter2@127.0.0.1:${port}/elefam`,
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Elefam cannot start: [^\n]*ECONNREFUSED[^\n]*DATABASE_URL\.\n$/)
    expect(stderr).not.toContain('hunter2')
  })
})
