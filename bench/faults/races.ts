import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { Invite } from '#core/invites/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { createDatabase, type Postgres } from '../../scripts/postgres.ts'
import { enter, startElefam, type Elefam, type Parent } from '../elefam.ts'
import { judged, rounded, type Result } from '../results.ts'

const racers = 50
const url = 'http://family.example'
const secret = 'a secret that both servers of this measurement share'

type Person = Parent & { email: string; userId: string; familyId: string }

/** Two servers on one PostgreSQL, as behind a proxy: fifty accept one invite at once, again and again. */
export async function measureRaces(rounds: number, postgres: Postgres): Promise<Result[]> {
  const databaseUrl = await createDatabase(postgres.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-races-'))
  const env = { DATABASE_URL: databaseUrl, BASE_URL: url, SECRET: secret }
  const options = { pinned: false, env }
  const servers = [await startElefam(dataDir, options), await startElefam(dataDir, options)]
  try {
    const people: Person[] = []
    for (let index = 0; index < racers; index += 1)
      people.push(await settleIn(servers[index % 2]!, index))
    const winners = await race(servers, people, rounds)
    return [
      judged(
        {
          id: 'racing-accepts',
          what: `Rounds of ${rounds} in which fifty racing accepts had another number of winners than one`,
          value: winners.filter((count) => count !== 1).length,
          unit: 'rounds',
          command: 'npm run faults -- races',
          note: 'two servers on one PostgreSQL',
        },
        { atMost: 0 },
      ),
      // Somebody whose cookie is still the first one.
      await measureSignOut(
        servers as [Elefam, Elefam],
        await settleIn(servers[0]!, racers + rounds),
      ),
    ]
  } finally {
    for (const server of servers) await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function settleIn({ port }: Elefam, index: number): Promise<Person> {
  const email = `racer${index}@example.org`
  const person = await enter({ url, port }, 'sign-up', email)
  const response = await fetch(at(port, apiPaths.bootstrap), { headers: person.headers })
  const { user } = (await response.json()) as Bootstrap
  return { ...person, email, userId: user.id, familyId: user.familyId }
}

const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`

const call = ({ headers }: Parent, { port }: Elefam, path: string, method: string, body?: object) =>
  fetch(at(port, path), {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

/** How many got in, in each round; whoever got in goes back afterwards. */
async function race(servers: Elefam[], people: Person[], rounds: number): Promise<number[]> {
  const [first] = servers as [Elefam]
  const counts: number[] = []
  let owner: Person | undefined
  for (let round = 0; round < rounds; round += 1) {
    if (round % limits.invitesAnHour === 0) owner = await settleIn(first, racers + round)
    const { familyId } = owner!
    const invite = { toEmail: 'guest@example.org', name: 'Guest' }
    const created = await call(owner!, first, apiPaths.invites(familyId), 'POST', invite)
    const { inviteId } = (await created.json()) as Invite
    const answers = await Promise.all(
      people.map(async (person, index) => {
        const path = apiPaths.acceptInvite(inviteId)
        const answer = await call(person, servers[index % 2]!, path, 'POST', {})
        await answer.arrayBuffer()
        return answer.status === 200
      }),
    )
    const winners = people.filter((_, index) => answers[index])
    counts.push(winners.length)
    for (const winner of winners) {
      const path = apiPaths.coParent(familyId, winner.userId)
      await (await call(owner!, first, path, 'DELETE')).arrayBuffer()
      // Joining gave them another cookie, which nobody kept: they come to the next race anew.
      Object.assign(winner, await enter({ url, port: first.port }, 'sign-in', winner.email))
    }
  }
  return counts
}

/** Somebody signs out at one server: how long the other still lets the same cookie in. */
async function measureSignOut([one, other]: [Elefam, Elefam], person: Person): Promise<Result> {
  const isIn = async () => {
    const answer = await call(person, other, apiPaths.bootstrap, 'GET')
    await answer.arrayBuffer()
    return answer.status === 200
  }
  if (!(await isIn())) throw new Error('The second server does not know the session.')
  await (await call(person, one, apiPaths.signOut, 'POST', {})).arrayBuffer()
  const began = performance.now()
  while (await isIn()) await sleep(5)
  return judged(
    {
      id: 'sign-out-shared',
      what: 'Until a sign-out at one server counts at the other',
      value: rounded((performance.now() - began) / 1000),
      unit: 's',
      command: 'npm run faults -- races',
    },
    { atMost: 1 },
  )
}
