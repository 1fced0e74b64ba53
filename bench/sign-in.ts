import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { apiPaths } from '#core/paths.ts'
import { account, addressOf, enter, startElefam, type Elefam } from './elefam.ts'
import { settle, type LivingFamily } from './family.ts'
import { median, judged, range, rounded, told, type Result } from './results.ts'
import { steady, type Ask } from './steady.ts'

const command = 'npm run bench -- sign-in'
/** Two people sign in, over and over: as many as are let through at once. */
const atOnce = 2
const reading = { rate: 200, seconds: 5 }
const rounds = 7
const slowerAtMost = 1.5
const floodOf = 64
const p95AtMost = 200 // milliseconds, while somebody tries passwords

type House = { elefam: Elefam; family: LivingFamily }

/** How long a sign-in takes, and what those who read meanwhile notice of it. On both cores. */
export async function measureSignIn(): Promise<Result[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elefam-bench-'))
  try {
    const family = await settle(dataDir)
    const elefam = await startElefam(dataDir, { pinned: false })
    try {
      await enter(elefam, 'sign-in') // the first one loads what is loaded late
      const house = { elefam, family }
      return [...(await readersMeanwhile(house)), await readersInAFlood(house)]
    } finally {
      await elefam.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const read = ({ elefam, family }: House) => {
  const ask: Ask = { method: 'GET', path: apiPaths.bootstrap, headers: family.parent.headers }
  return steady(elefam.port, () => ask, reading)
}

async function readersMeanwhile(house: House): Promise<Result[]> {
  const alone: number[] = []
  const meanwhile: number[] = []
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    alone.push((await read(house)).p50)
    const signingIn = inParallel(atOnce, async () => {
      const began = performance.now()
      await enter(house.elefam, 'sign-in')
      took.push(performance.now() - began)
    })
    meanwhile.push((await read(house)).p50)
    await signingIn.stop()
  }
  const ratios = meanwhile.map((one, round) => one / alone[round]!)
  const slower = {
    id: 'sign-in-readers',
    what: `How much slower ${reading.rate} reads a second are while ${atOnce} people sign in without a pause (p50)`,
    value: rounded(median(ratios)),
    unit: '×',
    command,
    note: `rounds from ${range(ratios)}; p50 ${rounded(median(meanwhile))} and ${rounded(median(alone))} ms`,
  }
  const signIn = {
    id: 'sign-in',
    what: `A sign-in, ${atOnce} at once`,
    value: rounded(median(took)),
    unit: 'ms',
    command,
    note: `argon2id with 19 MiB; ${took.length} sign-ins from ${range(took)}`,
  }
  return [judged(slower, { atMost: slowerAtMost }), told(signIn)]
}

/** Somebody tries passwords from many addresses, as fast as the answers come. */
async function readersInAFlood(house: House): Promise<Result> {
  let tries = 0
  const refused = new Map<number, number>()
  const flood = inParallel(floodOf, async () => {
    tries += 1
    const status = await tryPassword(house.elefam, `nobody${tries}@example.org`, addressOf(tries))
    refused.set(status, (refused.get(status) ?? 0) + 1)
  })
  await wait(1_000)
  const { p50, p95, p99, errors } = await read(house)
  await flood.stop()
  if (errors.length > 0) throw new Error(errors[0])
  const answers = [...refused].map(([status, times]) => `${times} times ${status}`).join(', ')
  const figure = {
    id: 'login-flood',
    what: `Reads while ${floodOf} connections try passwords, p95`,
    value: rounded(p95),
    unit: 'ms',
    command,
    note: `p50 ${rounded(p50)}, p99 ${rounded(p99)} ms; the tries were answered ${answers}`,
  }
  return judged(figure, { atMost: p95AtMost })
}

async function tryPassword({ port, url }: Elefam, email: string, address: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${apiPaths.signIn}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: `not ${account.password}` }),
  })
  await response.text()
  return response.status
}

/** Does something over and over, so many times at once, until it is told to stop. */
function inParallel(times: number, work: () => Promise<void>) {
  const state = { goesOn: true }
  const loop = async () => {
    while (state.goesOn) await work()
  }
  const all = Promise.all(Array.from({ length: times }, loop))
  return {
    stop: async () => {
      state.goesOn = false
      await all
    },
  }
}
