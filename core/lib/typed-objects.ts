// Object's own functions forget which keys there are. Our objects have those of their type and no
// others: documents come from strict schemas, tables are literals.

/** Whether it is an object with fields: no list, and not nothing. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The keys of an object that has no others than its type says. */
export const keysOf = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[]

/** The same as pairs of key and value. */
export const entriesOf = <Fields extends object>(fields: Fields) =>
  Object.entries(fields) as { [Key in keyof Fields & string]: [Key, Fields[Key]] }[keyof Fields &
    string][]

/** An object of the entries, as many as its type has. */
export const fromEntries = <Fields extends object>(
  entries: Iterable<readonly [keyof Fields & string, unknown]>,
) => Object.fromEntries(entries) as Fields

/** Every field by name, so that a new one does not compile until somebody says what it is here; undefined ones go. */
export const present = <Fields extends object>(fields: {
  [Field in keyof Required<Fields>]: Fields[Field] | undefined
}) =>
  fromEntries<Fields>(
    keysOf(fields).flatMap((key) =>
      fields[key] === undefined ? [] : [[key, fields[key]] as const],
    ),
  )
