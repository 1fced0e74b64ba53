import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from '#core/paths.ts'
import { proxyFiles, type Cell } from '#server/testing/cells.ts'
import { freePort } from '../../scripts/free-port.ts'
import type { Elefam } from '../elefam.ts'
import { judged, type Result } from '../results.ts'
import { killed, signUpFamily, startServer } from './test-environment.ts'

const command = 'npm run faults -- cells'
const cells = ['oak', 'elm'] as const
const nameOf = (cell: Cell) => `${cell}.family.example`

/** Two installations behind the HAProxy of docs/scale.md: each serves its own while the other ends. */
export async function measureCells(rounds: number): Promise<Result[]> {
  if (spawnSync('haproxy', ['-v']).error) {
    console.log('There is no haproxy here, so nothing was measured.')
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'elefam-cells-'))
  const door = await freePort()
  const ports = { oak: await freePort(), elm: await freePort() }
  const begin = (cell: Cell) =>
    startServer(join(folder, cell), {
      PORT: String(ports[cell]),
      BASE_URL: `http://${nameOf(cell)}:${door}`,
    })
  const servers: Record<Cell, Elefam> = { oak: await begin('oak'), elm: await begin('elm') }
  const proxy = await startProxy(folder, door, ports)
  try {
    const families = { oak: await familyOf('oak', door), elm: await familyOf('elm', door) }
    const isServed = async (cell: Cell) => {
      const { headers, familyId } = families[cell]
      const at = `http://127.0.0.1:${door}${apiPaths.family(familyId)}`
      const { status } = await fetch(at, { headers })
      return status === 200
    }
    const strangers = await wrongDoors(door, families)
    let refused = 0
    for (let round = 0; round < rounds; round += 1) {
      const [ending, other] = round % 2 === 0 ? cells : (['elm', 'oak'] as const)
      await killed(servers[ending])
      for (let tries = 0; tries < 20; tries += 1) if (!(await isServed(other))) refused += 1
      servers[ending] = await begin(ending)
      while (!(await isServed(ending))) await sleep(100) // The proxy looks every two seconds.
    }
    return [
      judged(
        {
          id: 'cells-refused',
          what: `Requests that one cell did not answer while the other was killed ${rounds} times`,
          value: refused,
          unit: `of ${rounds * 20}`,
          command,
          note: 'two installations behind the HAProxy of docs/scale.md, by their names',
        },
        { atMost: 0 },
      ),
      judged(
        {
          id: 'cells-wrong-door',
          what: 'Requests that a cell answered which were not for it',
          value: strangers,
          unit: 'of 4',
          command,
          note: 'the other cell’s cookie, an unknown name, and the bare name, which leads to elm',
        },
        { atMost: 0 },
      ),
    ]
  } finally {
    proxy.kill()
    for (const cell of cells) await servers[cell].stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts HAProxy with the page’s files, on these ports and without a certificate. */
async function startProxy(
  folder: string,
  door: number,
  ports: Record<Cell, number>,
): Promise<ChildProcess> {
  const { map, config } = proxyFiles()
  const [mapFile, configFile] = [join(folder, 'cells.map'), join(folder, 'haproxy.cfg')]
  writeFileSync(mapFile, map)
  writeFileSync(
    configFile,
    config
      .replace(/bind :443 .*/, `bind 127.0.0.1:${door}`)
      .replace('/etc/haproxy/cells.map', mapFile)
      .replace('127.0.0.1:3001', `127.0.0.1:${ports.oak}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${ports.elm}`),
  )
  const proxy = spawn('haproxy', ['-f', configFile], { stdio: ['ignore', 'inherit', 'inherit'] })
  await once(proxy, 'spawn')
  const isOpen = () =>
    fetch(`http://127.0.0.1:${door}/`).then(
      () => true,
      () => false,
    )
  while (!(await isOpen())) {
    if (proxy.exitCode !== null) throw new Error(`haproxy ended with ${proxy.exitCode}.`)
    await sleep(50)
  }
  return proxy
}

/** A family that signed up by its cell’s name. */
async function familyOf(cell: Cell, door: number) {
  const { parent, familyId } = await signUpFamily({
    url: `http://${nameOf(cell)}:${door}`,
    port: door,
  })
  return { headers: parent.headers, familyId }
}

type Families = Record<Cell, { headers: Record<string, string>; familyId: string }>

/** How many of those at the wrong door are let in. */
async function wrongDoors(door: number, { oak, elm }: Families): Promise<number> {
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${door}${path}`, { headers, redirect: 'manual' })
  const answers = await Promise.all([
    ask(apiPaths.family(oak.familyId), { ...oak.headers, host: elm.headers['host']! }),
    ask(apiPaths.family(elm.familyId), { ...elm.headers, host: oak.headers['host']! }),
    ask('/', { host: 'ash.family.example' }),
    ask('/about', { host: 'family.example' }),
  ])
  const expected = [401, 401, 404, 302]
  const isLed = answers.at(-1)?.headers.get('location') === 'https://elm.family.example/about'
  return answers.filter(({ status }, at) => status !== expected[at]).length + Number(!isLed)
}
