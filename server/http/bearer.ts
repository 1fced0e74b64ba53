/** The token that a request brings in its head, in the place of a cookie; null where it brings none. */
export function bearerOf(headers: Headers): string | null {
  const given = /^bearer(?:\s+(.*))?$/i.exec(headers.get('authorization')?.trim() ?? '')
  return given ? (given[1] ?? '') : null
}
