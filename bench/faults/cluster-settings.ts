import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What a cluster is made of, and what Debian’s package of it is called. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql',
} as const
type Program = keyof typeof packages

/** Where each program is, or the packages that are missing. */
export type Programs = Record<Program, string>

/** Debian keeps PostgreSQL’s own programs, and each version of them, out of the path. */
const versions = '/usr/lib/postgresql'

export function findPrograms(): Programs | { missing: string[] } {
  const kept = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => +b - +a) : []
  const folders = [
    ...kept.map((version) => join(versions, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
  ]
  const found = (program: string) =>
    folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
  const all = Object.entries(packages).map(([program, debian]) => {
    return { program, debian, file: found(program) }
  })
  const missing = all.filter(({ file }) => !file).map(({ debian }) => debian)
  if (missing.length > 0) return { missing }
  return Object.fromEntries(all.map(({ program, file }) => [program, file])) as Programs
}

/** A node’s address, and its ports: of PostgreSQL, and of Patroni, which says whether it leads. */
export type Node = { name: string; host: string; port: number; rest: number }

/**
 * As docs/operate.md has it. `ttl` and `loop_wait` decide after how long a machine that is silent counts as
 * gone; a PostgreSQL that crashed is replaced at once instead of being started again.
 */
export const agreed = {
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 3,
  synchronous_mode: true,
  primary_start_timeout: 0,
  postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
}

type At = { folder: string; etcd: number; bin: string }

/** A node’s settings; YAML takes JSON as it is. */
export function patroniSettings(node: Node, { folder, etcd, bin }: At): string {
  const { name, host, port, rest } = node
  const here = (to: number) => ({ listen: `${host}:${to}`, connect_address: `${host}:${to}` })
  return JSON.stringify({
    scope: 'elefam',
    name,
    restapi: here(rest),
    etcd3: { hosts: [`127.0.0.1:${etcd}`] },
    bootstrap: {
      dcs: agreed,
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      ...here(port),
      data_dir: join(folder, name, 'data'),
      bin_dir: bin,
      pgpass: join(folder, name, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
      },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      parameters: { unix_socket_directories: '', shared_buffers: '64MB' },
    },
  })
}

/** A door that leads to whichever node says that it leads; one that is slow to say so is asked again. */
export function haproxySettings(port: number, nodes: readonly Node[]): string {
  const server = (node: Node) =>
    `  server ${node.name} ${node.host}:${node.port} check port ${node.rest}`
  return `
defaults
  mode tcp
  timeout connect 2s
  timeout check 3s
  timeout client 1h
  timeout server 1h

listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 2s downinter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${nodes.map(server).join('\n')}
`
}

/** A pooler that gives each transaction any of its connections to that door. */
export function pgbouncerSettings(port: number, door: number, folder: string): string {
  return `
[databases]
* = host=127.0.0.1 port=${door}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
server_login_retry = 1
`
}
