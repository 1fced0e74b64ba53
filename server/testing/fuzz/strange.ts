import fc from 'fast-check'

/** Texts that have broken programs before. */
export const nasty = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  "'; drop table users; --",
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '\r\nset-cookie: a=b',
  '=cmd|calc',
  '<script>alert(1)</script>',
  '9'.repeat(400),
  'x'.repeat(5000),
  '\u202e',
  'NaN',
)

const leaf = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
)

export const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(nasty, fc.constantFrom('id', 'type', 'version')), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value

/** A good value with one of its parts, however deep, made strange. */
function spoiled([value, at, strange]: [unknown, number, unknown]): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value) ?? 'null')
  const places: [Record<string, unknown>, string][] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const key of Object.keys(part)) {
      places.push([part as Record<string, unknown>, key])
      walk((part as Record<string, unknown>)[key])
    }
  }
  walk(copy)
  if (places.length === 0) return strange
  const [parent, key] = places[at % places.length]!
  parent[key] = strange
  return copy
}

/** Bodies around a good one: as it is, with a strange part, something else, and no JSON at all. */
export function bodies(good: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const bad = fc.tuple(good, fc.nat(), anything).map(spoiled)
  const worse = fc.tuple(bad, fc.nat(), anything).map(spoiled)
  const json = fc
    .oneof(
      { weight: 3, arbitrary: good },
      { weight: 5, arbitrary: bad },
      { weight: 2, arbitrary: worse },
      { weight: 1, arbitrary: anything },
    )
    .map((value) => JSON.stringify(value) ?? '')
  return fc.oneof(
    { weight: 16, arbitrary: json },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: json.map((text) => text.slice(0, text.length / 2)) },
  )
}
