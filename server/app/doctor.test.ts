import { once } from 'node:events'
import { chmodSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../scripts/postgres.ts'
import { freePort } from '../../scripts/free-port.ts'
import { apiPaths } from '#core/paths.ts'
import { readConfig } from '#server/platform/config.ts'
import { makeBackup } from '#server/store/backup.ts'
import { databaseFiles } from '#server/store/database-file.ts'
import { openStore } from '#server/store/database.ts'
import { sendBackup } from '#server/store/second-place.ts'
import { migrate } from '#server/store/migrate.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { certificate, privateKey } from '#server/testing/push-certificate.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { clientAddressOf } from './client-address.ts'
import { examine } from './doctor.ts'
import { startWarnings } from './doctor/here.ts'
import { seenByDoctor } from './doctor/seen-by-doctor.ts'

const now = () => new Date().toISOString()
const secret = 'a secret of tests that is long enough'

describe('the doctor', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let dataDir: string
  let closings: (() => unknown)[] = []
  beforeEach(() => {
    folder = temporaryFolder()
    dataDir = join(folder.path, 'data')
  })
  afterEach(async () => {
    for (const close of closings.toReversed()) await close()
    closings = []
    folder.remove()
  })

  const look = async (settings: Record<string, string> = {}) => {
    const port = String(await freePort())
    const given = { DATA_DIR: dataDir, PORT: port, SECRET: secret, ...settings }
    const options = { now: now(), width: 80, colours: false }
    return examine({ ...options, readConfig: () => readConfig(given) })
  }
  const found = async (about: string, settings?: Record<string, string>) => {
    const { findings } = await look(settings)
    return findings.filter((one) => one.about === about)
  }
  const listening = async (server: Server) => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    closings.push(() => server.close())
    return (server.address() as AddressInfo).port
  }
  const begun = async () => {
    const store = await openStore({ dataDir })
    await migrate(store, now())
    return store
  }

  test('says what of a brand would keep a server from starting [H7]', async () => {
    expect(await found('brand')).toEqual([])
    mkdirSync(join(dataDir, 'brand'), { recursive: true })
    const file = join(dataDir, 'brand/brand.json')
    writeFileSync(file, '{ "name": "Sonnenhof" }')
    expect(await found('brand')).toMatchObject([{ level: 'ok' }])
    writeFileSync(file, '{ "nmae": "Sonnenhof" }')
    expect(await found('brand')).toMatchObject([
      { level: 'wrong', says: expect.stringContaining('nmae') },
    ])
  })

  test('says of a machine on which nothing began yet that nothing is wrong, and makes nothing', async () => {
    const { isWell, lines, findings } = await look()
    expect(isWell).toBe(true)
    expect(findings.find(({ about }) => about === 'data folder')?.says).toContain('not there yet')
    expect(lines.at(-1)).toMatch(/^ {2}Nothing is wrong, \d to look at\.$/)
    expect(lines.every((line) => line.length <= 80)).toBe(true)
  })

  test('names a setting that ends the start, as the start does', async () => {
    const { isWell, lines } = await look({ BASE_URL: 'https://family.example/elefam' })
    expect(isWell).toBe(false)
    const said = lines.join(' ').replaceAll(/\s+/g, ' ')
    expect(said).toContain('✗ settings BASE_URL=https://family.example/elefam cannot be used')
    expect(said).toContain('Elefam needs a name of its own')
  })

  test('says the same of settings that do not fit as the start does [H8]', async () => {
    const settings = { BASE_URL: 'https://127.0.0.1:1' }
    const [finding] = await found('settings', settings)
    expect(finding).toMatchObject({
      level: 'warning',
      says: expect.stringContaining('TRUST_PROXY'),
    })
  })

  describe('at the proxy [H8]', () => {
    /** A server as it sees visitors, behind a proxy that sets, passes on or adds nothing. */
    const behind = async (trusted: boolean, proxy: 'sets' | 'passes on') => {
      const app = new Hono()
      app.use(apiPaths.health, seenByDoctor({ secret, clientAddress: clientAddressOf(trusted) }))
      app.get(apiPaths.health, (c) => c.json({ ok: true }))
      app.get(apiPaths.ready, (c) => c.json({ ok: true }))
      const port = await listening(createAdaptorServer({ fetch: app.fetch }) as Server)
      const between = createServer(({ url, headers, socket }, answer) => {
        const own = proxy === 'sets' && { 'x-forwarded-for': socket.remoteAddress }
        const asked = request({ port, path: url, headers: { ...headers, ...own } }, (said) => {
          answer.writeHead(said.statusCode!, said.headers)
          said.pipe(answer)
        })
        asked.end()
      })
      const BASE_URL = `http://127.0.0.1:${await listening(between)}`
      return { BASE_URL, PORT: String(port), TRUST_PROXY: trusted ? 'yes' : 'no' }
    }

    test.each([
      [true, 'sets', { level: 'ok', says: 'says who visits, by X-Forwarded-For' }],
      [false, 'sets', { level: 'wrong', setting: 'TRUST_PROXY' }],
      [true, 'passes on', { level: 'wrong', says: expect.stringContaining('who they are') }],
      [false, 'passes on', { level: 'ok', says: 'none between' }],
    ] as const)('with TRUST_PROXY %s that %s X-Forwarded-For', async (trusted, proxy, expected) => {
      const settings = await behind(trusted, proxy)
      expect(await found('address', settings)).toMatchObject([{ level: 'ok' }])
      expect(await found('proxy', settings)).toMatchObject([expected])
    })

    test('tells another server from this one, and nobody else what it sees', async () => {
      const settings = await behind(true, 'sets')
      const other = { ...settings, SECRET: 'another secret of another server' }
      expect(await found('address', other)).toMatchObject([
        { level: 'wrong', says: expect.stringContaining('is not this server') },
      ])
      const answer = await fetch(settings.BASE_URL + apiPaths.health)
      expect(await answer.json()).toEqual({ ok: true })
    })
  })

  test('knows a certificate that browsers do not trust, and a name that nobody has', async () => {
    const tls = createTlsServer({ cert: certificate, key: privateKey })
    const BASE_URL = `https://localhost:${await listening(tls)}`
    expect(await found('https', { BASE_URL, PUSH_HOSTS: 'localhost:1' })).toMatchObject([
      { level: 'wrong', says: expect.stringContaining('not one that browsers trust') },
    ])
    expect(await found('address', { BASE_URL: 'http://nosuchhost.invalid' })).toMatchObject([
      { level: 'warning', says: expect.stringContaining('its name is not in the DNS') },
    ])
  })

  describe('tells what is wrong with mail apart, and sends none [H7]', () => {
    const mail = (SMTP_URL: string) => found('mail', { SMTP_URL, MAIL_FROM: 'a@family.example' })

    test('a server that takes them, and one that is away', async () => {
      const server = await startMailServer()
      expect(await mail(server.url)).toMatchObject([{ level: 'ok' }])
      expect(server.received).toEqual([])
      await server.close()
      expect(await mail(server.url)).toMatchObject([
        { level: 'wrong', says: expect.stringContaining('nobody answers'), setting: 'SMTP_URL' },
      ])
    })

    test('a wrong password, TLS where there is none, and a certificate of its own', async () => {
      const strict = await startMailServer(
        {},
        {
          authOptional: false,
          disabledCommands: ['STARTTLS'],
          allowInsecureAuth: true,
          onAuth: (_auth, _session, done) => done(new Error('no')),
        },
      )
      closings.push(strict.close)
      const withUser = strict.url.replace('//', '//maya:hunter2@')
      const [login] = await mail(withUser)
      expect(login!.says).toContain('refuses the user and password in SMTP_URL')
      expect(JSON.stringify(login)).not.toContain('hunter2')
      const [plain] = await mail(strict.url.replace('smtp:', 'smtps:'))
      expect(plain!.says).toContain('it speaks no TLS at that port')
      const own = await startMailServer({}, { secure: true, cert: certificate, key: privateKey })
      closings.push(own.close)
      const [selfSigned] = await mail(own.url.replace('smtp:', 'smtps:'))
      expect(selfSigned!.says).toContain('its certificate is not one that this machine trusts')
    })
  })

  test('looks at the database beside a running server, and at one that is no more', async () => {
    const store = await begun()
    expect(await found('database')).toMatchObject([
      { level: 'ok', says: expect.stringMatching(/^SQLite .*, of this version, takes/) },
    ])
    await store.close()
    writeFileSync(join(dataDir, 'elefam.sqlite'), 'no longer a database')
    expect(await found('database')).toMatchObject([{ level: 'wrong', setting: 'DATA_DIR' }])
    const DATABASE_URL = `postgres://maya:hunter2@127.0.0.1:${await freePort()}/elefam`
    const away = await found('database', { DATABASE_URL })
    expect(away).toMatchObject([{ level: 'wrong', setting: 'DATABASE_URL' }])
    expect(JSON.stringify(away)).not.toContain('hunter2')
  })

  test('looks at PostgreSQL: its version, connections, clock and news', async () => {
    const DATABASE_URL = await createDatabase(inject('postgresUrl'), inject('migratedUrl'))
    const settings = { DATABASE_URL, DATABASE_POOL: '200' }
    expect(await found('database', settings)).toMatchObject([
      { level: 'ok', says: expect.stringMatching(/^PostgreSQL \d+\.\d+, of this version/) },
    ])
    expect(await found('connections', settings)).toMatchObject([
      { level: 'wrong', setting: 'DATABASE_POOL' },
    ])
    expect(await found('clock', settings)).toMatchObject([{ level: 'ok' }])
    expect(await found('news', settings)).toMatchObject([{ level: 'ok' }])
  })

  test('says who else may read the data, and where nothing can be written', async () => {
    await (await begun()).close()
    expect(await found('data folder')).toMatchObject([{ level: 'ok' }])
    for (const file of [dataDir, join(dataDir, 'elefam.sqlite')]) chmodSync(file, 0o755)
    expect(await found('data folder')).toMatchObject([
      { level: 'warning', says: expect.stringContaining('elefam.sqlite: chmod -R go=') },
    ])
    expect(await found('data folder', { DATA_DIR: '/proc/elefam/data' })).toMatchObject([
      { level: 'wrong', setting: 'DATA_DIR' },
    ])
  })

  test('a start mends who may read the database, and says nothing of it [H23]', async () => {
    const killed = await begun()
    const files = databaseFiles(dataDir)
    for (const file of [dataDir, ...files]) chmodSync(file, 0o755)
    const warnings = startWarnings(readConfig({ DATA_DIR: dataDir }))
    expect(warnings.filter((says) => says.includes('chmod'))).toEqual([])
    const again = await openStore({ dataDir, isBeside: true })
    for (const file of files) expect(statSync(file).mode & 0o777, file).toBe(0o600)
    await again.close()
    await killed.close()
  })

  test('reads the newest backup through, and says how old it is and whether it is alone [H15, H22]', async () => {
    const store = await begun()
    closings.push(store.close)
    expect(await found('backup')).toMatchObject([{ level: 'warning' }])
    const missing = { BACKUP_COPY_TO: join(folder.path, 'no-disk') }
    expect(await found('second place', missing), 'before the first backup').toMatchObject([
      { level: 'wrong', says: expect.stringContaining('no folder that is there') },
    ])
    const { file } = await makeBackup(dataDir, now())
    const copyTo = join(folder.path, 'disk')
    mkdirSync(copyTo)
    expect(await found('backup')).toMatchObject([
      { level: 'ok', says: expect.stringContaining('whole (0 users, 0 families)') },
    ])
    expect(await found('second place')).toMatchObject([{ level: 'warning' }])
    const settings = { BACKUP_COPY_TO: copyTo }
    expect(await found('second place', settings)).toMatchObject([
      { level: 'wrong', says: expect.stringContaining('none ever did') },
    ])
    await sendBackup({ dataDir, copyTo, command: undefined, keep: 1 }, async () => undefined)
    const [there] = await found('second place', settings)
    expect(there?.level, 'on the same disk').toBe('warning')
    const { findings } = await examine({
      now: new Date(Date.now() + 30 * 60 * 60_000).toISOString(),
      width: 80,
      colours: false,
      readConfig: () =>
        readConfig({
          DATA_DIR: dataDir,
          BACKUP_COMMAND: 'true',
          BACKUP_PASSPHRASE: 'x'.repeat(12),
        }),
    })
    const second = findings.find(({ about }) => about === 'second place')
    expect(second?.says).toBe('has the newest, too, 30 hours old')
    utimesSync(file, 0, Date.now() / 1000 - 3 * 24 * 60 * 60)
    expect(await found('backup')).toMatchObject([
      { level: 'wrong', says: expect.stringContaining('3 days old') },
    ])
    writeFileSync(file, 'hello')
    expect(await found('backup')).toMatchObject([
      { level: 'wrong', says: expect.stringContaining('is damaged') },
    ])
  })

  test('knows a site to sign in with that does not answer', async () => {
    const settings = {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'hunter2',
      GOOGLE_ISSUER: `http://localhost:${await freePort()}`,
    }
    const sites = await found('sign-in', settings)
    expect(sites).toMatchObject([{ level: 'wrong', says: expect.stringContaining('Google') }])
    expect(JSON.stringify(sites)).not.toContain('hunter2')
  })
})
