/**
 * A short hash of what documents say, the same wherever it is reckoned: by it a browser sees whether its
 * replay of the log led where the server's did. No protection against anybody; 53 bits (cyrb53).
 */
export function documentHash(document: object | null): string {
  const text = canonical(document)
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    one = Math.imul(one ^ unit, 0x85ebca77)
    two = Math.imul(two ^ unit, 0xc2b2ae3d)
  }
  one ^= Math.imul(one ^ (two >>> 15), 0x735a2d97)
  two ^= Math.imul(two ^ (one >>> 15), 0xcaf649a9)
  return (2_097_152 * (two >>> 0) + ((one ^ (one >>> 16)) >>> 11)).toString(36)
}

/** As JSON says it, with the fields in their alphabet's order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join()}}`
}
