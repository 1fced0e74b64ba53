import { saidBy } from '#core/lib/said-by.ts'

/** Where to look, by what the system or PostgreSQL calls the failure. */
const hints: [applies: (failure: Failure) => boolean, hint: string][] = [
  [
    ({ code, syscall }) => code === 'EADDRINUSE' && syscall === 'listen',
    'Another program has that port. Choose another with PORT.',
  ],
  [
    ({ code, syscall }) => code === 'EACCES' && syscall === 'listen',
    'This user may not take that port. Choose one from 1024 on with PORT, behind a proxy.',
  ],
  [
    ({ code, syscall }) => code === 'EADDRNOTAVAIL' && syscall === 'listen',
    'HOST is no address of this machine. Without it, all of them are listened on.',
  ],
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

/** The same for an address that cannot be listened on: no name in it is PostgreSQL's (H8). */
export function listeningReasonOf(error: unknown, host: string | undefined): string {
  const { syscall, message } = failureOf(error)
  return syscall === 'getaddrinfo'
    ? `${message}. HOST=${host} is no name of this machine. Without it, all its addresses are listened on.`
    : reasonOf(error)
}

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
