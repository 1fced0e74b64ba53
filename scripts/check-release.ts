// Tries what `npm run release` made as a host would who has nothing else: in a minimal Debian.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { deepStrictEqual, match, notEqual, ok, strictEqual } from 'node:assert'
import { setTimeout } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import type { FamilyExport } from '#core/family/export-schema.ts'
import {
  addressIn,
  apiPaths,
  appPaths,
  blogFeed,
  languageCookie,
  publicPaths,
  serviceWorker,
} from '#core/paths.ts'
import { createTestClient } from '#server/testing/test-client.ts'
import { freePort } from './free-port.ts'
import { otherLanguages } from './languages/catalog.ts'
import { inside, minimalRoot, rootHindrance } from './minimal-root.ts'

/** Nobody in particular: what a service runs as. */
const somebody = 4711
const account = { email: 'maya@example.org', password: 'giraffe-umbrella' }
const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//School//EN',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTAMP:20261101T120000Z',
  'DTSTART;TZID=Europe/Berlin:20261101T100000',
  'RRULE:FREQ=DAILY;COUNT=60',
  'SUMMARY:Swimming',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

type Way = {
  name: string
  /** Puts it into the root. */
  install: (root: string) => void
  command: readonly string[]
}

const waysOf = ({ tarball, executable }: Made, node: string): Way[] => [
  {
    name: 'the tarball',
    install: (root) => {
      copyFileSync(tarball, join(root, 'srv', basename(tarball)))
      strictEqual(inside(root, 'tar', '-xzf', `/srv/${basename(tarball)}`, '-C', '/srv').status, 0)
      copyFileSync(node, join(root, 'usr/local/bin/node'))
    },
    command: [`/srv/${basename(tarball, '.tar.gz')}/elefam`],
  },
  {
    name: 'the executable',
    install: (root) => cpSync(executable, join(root, 'srv/elefam')),
    command: ['/srv/elefam'],
  },
]

type Made = { tarball: string; executable: string }

const started: ChildProcess[] = []

/** Throws where something is not as it must be; `node` is what the tarball runs on. */
export async function checkRelease(made: Made, node: string): Promise<void> {
  const hindrance = rootHindrance()
  if (hindrance) return console.log(`Not tried on a minimal Debian: ${hindrance}.`)
  for (const way of waysOf(made, node)) {
    const root = minimalRoot()
    try {
      await tryOut(way, root.path)
    } finally {
      for (const child of started.splice(0)) child.kill('SIGKILL')
      root.remove()
    }
  }
}

async function tryOut({ name, install, command }: Way, root: string): Promise<void> {
  install(root)
  mkdirSync(join(root, 'srv/data'))
  chownSync(join(root, 'srv/data'), somebody, somebody)
  const without = start(root, command, await freePort())
  notEqual(await without.ended, 0)
  match(without.said(), /libatomic/)
  const found = inside(root, 'apt-get', 'install', '--yes', 'libatomic1')
  strictEqual(found.status, 0, found.stderr)

  const first = start(root, command, await freePort())
  await first.ready
  await tryEverything(first.url)
  await tryMail(join(root, 'srv/data'))
  first.stop()
  strictEqual(await first.ended, 0)

  const second = start(root, command, await freePort())
  await second.ready
  await findAgain(second.url)
  const backup = start(root, [...command, 'backup'], 0)
  strictEqual(await backup.ended, 0, backup.said())
  match(backup.said(), /1 user, 1 family/)
  second.stop()
  strictEqual(await second.ended, 0)
  console.log(
    `${name}: named libatomic, started in ${first.seconds()} s, was used, stopped, started again and had everything.`,
  )
}

/** Starts it inside as nobody in particular; `url` is where it will be. */
function start(root: string, command: readonly string[], port: number) {
  const words = [`--userspec=${somebody}:${somebody}`, root, ...command]
  const began = performance.now()
  const child = spawn('chroot', words, {
    env: {
      PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/bin',
      DATA_DIR: '/srv/data',
      PORT: String(port || 3000),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let said = ''
  let took = Number.NaN
  const ready = Promise.withResolvers<void>()
  ready.promise.catch(() => undefined)
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (!Number.isNaN(took) || !said.includes('is ready')) return
      took = (performance.now() - began) / 1000
      ready.resolve()
    })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    ready.reject(new Error(`It ended with ${code}: ${said}`))
    return code
  })
  return {
    url: `http://localhost:${port}`,
    ready: ready.promise,
    ended,
    seconds: () => took.toFixed(2),
    said: () => said,
    stop: () => child.kill('SIGTERM'),
  }
}

const visitor = (url: string) => createTestClient((path, init) => fetch(url + path, init), url)

/** Signs up (a hash in its thread), changes the family, and has both other threads read something. */
async function tryEverything(url: string): Promise<void> {
  deepStrictEqual(await (await fetch(url + apiPaths.ready)).json(), { ok: true })
  for (const path of ['/', '/dashboard', '/service-worker.js', '/favicon.svg'])
    strictEqual((await fetch(url + path)).status, 200, path)
  await tryLanguages(url)
  const maya = visitor(url)
  maya.cookies.set(languageCookie, 'ar')
  strictEqual((await maya.signUp({ ...account, password: 'password' })).status, 400)
  strictEqual((await maya.signUp(account)).status, 200)
  const familyId = (await maya.bootstrap()).body.family.id
  const mia = {
    kind: 'child',
    id: 'mia',
    name: 'Mia',
    ageBand: '6-8',
    animal: 'owl',
    color: 'leaf',
  } as const
  strictEqual((await maya.changeFamily(familyId, { type: 'add-member', member: mia })).status, 200)
  const school = { name: 'School', file: calendar }
  strictEqual((await maya.post(apiPaths.outsideCalendars(familyId), school)).status, 200)
  const { body: file } = await maya.post<FamilyExport>(apiPaths.familyExport(familyId), {
    password: account.password,
  })
  const body = JSON.stringify({ file, replace: true, password: account.password })
  const headers = { 'content-type': 'application/json' }
  const path = apiPaths.familyImport(familyId)
  const answer = await maya.send(path, { method: 'POST', body, headers })
  strictEqual(answer.status, 200, await answer.text())
}

/** Each language has its pages, what the server says, and what it says of the content. */
async function tryLanguages(url: string): Promise<void> {
  const languages = ['en', ...otherLanguages()]
  const readAs = async (language: string, path: string) =>
    (await fetch(url + path, { headers: { 'accept-language': language } })).text()
  for (const language of languages)
    for (const path of [publicPaths.landing, publicPaths.about])
      match(await readAs('en', addressIn(language, path)), new RegExp(`<html lang="${language}"`))
  for (const path of [appPaths.dashboard, serviceWorker, apiPaths.bootstrap, blogFeed]) {
    const answers = await Promise.all(languages.map((language) => readAs(language, path)))
    strictEqual(new Set(answers).size, languages.length, `${path} in each language`)
  }
}

/** Without a mail server mails are files: the first is for whoever signed up. */
async function tryMail(data: string): Promise<void> {
  const folder = join(data, 'mail')
  for (let tries = 0; !existsSync(folder) || readdirSync(folder).length === 0; tries += 1) {
    ok(tries < 100, 'no mail came')
    await setTimeout(100)
  }
  const [file = ''] = readdirSync(folder)
  const { html = '', text = '' } = await PostalMime.parse(readFileSync(join(folder, file)))
  match(html, /<html lang="ar" dir="rtl">/)
  match(text, /^\p{Script=Arabic}/u)
}

async function findAgain(url: string): Promise<void> {
  const maya = visitor(url)
  strictEqual((await maya.signIn(account)).status, 200)
  const { family, user } = (await maya.bootstrap()).body
  strictEqual(user.profile.email, account.email)
  match(JSON.stringify(family), /"Mia"/)
  const { body } = await maya.get<{ calendars: unknown[] }>(apiPaths.outsideCalendars(family.id))
  strictEqual(body.calendars.length, 1)
}
