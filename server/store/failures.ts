import { saidBy } from '#core/lib/said-by.ts'

/** What a database's error means, on both of them. */

const sqliteFull = 13
/** Another program (a backup, a shell) holds the file or one of its tables. */
const sqliteBusy = [5, 6]
const sqliteNotUnique = [1555, 2067]
const postgresFull = '53100'
const postgresNotUnique = '23505'
/** A row that another one needs is not there. */
const postgresNoReference = '23503'
const postgresDivisionByZero = '22012'
/**
 * PostgreSQL: connection lost, transaction in another's way, server shutting down, too many
 * connections, statement cut off, transaction idle for too long, no memory, a lock that somebody
 * else has, and a standby that has not taken over yet, or was the primary (only reads).
 */
const postgresPassing = /^(08...|40...|57P0.|57014|53300|53200|55P03|25P03|25006)$/
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]
/** The driver's own words; they have no codes. */
const driverPassing =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|query read timeout/i

/** SQLite's finer codes keep the plain one in their last byte. */
const plain = (code: number) => code & 0xff

/** The disk has no space left; nothing was written. */
export function isStorageFull(error: unknown): boolean {
  const { errcode, code } = saidBy(error)
  return plain(errcode) === sqliteFull || code === postgresFull || code === 'ENOSPC'
}

/** The database cannot be reached at the moment. */
export function isUnavailable(error: unknown): boolean {
  const { errcode, code, message } = saidBy(error)
  return (
    sqliteBusy.includes(plain(errcode)) ||
    postgresPassing.test(code) ||
    networkCodes.includes(code) ||
    driverPassing.test(message)
  )
}

/** A query got no answer in time, not even that it takes too long. */
export function isSilence(error: unknown): boolean {
  return saidBy(error).message === 'Query read timeout'
}

/** A statement's own conditions did not hold (write-once.ts). */
export function isUnmet(error: unknown): boolean {
  return saidBy(error).code === postgresDivisionByZero
}

/** What somebody else wrote or took away meanwhile is in the way; asked of PostgreSQL alone. */
export function isRowOfAnother(error: unknown): boolean {
  return [postgresNotUnique, postgresNoReference].includes(saidBy(error).code)
}

/** A row with the same key is there already. */
export function isDuplicate(error: unknown): boolean {
  const { errcode, code } = saidBy(error)
  return sqliteNotUnique.includes(errcode) || code === postgresNotUnique
}
