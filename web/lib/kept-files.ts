/** Whether the service worker keeps every file that a list names: then no screen needs a network. */
export async function areKept(list: string): Promise<boolean> {
  try {
    const known = await caches.match(list)
    if (!known) return false
    const files = namesIn(await known.json())
    const answers = await Promise.all(files.map((file) => caches.match(file)))
    return answers.every(Boolean)
  } catch {
    return false // No such thing over plain http, or where the browser keeps nothing.
  }
}

/** What a list of files names. */
export const namesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((file) => typeof file === 'string') : []
