/** The fields of commands in which families write. */
const written = new Set(
  [
    'title name text note notes if then offer missionStep why measure celebration email',
    'did next help thanks group priorities interests',
  ].flatMap((fields) => fields.split(' ')),
)

/**
 * What somebody wrote in a command, in its order: whatever becomes of it, the words are not lost. What
 * stood there before (`from`) is not theirs.
 */
export function writtenIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return written.has(field) && value !== '' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((entry) => writtenIn(entry, field))
  return Object.entries(value).flatMap(([name, entry]) =>
    name === 'from' ? [] : writtenIn(entry, name),
  )
}
