import { saidBy } from '#core/domain/said-by.ts'

/** Where to look, by what the system or PostgreSQL calls the failure. */
const hints: [applies: (failure: Failure) => boolean, hint: string][] = [
  [({ code }) => code === 'EADDRINUSE', 'Choose another with PORT.'],
  [({ syscall }) => syscall === 'mkdir', 'The folder for all data is the setting DATA_DIR.'],
  [
    ({ code, syscall, message }) =>
      /^(connect|getaddrinfo)$/.test(syscall) ||
      /^(28...|3D000)$/.test(code) || // Who asks is not let in; there is no such database.
      /timeout exceeded when trying to connect|connection timeout/i.test(message),
    'The address of PostgreSQL is the setting DATABASE_URL.',
  ],
]

type Failure = { code: string; syscall: string; message: string }

/** Why something did not work, as one line for whoever runs this, with the setting to look at. */
export function reasonOf(error: unknown): string {
  const failure = failureOf(error)
  const why = failure.message.replaceAll(/\s+/g, ' ').replace(/\.$/, '')
  const hint = hints.find(([applies]) => applies(failure))?.[1]
  return hint ? `${why}. ${hint}` : `${why}.`
}

/** Where a name has several addresses and none answers, Node throws one error with many in it. */
function failureOf(error: unknown): Failure {
  const { message, code, syscall } = saidBy(error)
  const errors: unknown[] = error instanceof AggregateError ? error.errors : []
  const inside = errors.map(failureOf)
  return {
    code,
    syscall: syscall || (inside[0]?.syscall ?? ''),
    message: message || inside.map((one) => one.message).join(', '),
  }
}
