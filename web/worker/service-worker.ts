// Keeps the program on the device, so that a family opens it where there is no network (N6). Public
// pages, the API and other sites are not its business. Documents are not here: web/data/storage.ts.
import { appShell, familyAddresses, noConnection, publicPaths } from '#core/paths.ts'
import { keeperOf, type Build } from './keeper.ts'
import { listenForPushes } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** Written by scripts/service-worker.ts: which build this is, and what Today needs of it. */
declare const build: Build

const { isForEver, kept, keep, page, programFile, listen } = keeperOf('elefam-', build)

const frontPage = async (request: Request) => {
  try {
    return await fetch(request)
  } catch {
    return (await kept(noConnection)) ?? Response.error()
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(build.files.map(keep)))
})

// The tab that brought the worker is the first to work without a network.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => event.waitUntil(listen(event)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // One page begins every screen of a family; which one it is, the address says.
    if (familyAddresses.includes(pathname)) event.respondWith(page(request, appShell))
    else if (pathname === publicPaths.landing) event.respondWith(frontPage(request))
  } else if (isForEver(pathname) || build.files.includes(pathname)) {
    event.respondWith(programFile(request, pathname))
  }
})

listenForPushes()
