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
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    const place = /^ +(at .*)$/m.exec(stack ?? '')?.[1]
    process.stderr.write(
      `${JSON.stringify({ at: now(), event, ...fields, error: name, message, place })}\n`,
    )
  },
}

const now = () => new Date().toISOString()
