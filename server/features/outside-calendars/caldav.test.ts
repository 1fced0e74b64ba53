import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { davRequest, OutsideFailure } from '#server/platform/outside-request.ts'
import { resolverFor } from '#server/platform/pinned-lookup.ts'
import { eventsIn } from './calendar-events.ts'
import { findCalendars, readByDav } from './caldav.ts'
import { calendarIn } from './multistatus.ts'

const request = davRequest({
  mayReach: () => true,
  resolve: resolverFor({ ownNetwork: true }),
})
const login = { user: 'maya', password: 'for apps' }
const authorization = `Basic ${Buffer.from('maya:for apps').toString('base64')}`

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

async function listening(answer: RequestListener): Promise<URL> {
  const server = createServer(answer)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  return new URL(`http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`)
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'found',
    (error: unknown) => (error instanceof OutsideFailure ? error.problem : String(error)),
  )

describe('a server of calendars', () => {
  test('is told a password by nobody but itself, wherever it leads', async () => {
    const heard: (string | undefined)[] = []
    const other = await listening(({ headers }, response) => {
      heard.push(headers.authorization)
      response.writeHead(404).end()
    })
    other.hostname = 'localhost'
    const url = await listening((_, response) => {
      response.writeHead(301, { location: other.href }).end()
    })
    expect(await problemOf(findCalendars(request, { url, login }))).toBe('unreachable')
    expect(heard).toEqual([])
  })

  test('that says where others’ things stand is not asked there', async () => {
    const answer = (inner: string) =>
      `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>/</d:href><d:propstat><d:prop>${inner}</d:prop></d:propstat></d:response></d:multistatus>`
    const url = await listening((_, response) => {
      response.writeHead(207)
      response.end(
        answer('<c:calendar-home-set><d:href>http://localhost:9/</d:href></c:calendar-home-set>'),
      )
    })
    expect(await problemOf(findCalendars(request, { url, login }))).toBe('unreachable')
  })

  test('is listened to for no more than a list of calendars takes, however long it goes on [A87]', async () => {
    const packed = gzipSync(`<d:multistatus xmlns:d="DAV:">${' '.repeat(8 * 1024 * 1024)}`)
    const url = await listening((_, response) => {
      response.writeHead(207, { 'content-encoding': 'gzip' })
      response.write(packed.subarray(0, -1)) // and never ends
    })
    expect(await problemOf(findCalendars(request, { url, login }))).toBe('too-large')
  })

  test('that takes no such password is told as that', async () => {
    const url = await listening(({ headers }, response) => {
      response.writeHead(headers.authorization === authorization ? 500 : 401).end()
    })
    const wrong = { ...login, password: 'another' }
    expect(await problemOf(findCalendars(request, { url, login: wrong }))).toBe('sign-in')
    expect(await problemOf(findCalendars(request, { url, login }))).toBe('unreachable')
  })
})

const isInstalled = await promisify(execFile)('radicale', ['--version']).then(
  () => true,
  () => false,
)

/** The real thing, where Debian's package is there: `apt install radicale`. */
describe.runIf(isInstalled)('Radicale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'radicale-'))
  let radicale: ChildProcess
  let url: URL

  beforeAll(async () => {
    const port = await freePort()
    url = new URL(`http://127.0.0.1:${port}/`)
    writeFileSync(join(folder, 'users'), 'maya:for apps\n')
    writeFileSync(
      join(folder, 'config'),
      `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users\nhtpasswd_encryption = plain\n[storage]\nfilesystem_folder = ${folder}/data\n`,
    )
    radicale = spawn('radicale', ['--config', join(folder, 'config')], { stdio: 'ignore' })
    const isUp = () =>
      fetch(url).then(
        () => true,
        () => false,
      )
    for (let time = 0; time < 100 && !(await isUp()); time += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    await dav('MKCALENDAR', '/maya/family/', named('Family'))
    await dav('MKCALENDAR', '/maya/todo/', named('To do', '<c:comp name="VTODO"/>'))
    await dav('PUT', '/maya/family/choir.ics', event('choir', 'Choir', 'RRULE:FREQ=WEEKLY\r\n'))
    await dav('PUT', '/maya/family/old.ics', event('old', 'Long ago').replaceAll('2026', '2020'))
  }, 30_000)
  afterAll(() => {
    radicale.kill()
    rmSync(folder, { recursive: true })
  })

  const dav = async (method: string, path: string, body: string) => {
    const answer = await fetch(new URL(path, url), { method, body, headers: { authorization } })
    expect(answer.status, `${method} ${path}`).toBe(201)
  }
  const named = (name: string, components = '<c:comp name="VEVENT"/>') =>
    `<c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>${name}</d:displayname><c:supported-calendar-component-set>${components}</c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`
  const event = (uid: string, title: string, more = '') =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20260301T000000Z\r\nDTSTART:20260302T160000Z\r\nDTEND:20260302T170000Z\r\n${more}SUMMARY:${title}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

  test('says which calendars somebody has, and what is in them on these days [I1]', async () => {
    const found = await findCalendars(request, { url, login })
    expect(found).toEqual([{ name: 'Family', url: new URL('/maya/family/', url).href }])
    const kept = { from: '2026-03-08', to: '2026-03-20', timeZone: 'Europe/Berlin' }
    const { bytes } = await readByDav(request, { url: new URL(found[0]!.url), login, ...kept })
    expect(bytes.toString()).not.toContain('Long ago')
    const events = eventsIn({ bytes: calendarIn(bytes), charset: null }, kept)
    expect(events).toEqual([
      { title: 'Choir', date: '2026-03-09', until: '2026-03-09', time: '17:00' },
      { title: 'Choir', date: '2026-03-16', until: '2026-03-16', time: '17:00' },
    ])
    const itself = await findCalendars(request, { url: new URL(found[0]!.url), login })
    expect(itself).toEqual(found)
  })

  test('takes no other password', async () => {
    const wrong = { ...login, password: 'another' }
    expect(await problemOf(findCalendars(request, { url, login: wrong }))).toBe('sign-in')
  })
})
