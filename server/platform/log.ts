type Fields = Record<string, string | number | boolean | undefined>

export type Log = {
  info: (event: string, fields?: Fields) => void
  error: (event: string, error: unknown, fields?: Fields) => void
}

/** One line of JSON per event on standard output (errors: standard error). No names, no addresses. */
export const log: Log = {
  info: (event, fields) => {
    process.stdout.write(`${JSON.stringify({ at: now(), event, ...fields })}\n`)
  },
  error: (event, error, fields) => {
    const thrown = error instanceof Error ? error : new Error(String(error))
    const place = /^ +(at .*)$/m.exec(thrown.stack ?? '')?.[1]
    const line = { at: now(), event, ...quietly(fields), error: thrown.name }
    process.stderr.write(`${JSON.stringify({ ...line, message: messageOf(thrown), place })}\n`)
  },
}

const now = () => new Date().toISOString()

const longest = 300

/** An error for the log, without texts that quote people: mail servers repeat addresses. */
function quiet(words: string): string {
  return words.slice(0, longest).replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '…@…')
}

/** What could not be parsed stands in the message, and may be a family's own words. */
function messageOf(error: Error): string {
  return error instanceof SyntaxError ? 'not what it should be' : quiet(error.message)
}

function quietly(fields: Fields = {}): Fields {
  const entries = Object.entries(fields)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? quiet(value) : value]),
  )
}
