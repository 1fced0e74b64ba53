import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'

/** For a connection that is to end; one that is silent never says goodbye. */
const goodbye = 1_000

type Options = {
  connect: () => Promise<Client>
  channel: string
  hear: (payload: string) => void
  /** It listens from now on, and may have missed something before. */
  begins: () => void
  /** Milliseconds until the connection is asked whether it is still there. */
  ask: number
  /** And until the next one is opened after it. */
  again: number
}

export type PostgresListener = { isListening: () => boolean; close: () => Promise<void> }

/**
 * Listens on one connection after the other, until closed; one that does not answer, or cannot
 * listen, is ended. Resolves once it listens, or could not for a first time.
 */
export async function listenOn(options: Options): Promise<PostgresListener> {
  const { connect, channel, hear, begins, ask, again } = options
  const closing = new AbortController()
  const rest = lightSleep()
  let listens = false

  const hearOn = async (client: Client, begun: () => void) => {
    client.on('notification', ({ payload }) => payload && hear(payload))
    client.on('end', rest.wake)
    try {
      while (!closing.signal.aborted) {
        // Saying it again changes nothing, and fails where nobody is there any more.
        await client.query(`listen ${channel}`)
        if (!listens) begins()
        listens = true
        begun()
        await rest.sleep(ask)
      }
    } finally {
      listens = false
      client.off('end', rest.wake)
      await client.end()
    }
  }

  const keepListening = async (begun: () => void) => {
    while (!closing.signal.aborted) {
      await connect()
        .then((client) => hearOn(client, begun))
        .catch(begun)
      if (!closing.signal.aborted) await rest.sleep(again)
    }
  }

  let listening: Promise<void>
  await new Promise<void>((begun) => {
    listening = keepListening(begun)
  })
  return {
    isListening: () => listens,
    close: async () => {
      closing.abort()
      rest.wake()
      await Promise.race([listening, wait(goodbye, null, { ref: false })])
    },
  }
}

/** A pause that somebody may end. */
function lightSleep() {
  let wake = () => {}
  const sleep = (milliseconds: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds).unref()
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  return { sleep, wake: () => wake() }
}
