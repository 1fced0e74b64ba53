import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { startWebhookReceiver } from '#server/testing/webhook-receiver.ts'
import type { SeededFamily } from './bulk-seed.ts'
import { account } from './elefam.ts'
import { commandId } from './family.ts'
import { post, send, type Noise } from './noises.ts'

/** Noise, and how long somebody else waits meanwhile for what the noise is made of, in milliseconds. */
export type Stage = {
  noises: Noise[]
  probe?: () => Promise<number>
  stop?: () => Promise<void>
}

/** Where it is made, by whom, and who wants something meanwhile. */
export type Setting = { port: number; loud: SeededFamily[]; quiet: SeededFamily }

/** Who is asked for something and does not give it is not waited for longer, in milliseconds. */
const timeout = 30_000

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await Promise.race([work(), wait(timeout)])
  return performance.now() - begun
}

/** The week that a family is in. */
async function thisWeek(port: number, { headers }: SeededFamily): Promise<Sprint> {
  const { text } = await send(port, { method: 'GET', path: apiPaths.bootstrap, headers })
  return (JSON.parse(text) as Bootstrap).sprints.find(({ completed }) => !completed)!
}

/** Ticks of this week, each another box or the same one back. */
function ticksOf(port: number, family: SeededFamily): Noise {
  let week: Promise<Sprint> | undefined
  let count = 0
  return async () => {
    const { id, tasks, startsOn: date } = await (week ??= thisWeek(port, family))
    count += 1
    const done = count % 2 === 1
    const box = { taskId: tasks[0]!.id, memberId: 'primary', date }
    const body = { id: commandId(), type: 'tick', ...box, done }
    const path = apiPaths.sprintCommands(family.familyId, id)
    return (await post(port, family, path, JSON.stringify(body))).status
  }
}

async function addWebhook(port: number, family: SeededFamily, url: string): Promise<void> {
  const body = JSON.stringify({ url, names: true })
  const { status, text } = await post(port, family, apiPaths.webhooks(family.familyId), body)
  if (status !== 200) throw new Error(`A webhook was answered ${status} ${text}`)
}

/** A family whose five receivers never answer, and ticks without an end; another is told of its own. */
export async function tarpits({ port, loud, quiet }: Setting): Promise<Stage> {
  const [tarpit, receiver] = [await startWebhookReceiver(), await startWebhookReceiver()]
  tarpit.hangs()
  const family = loud[0]!
  for (let count = 0; count < limits.webhooks; count += 1)
    await addWebhook(port, family, tarpit.url)
  await addWebhook(port, quiet, receiver.url)
  const [tick, loudTick] = [ticksOf(port, quiet), ticksOf(port, family)]
  return {
    // As often as hands can: it is the receivers that are slow.
    noises: [() => wait(100).then(loudTick)],
    probe: () =>
      timed(async () => {
        const before = receiver.deliveries.length
        await tick()
        while (receiver.deliveries.length === before) await wait(20)
      }),
    stop: async () => {
      await Promise.all([tarpit.stop(), receiver.stop()])
    },
  }
}

/** Tries passwords. */
async function tryIn(port: number, { email }: { email: string }, from: string, password: string) {
  const headers = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
  const body = Buffer.from(JSON.stringify({ email, password }))
  const asked = { method: 'POST', path: apiPaths.signIn, body }
  return (await send(port, { ...asked, headers: { ...headers, 'x-forwarded-for': from } })).status
}

/** Wrong passwords from all of a /48, each from another household; the owner comes from elsewhere. */
export function signInFlood({ port, quiet }: Setting): Stage {
  let tried = 0
  const guess: Noise = () => {
    tried += 1
    const from = `2001:db8:7:${(tried % 65_536).toString(16)}::1`
    return tryIn(port, { email: `guest${tried}@example.org` }, from, 'a-wrong-password')
  }
  let visits = 0
  return {
    noises: Array.from({ length: 64 }, () => guess),
    probe: () =>
      timed(async () => {
        visits += 1
        const status = await tryIn(port, quiet, `198.51.100.${visits % 250}`, account.password)
        if (status !== 200) await wait(timeout)
      }),
  }
}

/** A request of which the body comes bit by bit; the status that it is answered with, 0 for none. */
async function drip(
  port: number,
  head: readonly string[],
  { size, bytes, every }: { size: number; bytes: number; every: number },
): Promise<number> {
  const socket: Socket = connect(port, '127.0.0.1')
  const answer: string[] = []
  socket.on('error', () => undefined)
  socket.setEncoding('utf8').on('data', (text: string) => answer.push(text))
  const lines = [...head, 'content-type: application/json', `content-length: ${size}`]
  socket.write(`${lines.join('\r\n')}\r\n\r\n{"file":{"sprints":[`)
  while (!socket.destroyed && answer.length === 0) {
    await wait(every)
    socket.write(' '.repeat(bytes))
  }
  socket.destroy()
  return Number(answer.join('').split(' ')[1] ?? 0)
}

const headOf = (path: string, headers: Record<string, string>) => [
  `POST ${path} HTTP/1.1`,
  ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
]

/** Files of three families that drip in; another one reads in a small one. */
export function slowImports({ port, loud, quiet }: Setting): Stage {
  const pathOf = (family: SeededFamily) => apiPaths.familyImport(family.familyId)
  const dripping = (family: SeededFamily): Noise => {
    const pace = { size: limits.importSize, bytes: 100, every: 200 }
    return () => drip(port, headOf(pathOf(family), family.headers), pace)
  }
  return {
    noises: loud.map((family) => dripping(family)),
    // Read, and refused for what it is: that needs its place as well.
    probe: () => timed(() => post(port, quiet, pathOf(quiet), '{"file":{}}')),
  }
}

/** As much as a file may have of what takes longest to read. */
function heavyCalendar(): string {
  const rules = 'RRULE:FREQ=DAILY;COUNT=999999999\r\nRRULE:FREQ=SECONDLY\r\n'
  const event = `BEGIN:VEVENT\r\nDTSTART:19700101T090000\r\n${rules}END:VEVENT\r\n`
  const text = event.repeat(Math.floor((limits.outsideFile - 100) / event.length))
  return `BEGIN:VCALENDAR\r\n${text}END:VCALENDAR`
}

const lightCalendar =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260304T090000\r\nSUMMARY:Club\r\nEND:VEVENT\r\nEND:VCALENDAR'

/** Two families' calendar files that take as long as they may, one after the other. */
export function heavyCalendars({ port, loud, quiet }: Setting): Stage {
  const add = async (family: SeededFamily, file: string) => {
    const path = apiPaths.outsideCalendars(family.familyId)
    return (await post(port, family, path, JSON.stringify({ name: 'Club', file }))).status
  }
  const file = heavyCalendar()
  return {
    noises: loud.slice(0, 1).flatMap((one) => [() => add(one, file), () => add(one, file)]),
    probe: () => timed(() => add(quiet, lightCalendar)),
  }
}

/** The longest notes, of lines and nothing else, merged with what stands there. */
export function worstTexts({ port, loud }: Setting): Stage {
  const family = loud[0]!
  let week: Promise<Sprint> | undefined
  let count = 0
  const lines = (mark: string) => mark + '\n'.repeat(limits.note - 2 * mark.length) + mark
  const answer = (mark: string) => ({
    memberId: 'primary',
    passed: false,
    mood: 3,
    did: lines(mark),
    next: lines(mark),
    help: lines(mark),
  })
  return {
    noises: [
      async () => {
        const { id, startsOn: date } = await (week ??= thisWeek(port, family))
        count += 1
        const [mine, from] = [answer(`${count % 7}`), answer(`${(count + 3) % 7}`)]
        const body = { id: commandId(), type: 'answer-stand-up', date, answer: mine, from }
        const path = apiPaths.sprintCommands(family.familyId, id)
        return (await post(port, family, path, JSON.stringify(body))).status
      },
    ],
  }
}

/**
 * Four hundred strangers, each with a form that comes as slowly as it may. Before, as many requests come
 * whose form comes at once: what any so many connections take, V8's young half above all, is no part of it.
 */
export async function slowBodies({ port }: Setting): Promise<Stage> {
  for (let round = 0; round < 3; round += 1) {
    const quick = Array.from({ length: 400 }, (_, index) => {
      const from = `198.${index >> 8}.${index & 255}.${round}`
      return tryIn(port, { email: `quick${index}@example.org` }, from, 'no')
    })
    await Promise.all(quick)
  }
  const size = limits.strangersBodySize
  const from = (index: number): Noise => {
    const headers = {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      'x-forwarded-for': `203.0.${index >> 8}.${index & 255}`,
    }
    const pace = { size, bytes: Math.floor(size / 12), every: 1_000 }
    return async () => {
      const status = await drip(port, headOf(apiPaths.signIn, headers), pace)
      await wait(1_000) // Each has a line that is as slow.
      return status
    }
  }
  return { noises: Array.from({ length: 400 }, (_, index) => from(index)) }
}
