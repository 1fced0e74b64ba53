import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'
import { seedFamilies } from './bulk-seed.ts'
import { startElefam } from './elefam.ts'
import { judged, rounded, told, type Result } from './results.ts'
import { openTab, type Tab } from './tab.ts'

const tabs = 1_000
const families = 200
/** Milliseconds for which the server is away. */
const outage = 60_000
const aims = { slowest: 1_000, requests: 12 }
const command = 'npm run bench -- back-again'

/** A thousand open pages whose server goes away for a minute and comes back. */
export async function measureBackAgain(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  const open: Tab[] = []
  try {
    const neighbours = await seedFamilies(dataDir, { families, active: families })
    const port = await freePort()
    const env = { PORT: String(port), BASE_URL: `http://localhost:${port}` }
    const before = await startElefam(dataDir, { env })
    for (let index = 0; index < tabs; index += 1) {
      open.push(openTab(port, neighbours[index % families]!))
      if (index % 20 === 0) await wait(20)
    }
    await until(() => open.every((tab) => tab.isLive()))
    await before.stop()
    const leftAt = performance.now()
    await wait(outage)
    const asked = open.map((tab) => tab.requests(leftAt))
    const after = await startElefam(dataDir, { env })
    const backAt = performance.now()
    await until(() => open.every((tab) => tab.isLive()))
    const seconds = (performance.now() - backAt) / 1000
    const answered = open.flatMap((tab) => tab.answered(backAt))
    for (const tab of open) tab.close()
    await after.stop()
    return rows({ asked, answered, seconds })
  } finally {
    for (const tab of open) tab.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function rows({
  asked,
  answered,
  seconds,
}: {
  asked: number[]
  answered: number[]
  seconds: number
}): Result[] {
  const average = asked.reduce((sum, count) => sum + count, 0) / asked.length
  const p99 = answered.toSorted((a, b) => a - b)[Math.floor(answered.length * 0.99)]!
  return [
    judged(
      {
        id: 'back-again-requests',
        what: 'Requests of a tab in the first minute without its server, at most',
        value: Math.max(...asked),
        unit: 'requests',
        command,
        note: `on average ${rounded(average)}`,
      },
      { atMost: aims.requests },
    ),
    judged(
      {
        id: 'back-again-slowest',
        what: `The slowest request when ${tabs} waiting tabs come back to a server that was restarted`,
        value: rounded(Math.max(...answered)),
        unit: 'ms',
        command,
        note: `p99 ${rounded(p99)} ms of ${answered.length} requests`,
      },
      { atMost: aims.slowest },
    ),
    told({
      id: 'back-again-all',
      what: `Until all ${tabs} tabs are back`,
      value: rounded(seconds),
      unit: 's',
      command,
    }),
  ]
}

async function until(isSo: () => boolean): Promise<void> {
  const timeout = AbortSignal.timeout(5 * 60_000)
  while (!isSo()) {
    if (timeout.aborted) throw new Error('Some tabs did not come back.')
    await wait(50)
  }
}
