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
