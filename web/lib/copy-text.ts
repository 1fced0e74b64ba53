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
