/** What a database's error means, on both of them. */

const sqliteFull = 13
const postgresFull = '53100'
/** PostgreSQL: connection lost, server shutting down, too many connections, statement cut off. */
const postgresPassing = /^(08...|57P0.|57014|53300)$/
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE']

type DatabaseError = Error & { code?: string; errcode?: number }

/** The disk has no space left; nothing was written. */
export function isStorageFull(error: DatabaseError): boolean {
  return error.errcode === sqliteFull || error.code === postgresFull || error.code === 'ENOSPC'
}

/** The database cannot be reached at the moment. */
export function isUnavailable(error: DatabaseError): boolean {
  const { code = '' } = error
  return (
    postgresPassing.test(code) ||
    networkCodes.includes(code) ||
    /connection terminated|timeout exceeded when trying to connect/i.test(error.message)
  )
}
