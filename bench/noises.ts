import { request } from 'node:http'
import { addDays } from '#core/time/calendar.ts'
import type { FamilyExport } from '#core/family/export-schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import type { SeededFamily } from './bulk-seed.ts'
import { account } from './elefam.ts'
import { commandId } from './family.ts'

/** Does something large once; gives the status that it was answered with. */
export type Noise = () => Promise<number>

/** As large as an import may be, and a little less. */
const fileSize = 31 * 1024 * 1024
const weeksEach = 4

/** A week in which somebody wrote down everything: nearly as large as a document may be. */
function fullSprint(like: Sprint, index: number, familyId: string): Sprint {
  const startsOn = addDays('2025-12-01', -index * weeksEach * 7)
  const days = Array.from({ length: weeksEach * 7 }, (_, day) => addDays(startsOn, day))
  const text = 'We read two chapters and laughed. '.repeat(60).slice(0, limits.note).trim()
  const answer = { passed: false, mood: 4, did: text, next: '', help: '' }
  return {
    ...like,
    id: `full-${index}`,
    familyId,
    startsOn,
    weeks: weeksEach,
    completed: true,
    completedAt: `${days.at(-1)}T18:00:00.000Z`,
    tasks: like.tasks.slice(0, 6).map((task) => ({ ...task, checks: {} })),
    standUps: days.map((date) => ({
      date,
      offer: '',
      closedAt: `${date}T18:00:00.000Z`,
      answers: [{ memberId: 'primary', ...answer }],
    })),
  }
}

/** A family's own export with as many full weeks as there is room for. */
export async function familyFile(port: number, neighbour: SeededFamily): Promise<Buffer> {
  const path = apiPaths.familyExport(neighbour.familyId)
  const { text } = await post(port, neighbour, path, JSON.stringify({ password: account.password }))
  const { accounts: _, invites: __, changes: ___, ...file } = JSON.parse(text) as FamilyExport
  const like = file.sprints[0]!
  const size = JSON.stringify(fullSprint(like, 1, file.family.id)).length
  const count = Math.min(limits.sprints, Math.floor((limits.weeksSize * 0.95) / size))
  const sprints = Array.from({ length: count }, (_unused, index) =>
    fullSprint(like, index, file.family.id),
  )
  // The log in a file is for people to read: it is left where it is.
  const rest = fileSize - size * count
  const entry = { sequence: 1, command: { type: 'tick', note: 'n'.repeat(4_000) } }
  const changes = Array.from(
    { length: Math.floor(rest / JSON.stringify(entry).length) },
    () => entry,
  )
  const whole = { file: { ...file, sprints, changes }, replace: true, password: account.password }
  return Buffer.from(JSON.stringify(whole))
}

/** Brackets within brackets, which cost far more to parse than to send. */
export function nestedFile(): Buffer {
  const deep = '['.repeat(fileSize / 2) + ']'.repeat(fileSize / 2)
  return Buffer.from(`{"file":${deep},"replace":true}`)
}

export function importOf(port: number, neighbour: SeededFamily, file: Buffer): Noise {
  const path = apiPaths.familyImport(neighbour.familyId)
  return async () => (await post(port, neighbour, path, file)).status
}

/** One long list after the other, each a hundred weeks. */
export function listsOf(port: number, { familyId, headers }: SeededFamily): Noise {
  const paths = [
    `${apiPaths.insights(familyId)}?limit=100`,
    `${apiPaths.sprints(familyId)}?limit=100`,
    `${apiPaths.activity(familyId)}?limit=50`,
  ]
  let turn = 0
  return async () => {
    const path = paths[(turn += 1) % paths.length]!
    return (await send(port, { method: 'GET', path, headers })).status
  }
}

/** Large commands, one after the other: each brings a week as large as it may be. */
export function floodOf(
  port: number,
  neighbour: SeededFamily,
  { file, commands }: { file: Buffer; commands: number },
): Noise {
  const [like] = (JSON.parse(String(file)) as { file: FamilyExport }).file.sprints
  let sent = 0
  return async () => {
    const index = sent % commands
    sent += 1
    const sprint = fullSprint(like!, index, neighbour.familyId)
    const path = apiPaths.sprintCommands(neighbour.familyId, sprint.id)
    // Taken back and done again, so that the family's weeks do not become too many.
    const type = Math.floor(sent / commands) % 2 === 0 ? 'restore-sprint' : 'delete-sprint'
    const body = { id: commandId(), type, ...(type === 'restore-sprint' && { sprint }) }
    return (await post(port, neighbour, path, JSON.stringify(body))).status
  }
}

export const post = (
  port: number,
  { headers }: SeededFamily,
  path: string,
  body: string | Buffer,
): Promise<{ status: number; text: string }> =>
  send(port, { method: 'POST', path, headers, body: Buffer.from(body) })

type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
}

export function send(port: number, { method, path, headers, body }: Sent) {
  const content = body && { 'content-type': 'application/json', 'content-length': body.length }
  return new Promise<{ status: number; text: string }>((done, fail) => {
    const asked = request(
      { port, host: '127.0.0.1', method, path, headers: { ...headers, ...content } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', fail)
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, text: String(Buffer.concat(parts)) }),
        )
      },
    )
    asked.on('error', fail)
    asked.end(body)
  })
}
