import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { createDatabase, type Postgres } from '../../scripts/postgres.ts'
import { freePort } from '../../scripts/free-port.ts'
import type { Elefam } from '../elefam.ts'
import { judged, type Result } from '../results.ts'
import { killed, signUpFamily, startServer, type Household } from './test-environment.ts'
import { openProxy } from './proxy.ts'
import { breakAgain } from './rounds.ts'

const command = 'npm run faults -- instances'
const secret = 'a secret that both servers of this measurement share'

/** Two servers on one PostgreSQL behind a proxy: one is killed, or stopped, while families write. */
export async function measureInstances(rounds: number, postgres: Postgres): Promise<Result[]> {
  const databaseUrl = await createDatabase(postgres.url)
  const folder = mkdtempSync(join(tmpdir(), 'elefam-instances-'))
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const begin = (index: number) =>
    startServer(join(folder, String(index)), {
      PORT: String(ports[index]),
      BASE_URL: url,
      DATABASE_URL: databaseUrl,
      SECRET: secret,
    })
  const servers: Elefam[] = [await begin(0), await begin(1)]
  const proxy = await openProxy(port, ports)
  const home: Household = { ...(await signUpFamily({ url, port })), dataDir: folder, databaseUrl }
  const client = startSseClient(home)
  const torn = { killed: 0, stopped: 0, other: 0 }
  /** Connections that broke since the last look: of the server that ended, or of another. */
  const note = (way: 'killed' | 'stopped' | 'other', index?: number) => {
    for (const broken of proxy.broken.splice(0)) {
      torn[index !== undefined && broken === ports[index] ? way : 'other'] += 1
    }
  }
  try {
    const outcome = await breakAgain(home, rounds, async (round) => {
      note('other')
      const way = round % 2 === 0 ? 'killed' : 'stopped'
      const index = round % 4 < 2 ? 0 : 1
      await (way === 'killed' ? killed(servers[index]!) : servers[index]!.stop())
      await sleep(200) // The other one serves everybody alone.
      servers[index] = await begin(index)
      note(way, index)
    })
    note('other')
    const unheard = await client.missing()
    const errors = [...proxy.failed, ...Array.from({ length: torn.other }, () => 'torn')]
    return resultsOf({ ...outcome, unheard, errors, torn }, rounds)
  } finally {
    client.stop()
    proxy.close()
    for (const server of servers) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Found = {
  wrong: number
  writes: number
  unheard: number
  errors: (number | string)[]
  torn: { killed: number; stopped: number }
}

function resultsOf({ wrong, writes, unheard, errors, torn }: Found, rounds: number): Result[] {
  const row = (id: string, what: string, value: number, note: string, atMost = 0) =>
    judged({ id, what, value, unit: `of ${writes}`, command, note }, { atMost })
  return [
    row(
      'instances-lost',
      `Acknowledged writes lost, doubled or half done while one of two servers behind a proxy ended ${rounds} times under load`,
      wrong,
      'kill -9 and SIGTERM in turns; the other one goes on',
    ),
    row(
      'instances-errors',
      'Requests that failed otherwise than by the connections of a server that ended',
      errors.length,
      [`${torn.killed} connections died with a killed server`, ...errors.slice(0, 3)].join('; '),
    ),
    row(
      'instances-stopped',
      'Requests that failed with a server that was told to stop',
      torn.stopped,
      'the system takes in who comes between its last look at the door and the closing',
      Math.ceil(rounds / 50),
    ),
    row(
      'instances-unheard',
      'Writes that a browser beside them did not hear of, over all its reconnections',
      unheard,
      'event stream through the same proxy, resumed by Last-Event-ID',
    ),
  ]
}

/** A browser that listens to the family through the proxy, and comes back when its stream ends. */
function startSseClient({ url, familyId, parent }: Household) {
  const ended = new AbortController()
  let last = 0
  let missed = 0
  const hear = (block: string) => {
    const [, event, id] = /^event: (change|resync)\nid: (\d+)/.exec(block) ?? []
    if (!event) return
    // At a resync a browser fetches everything anew, which is as good as having heard of each.
    if (event === 'change') missed += Math.max(0, Number(id) - last - 1)
    last = Math.max(last, Number(id))
  }
  const listen = async () => {
    const headers = { ...parent.headers, 'last-event-id': String(last) }
    const { signal } = ended
    const { body } = await fetch(url + apiPaths.events(familyId), { headers, signal })
    let rest = ''
    for await (const text of body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop()!
      blocks.forEach(hear)
    }
  }
  const listenOn = async () => {
    while (!ended.signal.aborted) {
      await listen().catch(() => undefined)
      await sleep(100)
    }
  }
  void listenOn()
  return {
    /** How many of the family's changes it has not heard of, given a little time for the last. */
    missing: async () => {
      const response = await fetch(url + apiPaths.bootstrap, { headers: parent.headers })
      const { sequence = 0 } = (await response.json()) as Bootstrap
      const behind = () => sequence - last
      for (let tries = 0; tries < 100 && behind() > 0; tries += 1) await sleep(50)
      return missed + behind()
    },
    stop: () => ended.abort(),
  }
}
