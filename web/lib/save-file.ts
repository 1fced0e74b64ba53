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
