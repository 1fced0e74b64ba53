/**
 * Puts a text into the clipboard. False where the browser does not let us, as on addresses of a home
 * network without TLS: then the text is there to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Gives the visitor a file to keep, made in this browser. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

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
