// The product's own API, for what a journey takes as given: a family that has been set up before.
import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { FamilyCommand } from '#core/family/schema.ts'
import type { SprintCommand } from '#core/sprint/schema.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import type { NewTask } from '#core/tasks/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { altcha } from '#server/platform/altcha.ts'
import { solveCaptcha } from '#server/testing/solve-captcha.ts'
import { secret } from './server.ts'

export const password = 'a quiet evening'

/** Whose answer costs no work, which is what pages are for: a tenth of a second for each account. */
const captcha = altcha({
  secret,
  clock: () => new Date().toISOString(),
  work: { cost: 1, tries: { min: 1, max: 1 } },
})

type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> & { id?: string } : never
export type Api = ReturnType<typeof apiFor>

let families = 0

/**
 * Calls with the browser's own cookies, so that its pages are signed in as well. The addresses are
 * some that nobody else has.
 */
export function apiFor(context: BrowserContext, url: string) {
  families += 1
  const domain = `family${families}.example.org`
  const ownEmail = `maya@${domain}`
  const { request } = context
  const post = async <Answer>(path: string, data: unknown): Promise<Answer> =>
    answerOf(await request.post(url + path, { data, headers: { origin: url } }))
  return {
    email: ownEmail,
    emailOf: (name: string) => `${name}@${domain}`,
    post,
    patch: async <Answer>(path: string, data: unknown): Promise<Answer> =>
      answerOf(await request.patch(url + path, { data, headers: { origin: url } })),
    remove: async (path: string) =>
      answerOf(await request.delete(url + path, { headers: { origin: url } })),
    cookies: () => context.cookies(),
    signUp: async (email = ownEmail) => {
      const solved = await solveCaptcha(await captcha.challenge!())
      return post(apiPaths.signUp, { email, password, captcha: solved })
    },
    signIn: (email: string) => post(apiPaths.signIn, { email, password }),
    get: async <Answer>(path: string) => answerOf<Answer>(await request.get(url + path)),
    bootstrap: async () => answerOf<Bootstrap>(await request.get(url + apiPaths.bootstrap)),
    toFamily: (familyId: string, command: WithoutId<FamilyCommand>) =>
      post<Receipt>(apiPaths.familyCommands(familyId), { id: randomUUID(), ...command }),
    toSprint: (familyId: string, sprintId: string, command: WithoutId<SprintCommand>) =>
      post<Receipt>(apiPaths.sprintCommands(familyId, sprintId), { id: randomUUID(), ...command }),
  }
}

async function answerOf<Answer>(response: Awaited<ReturnType<APIRequestContext['get']>>) {
  expect(response.status(), `${response.url()}: ${await response.text()}`).toBe(200)
  return (await response.json()) as Answer
}

const look = { animal: 'fox', color: 'coral' } as const
const ben = { id: 'ben', name: 'Ben', ...look }
const leo = { id: 'leo', name: 'Leo', ageBand: '3-5', animal: 'bear', color: 'marigold' } as const
const mia = { id: 'mia', name: 'Mia', ageBand: '6-8', animal: 'owl', color: 'leaf' } as const
const tom = { id: 'tom', name: 'Tom', ageBand: '13-17', animal: 'whale', color: 'sky' } as const

export const sprintId = 'week1'
/** The day on which the family below begins its week, a Sunday; journeys set the browser's clock to it. */
export const firstDay = '2026-03-01'

export function aTask(id: string, title: string, fields: Partial<NewTask> = {}): NewTask {
  return {
    id,
    title,
    owners: 'everyone',
    helperId: null,
    repeat: { kind: 'times', times: 7 },
    ifThen: null,
    reason: { kind: 'own', text: '' },
    effort: 1,
    icon: null,
    ...fields,
  }
}

/** Maya signs up, and her family of five is through with its onboarding. Gives the family's id. */
export async function aFamilySetUp(api: Api, address = api.email): Promise<string> {
  await api.signUp(address)
  const { family } = await api.bootstrap()
  const { primaryUser } = family.familyData
  await api.toFamily(family.id, {
    type: 'edit-family',
    changes: {
      primaryUser: { ...primaryUser, name: 'Maya' },
      adults: [ben],
      children: [leo, mia, tom],
      priorities: ['Reading', 'Calm days'],
      interests: ['Camping'],
    },
  })
  await api.toFamily(family.id, {
    type: 'set-goal',
    goal: {
      id: 'goal1',
      title: 'Read twenty stories together',
      why: '',
      measure: '',
      weeks: 6,
      celebration: '',
      startsOn: firstDay,
    },
  })
  await api.toFamily(family.id, { type: 'complete-onboarding' })
  return family.id
}

/** The same family on the first day of a planned week. Gives the family's id. */
export async function aFamilyInItsWeek(api: Api, tasks: NewTask[]): Promise<string> {
  const familyId = await aFamilySetUp(api)
  await planAWeek(api, familyId, tasks)
  return familyId
}

export async function planAWeek(
  api: Api,
  familyId: string,
  tasks: NewTask[],
  startsOn = firstDay,
): Promise<void> {
  const sprint = {
    id: sprintId,
    name: 'Week 1',
    startsOn,
    weeks: 1,
    goalId: 'goal1',
    missionStep: 'Three stories',
    experimentId: null,
    tasks,
  }
  await api.toSprint(familyId, sprintId, { type: 'create-sprint', sprint })
  await api.toSprint(familyId, sprintId, { type: 'finish-planning' })
}
