/**
 * What a JSON text says that was stored earlier, perhaps by another version of this program: null
 * where it is none, or not what `isWhole` knows it by.
 */
export function parsedJson<Value>(
  text: string | null,
  isWhole: (found: unknown) => found is Value,
): Value | null {
  if (text === null) return null
  try {
    const found: unknown = JSON.parse(text)
    return isWhole(found) ? found : null
  } catch {
    return null
  }
}
