declare const self: ServiceWorkerGlobalScope

/** Which build it is, and the files that are kept as soon as it is put up. */
export type Build = { version: string; files: string[] }

/** Keeps the files of one build, in a place that begins with `prefix`. */
export function keeperOf(prefix: string, build: Build) {
  const own = prefix + build.version

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

  /** Files of earlier versions go once the only tab left runs this one, and no later one is on its way. */
  async function forgetEarlier(program: string): Promise<void> {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const { installing, waiting } = self.registration
    if (!build.files.includes(program) || tabs.length > 1 || installing || waiting) return
    const names = await caches.keys()
    const earlier = names.filter((name) => name.startsWith(prefix) && name !== own)
    await Promise.all(earlier.map((name) => caches.delete(name)))
  }

  return { isForEver, kept, keep, programFile, forgetEarlier }
}

/** Names with their content's hash in them are the same in every version. */
const isForEver = (path: string) => path.startsWith('/assets/')
