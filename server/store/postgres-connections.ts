import type pg from 'pg'
import type { Client, ClientBase, ClientConfig, Pool } from 'pg'
import { isFields } from '#core/lib/typed-objects.ts'
import { isSilence } from './failures.ts'

/** How long PostgreSQL is waited for before something is done about it, in milliseconds. */
export type Timeouts = {
  /** For a connection. */
  connect: number
  /** For a query, before PostgreSQL ends it. */
  query: number
  /** Before the connection that listens is asked whether it is still there, and for its answer. */
  ask: number
  answer: number
  /** Before it is opened anew, or news are sent again. */
  again: number
}

export const defaultTimeouts: Timeouts = {
  connect: 5_000,
  query: 15_000,
  ask: 30_000,
  answer: 5_000,
  again: 2_000,
}

/** What PostgreSQL would have ended by now gets no answer any more. */
const silentAfter = ({ query }: Timeouts) => query * 1.2

/** Whose end was never told (a router forgot it, the machine is gone) is found out while idle, too. */
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } satisfies ClientConfig

/** The connections for families' queries: none of them is waited for long. */
export function openPool(
  driver: typeof pg,
  { connectionString, max, timeouts }: ClientConfig & { max: number; timeouts: Timeouts },
): Pool {
  const pool = new driver.Pool({
    ...alive,
    connectionString,
    max,
    connectionTimeoutMillis: timeouts.connect,
    idleTimeoutMillis: 30_000,
    query_timeout: silentAfter(timeouts),
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, says its manual
    onConnect: async (client) => {
      if (client instanceof driver.Client) endWhenSilent(client)
      await setLimits(client, timeouts)
      await notePooler(client)
    },
  })
  unheardErrors(pool)
  return pool
}

/**
 * Not as parameters of the connection, which poolers refuse. The second frees the rows of a
 * transaction whose server is gone without a word.
 */
async function setLimits(client: ClientBase, { query }: Timeouts): Promise<void> {
  await client.query(
    `set statement_timeout = ${query}; set idle_in_transaction_session_timeout = ${query}`,
  )
}

const ofPooler = new WeakSet<ClientBase>()

/** Whether a pooler gave this connection: the next transaction on it may be with another process. */
export const isOfPooler = (client: ClientBase): boolean => ofPooler.has(client)

/** A pooler invents the number of the process that serves a connection; PostgreSQL says its own. */
async function notePooler(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (isFields(client) && client['processID'] !== rows[0]?.pid) ofPooler.add(client)
}

/** One connection for what takes as long as it takes. */
export function openPatientPool(
  driver: typeof pg,
  { connectionString, timeouts }: ClientConfig & { timeouts: Timeouts },
): Pool {
  const connectionTimeoutMillis = timeouts.connect
  const pool = new driver.Pool({ ...alive, connectionString, max: 1, connectionTimeoutMillis })
  unheardErrors(pool)
  return pool
}

/** The connection that listens. */
export async function connectListener(
  driver: typeof pg,
  { connectionString, timeouts }: ClientConfig & { timeouts: Timeouts },
): Promise<Client> {
  const client = new driver.Client({
    ...alive,
    connectionString,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.answer,
  })
  client.on('error', () => undefined) // Its end is what counts.
  return client.connect()
}

/**
 * A connection was cut, idle or in a transaction's hands: the pool opens another when one is
 * needed, and whoever was using it gets the error from the query. Unheard, it would end the process.
 */
function unheardErrors(pool: Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/**
 * Ends a connection that left a query unanswered. The driver only gives the query up, and whoever
 * got the connection next would wait behind it.
 */
function endWhenSilent(client: Client): void {
  const { query } = client
  // Whatever it is asked, and however, it answers as before.
  client.query = ((...given: unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, given)
    if (answer instanceof Promise) {
      answer.catch((error: Error) => isSilence(error) && void client.end())
    }
    return answer
  }) as Client['query']
}
