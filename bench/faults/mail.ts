import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { freePort } from '../../scripts/free-port.ts'
import { enter, startElefam } from '../elefam.ts'
import { judged, rounded, type Result } from '../results.ts'

const command = 'npm run faults -- mail'

/** A mail server as bad as they come, until `close`. */
type BadServer = { url: string; close: () => void | Promise<void> }

const ways: Record<string, () => Promise<BadServer>> = {
  'nobody listens': async () => ({
    url: `smtp://127.0.0.1:${await freePort()}`,
    close: () => undefined,
  }),
  'every recipient is refused for now': () => startMailServer({ recipient: () => 451 }),
  'every mail is refused for now': () => startMailServer({ content: () => 452 }),
  'never says a word': async () => silentServer(),
}

/** Invites while mail cannot be sent: each is created, quickly, and its mail goes out later. */
export async function measureMail(rounds: number): Promise<Result[]> {
  const times: number[] = []
  const failed: string[] = []
  let invites = 0
  let delivered = 0
  for (const [way, start] of Object.entries(ways)) {
    const bad = await start()
    const dataDir = mkdtempSync(join(tmpdir(), 'elefam-mail-'))
    const port = await freePort()
    const url = `http://localhost:${port}`
    const env = { PORT: String(port), BASE_URL: url }
    const server = await startElefam(dataDir, { pinned: false, env: { ...env, SMTP_URL: bad.url } })
    const wanted: string[] = []
    try {
      for (let count = 0; count < rounds; count += limits.invitesAnHour) {
        const owner = await enter({ url, port }, 'sign-up', `owner${count}@example.org`)
        const { headers } = owner
        const response = await fetch(url + apiPaths.bootstrap, { headers })
        const { family } = (await response.json()) as Bootstrap
        for (let index = 0; index < Math.min(limits.invitesAnHour, rounds - count); index += 1) {
          const toEmail = `guest${count + index}@example.org`
          const began = performance.now()
          const created = await fetch(url + apiPaths.invites(family.id), {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ toEmail, name: 'Guest' }),
          })
          await created.arrayBuffer()
          times.push(performance.now() - began)
          if (created.status === 200) wanted.push(toEmail)
          else failed.push(`${way}: ${created.status}`)
        }
      }
    } finally {
      await server.stop()
      await bad.close()
    }
    invites += wanted.length
    delivered += await deliveredLater(dataDir, env, wanted)
    rmSync(dataDir, { recursive: true, force: true })
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.95)]!
  return [
    judged(
      {
        id: 'mail-invites',
        what: 'Creating an invite while the mail server refuses, fails or hangs, 95 of 100 within',
        value: rounded(p95),
        unit: 'ms',
        command,
        note: [`${invites} invites over ${Object.keys(ways).join(', ')}`, ...failed].join('; '),
      },
      { atMost: 500 },
    ),
    judged(
      {
        id: 'mail-later',
        what: 'Invites that were refused, or whose mail did not come once the mail server worked',
        value: failed.length + invites - delivered,
        unit: `of ${invites}`,
        command,
      },
      { atMost: 0 },
    ),
  ]
}

/** Starts again beside a mail server that works, and counts the guests who get their mail. */
async function deliveredLater(dataDir: string, env: Record<string, string>, wanted: string[]) {
  const good = await startMailServer()
  // What is due again only after a while is due now.
  makeDue(dataDir)
  const server = await startElefam(dataDir, {
    pinned: false,
    env: { ...env, SMTP_URL: good.url },
  })
  const got = () => new Set(good.received.flatMap(({ to }) => to))
  for (let tries = 0; tries < 400 && wanted.some((address) => !got().has(address)); tries += 1) {
    await sleep(50)
  }
  await server.stop()
  await good.close()
  return wanted.filter((address) => got().has(address)).length
}

function makeDue(dataDir: string): void {
  const database = new DatabaseSync(databaseFile(dataDir))
  database.exec(`update outbox set "dueAt" = "createdAt"`)
  database.close()
}

/** Takes connections and never answers. */
async function silentServer(): Promise<BadServer> {
  const port = await freePort()
  const server: Server = createServer(() => undefined)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { url: `smtp://127.0.0.1:${port}`, close: () => void server.close() }
}
