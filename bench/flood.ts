// What one account does to the server, in a thread of its own: to make and send 31 MB must not be
// felt in how long others' requests seem to take.
import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import type { SeededFamily } from './bulk-seed.ts'
import { account } from './elefam.ts'
import { commandId } from './family.ts'
import { rounded } from './results.ts'
import type { Ask } from './steady.ts'

/** Which flood, by whom, where, and for how long. */
export type FloodOrder = { name: string; heavy: SeededFamily; port: number; seconds: number }

type Flood = (order: FloodOrder, heavy: SeededFamily) => Promise<string>

const floods: Record<string, Flood> = {
  brackets: async (elefam, heavy) => {
    const answers = []
    for (let times = 0; times < 3; times += 1) answers.push(await send(elefam, heavy, brackets()))
    return answers.join(', ')
  },
  import: async (elefam, heavy) => {
    const file = await fullFile(elefam, heavy)
    const began = performance.now()
    const answer = await send(elefam, heavy, file)
    return `${answer} after ${rounded((performance.now() - began) / 1000)} s, ${file.length} bytes`
  },
  readers: async (elefam, heavy) => {
    const { familyId, headers } = heavy
    const paths = [
      `${apiPaths.sprints(familyId)}?limit=100`,
      `${apiPaths.insights(familyId)}?limit=100`,
      `${apiPaths.activity(familyId)}?limit=50`,
    ]
    const until = performance.now() + elefam.seconds * 1000
    let size = 0
    let count = 0
    const read = async (turn: number) => {
      while (performance.now() < until) {
        const path = paths[(turn + count) % paths.length]!
        const { text } = await call(elefam, { method: 'GET', path, headers })
        size += text.length
        count += 1
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, turn) => read(turn)))
    return `${count} lists, ${rounded(size / 1e6)} MB`
  },
  commands: async (elefam, heavy) => {
    const { body } = await weekOf(elefam, heavy)
    const counts = new Map<number, number>()
    for (let index = 0; index < 400; index += 1) {
      const sprint = { ...full(body), id: `large${index}` }
      const path = apiPaths.sprintCommands(heavy.familyId, sprint.id)
      const text = JSON.stringify({ id: commandId(), type: 'restore-sprint', sprint })
      const { status } = await call(elefam, {
        method: 'POST',
        path,
        headers: heavy.headers,
        text,
      })
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
    return [...counts].map(([status, times]) => `${status}: ${times}`).join(', ')
  },
}

async function weekOf(elefam: FloodOrder, { familyId, headers }: SeededFamily) {
  const { text } = await call(elefam, { method: 'GET', path: apiPaths.bootstrap, headers })
  const { family, sprints } = JSON.parse(text) as Bootstrap
  const body = sprints.find(({ familyId: of }) => of === familyId) as Sprint
  return { family, body }
}

/** A week as large as a week may be. */
const full = (week: Sprint): Sprint => {
  const tasks = Array.from({ length: limits.tasks }, (_, index) => ({
    ...week.tasks[0]!,
    id: `task${index}`,
    title: 'n'.repeat(limits.title),
    checks: {},
  }))
  const note = 'n'.repeat(limits.note)
  const retrospective = { stage: 'thanks', feelings: [], cards: [], why: note, thanks: note }
  return { ...week, tasks, retrospective } as unknown as Sprint
}

async function fullFile(elefam: FloodOrder, heavy: SeededFamily): Promise<string> {
  const { family, body } = await weekOf(elefam, heavy)
  const sprint = full(body)
  const each = JSON.stringify(sprint).length
  const count = Math.min(limits.sprints, Math.floor((23 * 1024 * 1024) / each))
  const sprints = Array.from({ length: count }, (_, index) => ({ ...sprint, id: `week${index}` }))
  const change = { sequence: 1, text: 'x'.repeat(1000) }
  const filling = Math.max(0, Math.floor((31 * 1024 * 1024 - count * each) / 1040))
  const changes = Array.from({ length: filling }, () => change)
  const head = { format: 'elefam-family', formatVersion: 1, exportedAt: new Date().toISOString() }
  const file = { ...head, family, sprints, changes }
  return JSON.stringify({ file, replace: true, password: account.password })
}

const brackets = () => `{"file":${'['.repeat(31 * 1024 * 1024)}`

const send = async (elefam: FloodOrder, { familyId, headers }: SeededFamily, text: string) => {
  const path = apiPaths.familyImport(familyId)
  const answer = await call(elefam, { method: 'POST', path, headers, text })
  return `${answer.status} ${answer.text.slice(0, 60)}`
}

type Call = Pick<Ask, 'method' | 'path' | 'headers'> & { text?: string }

/** Answers early where the server does, which hangs up on whoever goes on sending. */
function call({ port }: FloodOrder, { method, path, headers, text }: Call) {
  const json =
    text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  return new Promise<{ status: number; text: string }>((done) => {
    const options = { port, host: '127.0.0.1', method, path, headers: { ...headers, ...json } }
    const asked = request(options, (response) => {
      let said = ''
      response.setEncoding('utf8').on('data', (part: string) => (said += part))
      response.on('close', () => done({ status: response.statusCode ?? 0, text: said }))
    })
    asked.on('error', (error) => done({ status: 0, text: error.message }))
    asked.end(text)
  })
}

const order = workerData as FloodOrder
const said = await floods[order.name]!(order, order.heavy)
parentPort?.postMessage(said, [])
