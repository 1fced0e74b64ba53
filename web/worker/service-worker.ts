// Keeps the program on the device, so that a family opens it where there is no network (N6). Public
// pages, the API and other sites are not its business. Documents are not here: web/data/storage.ts.
import { appShell, familyAddresses, noConnection, pairedPaths, publicPaths } from '#core/paths.ts'
import type { ToWorker } from './message.ts'
import { listenForPushes } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** Written by scripts/service-worker.ts: which build this is, and what Today needs of it. */
declare const build: { version: string; files: string[] }

/** What begins with the one page that is kept; at some of it nobody is signed in. */
const shellAddresses: readonly string[] = [...familyAddresses, ...Object.values(pairedPaths)]

const prefix = 'elefam-'
const own = prefix + build.version

/** Names with their content's hash in them are the same in every version. */
const isForEver = (path: string) => path.startsWith('/assets/')

/** From this version's files first: an earlier one's are there for tabs that still run it. */
async function kept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(own)
  return (await cache.match(path)) ?? (isForEver(path) ? caches.match(path) : undefined)
}

async function keep(path: string): Promise<void> {
  const known = isForEver(path) ? await caches.match(path) : undefined
  // What may change under its name is asked for past the browser's own cache.
  const answer = known ?? (await fetch(path, { cache: isForEver(path) ? 'default' : 'reload' }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const cache = await caches.open(own)
  await cache.put(path, answer)
}

/** A file of the program, kept when it comes: the page fetches all of them ahead. */
async function programFile(request: Request, path: string): Promise<Response> {
  const known = await kept(path)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(own)
    await cache.put(path, answer.clone())
  }
  return answer
}

/** One page begins every screen of a family; which one it is, the address says. */
const screen = async (request: Request) => (await kept(appShell)) ?? fetch(request)

const frontPage = async (request: Request) => {
  try {
    return await fetch(request)
  } catch {
    return (await kept(noConnection)) ?? Response.error()
  }
}

/** Files of earlier versions go once the only tab left runs this one, and no later one is on its way. */
async function forgetEarlier(program: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { installing, waiting } = self.registration
  if (!build.files.includes(program) || tabs.length > 1 || installing || waiting) return
  const names = await caches.keys()
  const earlier = names.filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(earlier.map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(build.files.map(keep)))
})

// The tab that brought the worker is the first to work without a network.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const message: ToWorker = event.data
  if (message.kind === 'use-now') event.waitUntil(self.skipWaiting())
  else event.waitUntil(forgetEarlier(message.program))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (shellAddresses.includes(pathname)) event.respondWith(screen(request))
    else if (pathname === publicPaths.landing) event.respondWith(frontPage(request))
  } else if (isForEver(pathname) || build.files.includes(pathname)) {
    event.respondWith(programFile(request, pathname))
  }
})

listenForPushes()
