import { familyFiles } from '#core/paths.ts'
import type { ToWorker } from './message.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds for the server's page, where there is one on the device. */
const timeout = 5_000

/** Which build it is, and the files that are kept as soon as it is put up. */
export type Build = { version: string; files: string[] }

/** Keeps the files of one build, in a place that begins with `prefix`. */
export function keeperOf(prefix: string, build: Build) {
  const own = prefix + build.version
  /** A file of this version is neither kept nor on the server any more. */
  let isGone = false

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

  /**
   * The page that is kept for an address. The server's, where files are gone that the kept one would ask
   * for: without a network it is the kept one again, with all that is kept beside it.
   */
  async function page(request: Request, path: string): Promise<Response> {
    const known = await kept(path)
    if (!known) return fetch(request)
    if (!isGone) return known
    const fresh = await fetch(request, { signal: AbortSignal.timeout(timeout) }).catch(() => null)
    return fresh?.ok ? fresh : known
  }

  /** A file of the program, kept when it comes: the page fetches all of them ahead. */
  async function programFile(request: Request, path: string): Promise<Response> {
    const known = await kept(path)
    if (known) return known
    const answer = await fetch(request)
    if (answer.ok) {
      const cache = await caches.open(own)
      await cache.put(path, answer.clone())
    } else if (answer.status === 404 && (await isOwn(path))) isGone = true
    return answer
  }

  /** Whether it is of this version: tabs of an earlier one ask for what they have. */
  async function isOwn(path: string): Promise<boolean> {
    if (build.files.includes(path)) return true
    const list = await kept(familyFiles)
    const files: unknown = list && (await list.json())
    return Array.isArray(files) && files.includes(path)
  }

  /**
   * A page has begun with this program. False where that is another version's: the page then has that
   * one take over. Else files of earlier versions go, once no other tab is left and no later one waits.
   */
  async function settled(program: string): Promise<boolean> {
    if (!build.files.includes(program)) return false
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const { installing, waiting } = self.registration
    if (tabs.length > 1 || installing || waiting) return true
    const names = await caches.keys()
    const earlier = names.filter((name) => name.startsWith(prefix) && name !== own)
    await Promise.all(earlier.map((name) => caches.delete(name)))
    return true
  }

  /** What a page says. */
  async function listen({ data, ports }: ExtendableMessageEvent): Promise<void> {
    const message: ToWorker = data
    if (message.kind === 'use-now') return self.skipWaiting()
    const isOfThisVersion = await settled(message.program)
    ports[0]?.postMessage(isOfThisVersion)
  }

  return { isForEver, kept, keep, page, programFile, listen }
}

/** Names with their content's hash in them are the same in every version. */
const isForEver = (path: string) => path.startsWith('/assets/')
