// Keeps the program of a device without an account, beside the family's own worker: each has the
// pages below its own address. What the device knows of a family is in web/data/paired-storage.ts.
import { pairedPaths } from '#core/paths.ts'
import { keeperOf, type Build } from './keeper.ts'

declare const self: ServiceWorkerGlobalScope

/** Written by scripts/paired-pages.ts: which build this is, and all of its files. */
declare const build: Build

const { isForEver, keep, page, programFile, listen } = keeperOf('paired-elefam-', build)

const pages: readonly string[] = Object.values(pairedPaths)

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
    if (pages.includes(pathname)) event.respondWith(page(request, pathname))
  } else if (isForEver(pathname) || (build.files.includes(pathname) && !pages.includes(pathname))) {
    event.respondWith(programFile(request, pathname))
  }
})
