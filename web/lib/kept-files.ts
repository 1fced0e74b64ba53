/** Those of the files that a list names which the service worker does not keep; all, where there is none. */
export async function missingFiles(list: string): Promise<string[]> {
  // The worker that answers this page has the list of its own version.
  const listed: unknown = await fetch(list).then((answer) => answer.json())
  const files = Array.isArray(listed) ? listed.filter((file) => typeof file === 'string') : []
  if (typeof caches === 'undefined') return files // Over plain http.
  // A browser that keeps nothing says so by failing.
  const kept = await Promise.all(files.map((file) => caches.match(file).catch(() => undefined)))
  return files.filter((_, index) => !kept[index])
}
