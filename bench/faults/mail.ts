import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { freePort } from '../../scripts/free-port.ts'
import { enter } from '../elefam.ts'
import { judged, rounded, type Result } from '../results.ts'
import { killed, startServer } from './test-environment.ts'

const command = 'npm run faults -- mail'

/** A mail server as bad as they come, until `close`. */
type BadServer = { close: () => void | Promise<void> }

/** All of them at one address, one after the other. */
const ways: Record<string, (port: number) => Promise<BadServer>> = {
  'nobody listens': async () => ({ close: () => undefined }),
  'every recipient is refused for now': (port) =>
    startMailServer({ recipient: () => 451 }, { port }),
  'every mail is refused for now': (port) => startMailServer({ content: () => 452 }, { port }),
  'never says a word': silentServer,
}

/** Invites while mail cannot be sent: each is created, quickly, and its mail goes out later. */
export async function measureMail(rounds: number): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-mail-'))
  const [port, mailPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const env = {
    PORT: String(port),
    BASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'mail@family.example',
  }
  const server = await startServer(dataDir, env)
  const sum: Invited = { times: [], failed: [], wanted: [] }
  try {
    for (const [way, start] of Object.entries(ways)) {
      const bad = await start(mailPort)
      await invite({ url, port, dataDir }, { way, rounds }, sum)
      // In the middle of the mails that nobody answers: they come later as well.
      if (way === 'never says a word') await killed(server)
      await bad.close()
    }
  } finally {
    await killed(server)
  }
  const delivered = await deliveredLater({ dataDir, env, mailPort }, sum.wanted)
  rmSync(dataDir, { recursive: true, force: true })
  return resultsOf(sum, delivered)
}

/** Milliseconds for each invite, those that failed, and the guests who are to get a mail. */
type Invited = { times: number[]; failed: string[]; wanted: string[] }

/** Creates so many invites, in as many families as that takes. */
async function invite(
  at: { url: string; port: number; dataDir: string },
  { way, rounds }: { way: string; rounds: number },
  { times, failed, wanted }: Invited,
): Promise<void> {
  for (let count = 0; count < rounds; count += limits.invitesAnHour) {
    const { headers } = await enter(at, 'sign-up', `owner${times.length}@example.org`)
    confirmEverybody(at.dataDir)
    const response = await fetch(at.url + apiPaths.bootstrap, { headers })
    const { family } = (await response.json()) as Bootstrap
    for (let index = 0; index < Math.min(limits.invitesAnHour, rounds - count); index += 1) {
      const toEmail = `guest${times.length}@example.org`
      const began = performance.now()
      const created = await fetch(at.url + apiPaths.invites(family.id), {
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
}

function resultsOf({ times, failed, wanted }: Invited, delivered: number): Result[] {
  const p95 = times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.95)]!
  const invites = wanted.length
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

type Stopped = { dataDir: string; env: Record<string, string>; mailPort: number }

/** Starts again beside a mail server that works, and counts the guests who get their mail. */
async function deliveredLater({ dataDir, env, mailPort: port }: Stopped, wanted: string[]) {
  const good = await startMailServer({}, { port })
  // What is due again only after a while is due now.
  makeDue(dataDir)
  const server = await startServer(dataDir, env)
  const got = () => new Set(good.received.flatMap(({ to }) => to))
  const isMissing = (address: string) => !got().has(address)
  for (let tries = 0; tries < 1_200 && wanted.some(isMissing); tries += 1) await sleep(50)
  await server.stop()
  await good.close()
  return wanted.filter((address) => got().has(address)).length
}

/** Invites of an account whose address is not confirmed would wait for that. */
function confirmEverybody(dataDir: string): void {
  const database = new DatabaseSync(databaseFile(dataDir))
  database.exec(`pragma busy_timeout = 5000; update users set "emailVerified" = 1`)
  database.close()
}

function makeDue(dataDir: string): void {
  const database = new DatabaseSync(databaseFile(dataDir))
  database.exec(`update outbox set "dueAt" = "createdAt"`)
  database.close()
}

/** Takes connections and never answers. */
async function silentServer(port: number): Promise<BadServer> {
  const callers = new Set<Socket>()
  const server = createServer((socket) => void callers.add(socket.on('error', () => undefined)))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const close = () => {
    server.close()
    for (const socket of callers) socket.destroy()
  }
  return { close }
}
