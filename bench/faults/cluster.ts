// PostgreSQL as hosts run it where a machine may go (docs/operate.md): two nodes under Patroni, of which one
// follows the other and takes over, etcd in which they agree on who leads, HAProxy that leads to that one,
// and before it PgBouncer, which gives each transaction any of its connections. All of it runs on this
// machine, from Debian's packages, and goes with the process that started it.
import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.ts'
import { guard } from '../../scripts/guard.ts'
import { accountOf, createDatabase } from '../../scripts/postgres.ts'
import {
  haproxySettings,
  patroniSettings,
  pgbouncerSettings,
  type Node,
  type Programs,
} from './cluster-settings.ts'

/** How a leader ends: PostgreSQL crashes, the machine goes with all that runs on it, or its host says so. */
export const endings = ['crash', 'gone', 'planned'] as const
export type Ending = (typeof endings)[number]

export type Cluster = {
  /** The address of an empty database, through the pooler and past it. */
  pooled: string
  direct: string
  /** Ends the leader; resolves as soon as the other one leads. */
  endLeader: (ending: Ending) => Promise<void>
  /** Has what was ended follow again; resolves when every commit waits for it. */
  mend: () => Promise<void>
  stop: () => Promise<void>
}

export async function startCluster(programs: Programs): Promise<Cluster> {
  const folder = mkdtempSync('/tmp/elefam-cluster-')
  const stop = guard(guardScript, folder)
  try {
    return { ...(await startIn(folder, programs)), stop }
  } catch (error) {
    const said = ['etcd', 'one', 'two', 'haproxy', 'pgbouncer'].map((name) => endOf(folder, name))
    await stop()
    throw new Error(`The cluster does not start.\n${said.join('\n')}`, { cause: error })
  }
}

async function startIn(folder: string, programs: Programs): Promise<Omit<Cluster, 'stop'>> {
  const ports = await Promise.all(Array.from({ length: 8 }, freePort))
  const [etcd, peer, door, pooler] = ports as [number, number, number, number]
  const nodes = ['one', 'two'].map((name, at): Node => {
    return { name, host, port: ports[4 + at]!, rest: ports[6 + at]! }
  })
  const run = starter(folder)
  const at = { folder, etcd, bin: dirname(programs.postgres) }
  const begin = (node: Node) => {
    const settings = run.file(`${node.name}.yml`, patroniSettings(node, at))
    run.start(node.name, programs.patroni, [settings])
  }

  run.start('etcd', programs.etcd, etcdWords(folder, etcd, peer))
  for (const { name } of nodes) run.folder(name)
  begin(nodes[0]!)
  await until('the first node leads', () => says(nodes[0]!, 'primary'))
  begin(nodes[1]!)
  await until('the second node follows', () => says(nodes[1]!, 'sync'))
  const haproxy = run.file('haproxy.cfg', haproxySettings(door, nodes))
  run.start('haproxy', programs.haproxy, ['-db', '-f', haproxy])
  run.file('users.txt', '"postgres" ""\n')
  const pgbouncer = run.file('pgbouncer.ini', pgbouncerSettings(pooler, door, folder))
  run.start('pgbouncer', programs.pgbouncer, [pgbouncer])

  const url = `postgres://postgres@${host}:${door}/postgres`
  await until('the door leads to the leader alone', () => leadsToOne(url))
  const direct = await createDatabase(url)
  const pooled = Object.assign(new URL(direct), { port: String(pooler) }).href

  let ended: Node | null = null
  return {
    direct,
    pooled,
    endLeader: async (ending) => {
      const led = (await Promise.all(nodes.map((node) => says(node, 'primary')))).indexOf(true)
      const [leader, other] = [nodes[led]!, nodes[1 - led]!]
      if (ending === 'planned') await askToHandOver(leader, other)
      if (ending === 'gone') run.kill(join(folder, `${leader.name}.pid`))
      if (ending !== 'planned') run.kill(join(folder, leader.name, 'data/postmaster.pid'))
      if (ending === 'gone') ended = leader
      await until('the other one leads', () => says(other, 'primary'))
    },
    mend: async () => {
      if (ended) begin(ended)
      ended = null
      const follows = () => Promise.all(nodes.map((node) => says(node, 'sync')))
      await until('one follows', async () => (await follows()).includes(true))
    },
  }
}

/** Until it has asked them HAProxy takes each for the leader, and leads to all of them by turns. */
async function leadsToOne(url: string): Promise<boolean> {
  const leads = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined) // The door may close meanwhile; the query says so, too.
    await client.connect()
    const { rows } = await client.query<{ follows: boolean }>(
      'select pg_is_in_recovery() as follows',
    )
    await client.end()
    return rows[0]?.follows === false
  }
  const found = await Promise.allSettled(Array.from({ length: 4 }, leads))
  return found.every((one) => one.status === 'fulfilled' && one.value)
}

/** As a host does before work on a machine. */
async function askToHandOver(leader: Node, candidate: Node): Promise<void> {
  const body = JSON.stringify({ leader: leader.name, candidate: candidate.name })
  await fetch(`http://${host}:${leader.rest}/switchover`, { method: 'POST', body })
}

/** Whether a node says of itself that it is this. */
async function says({ rest }: Node, what: 'primary' | 'sync'): Promise<boolean> {
  const asked = fetch(`http://${host}:${rest}/${what}`, { signal: AbortSignal.timeout(2_000) })
  const answer = await asked.catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

/** They listen on this machine only, and hold invented families. */
const host = '127.0.0.1'

/** Seconds, far beyond what any step takes. */
const longest = 120

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + longest * 1_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${longest} s in vain until ${what}.`)
    await sleep(50)
  }
}

function etcdWords(folder: string, client: number, peer: number): string[] {
  const [asked, among] = [`http://${host}:${client}`, `http://${host}:${peer}`]
  const words = {
    name: 'etcd',
    'data-dir': join(folder, 'etcd'),
    'log-level': 'error',
    'listen-client-urls': asked,
    'advertise-client-urls': asked,
    'listen-peer-urls': among,
    'initial-advertise-peer-urls': among,
    'initial-cluster': `etcd=${among}`,
  }
  return Object.entries(words).flatMap(([name, value]) => [`--${name}`, value])
}

/** Starts programs in a folder, as the account that PostgreSQL may run as, and notes their processes there. */
function starter(folder: string) {
  const account = accountOf()
  const own = (path: string) => {
    if (account.uid !== undefined && account.gid !== undefined)
      chownSync(path, account.uid, account.gid)
    return path
  }
  own(folder)
  return {
    folder: (name: string) => {
      mkdirSync(join(folder, name))
      own(join(folder, name))
    },
    file: (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return own(join(folder, name))
    },
    start: (name: string, program: string, words: string[]) => {
      const log = openSync(join(folder, `${name}.log`), 'a')
      const child = spawn(program, words, {
        ...account,
        cwd: folder,
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: folder },
        stdio: ['ignore', log, log],
        detached: true, // Ctrl-C is for the measurement; the guard ends them after it.
      })
      child.unref()
      writeFileSync(join(folder, `${name}.pid`), String(child.pid))
    },
    kill: (file: string) =>
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL'),
  }
}

// Waits for the end of its input, which comes with `stop` and with any end of this process; then ends what
// is noted in the folder, what watches over PostgreSQL before PostgreSQL itself, and removes the folder.
const guardScript = `
  read -r _
  for noted in "$1"/*.pid "$1"/*/data/postmaster.pid; do
    [ -e "$noted" ] && kill -KILL "$(head -n 1 "$noted")" 2>/dev/null
  done
  sleep 1
  rm -rf "$1"
`

function endOf(folder: string, name: string): string {
  const file = join(folder, `${name}.log`)
  return existsSync(file) ? `${name}: ${readFileSync(file, 'utf8').slice(-2_000)}` : `${name}: –`
}
