// One family on six devices, as it lives in a difficult week: two parents in two time zones, a child in
// two homes, a teenager, the wall, and a tab that was left open.
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { Invite } from '#core/invites/schema.ts'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { LogEntry } from '#core/log/schema.ts'
import { apiPaths, appPaths, pairedPaths } from '#core/paths.ts'
import { headOf, replay } from '#web/data/replica.ts'
import { aFamilyInItsWeek, apiFor, aTask, firstDay, type Api } from './api.ts'
import { anOffer, pairForMember } from './pairing.ts'
import { screenSizes } from './fits.ts'
import type { Another } from './test.ts'
import { agree, isHereOn, norasHome } from './two-homes.ts'

export const afternoon = `${firstDay}T17:00:00+01:00`

export const weekPlan = [
  aTask('bag', 'Pack school bag', { owners: ['tom', 'mia'], icon: 'bag' }),
  aTask('cat', 'Feed the cat', { owners: ['mia'], icon: 'cat' }),
  aTask('story', 'Read a story', { owners: ['primary', 'ben', 'tom'] }),
  aTask('lunch', 'Lunches', { owners: ['primary', 'ben'], sharing: 'one' }),
]

const names = { primary: 'Maya', ben: 'Ben', tom: 'Tom', mia: 'Mia' } as Record<string, string>

/** Who holds each of them: an account's browser, or a device that was paired. */
const kinds = {
  maya: 'account',
  left: 'account',
  ben: 'account',
  mia: 'member',
  tom: 'member',
  wall: 'wall',
} as const
export type DeviceName = keyof typeof kinds
export const deviceNames = Object.keys(kinds) as DeviceName[]

export type SixDevices = Awaited<ReturnType<typeof openSixDevices>>

interface Opening {
  open: (of?: Another) => Promise<BrowserContext>
  url: string
  /** What devices have of their own beside. */
  own?: Partial<Record<DeviceName, Another>>
  /** The time on a device, where it is not the family's afternoon. */
  time?: Partial<Record<DeviceName, string>>
}

/** Sets the family up, and opens its day on all six. */
export async function openSixDevices({ open, url, own = {}, time = {} }: Opening) {
  const contexts = {
    maya: await open({ ...own.maya }),
    ben: await open({ timezoneId: 'America/New_York', viewport: screenSizes.desk, ...own.ben }),
    mia: await open({ ...own.mia }),
    tom: await open({ ...own.tom }),
    wall: await open({ viewport: { width: 1024, height: 768 }, ...own.wall }),
  }
  const maya = apiFor(contexts.maya, url)
  const familyId = await aFamilyInItsWeek(maya, weekPlan)
  const settings = { timeZone: 'Europe/Berlin' }
  await maya.toFamily(familyId, { type: 'edit-family', changes: { settings } })
  const ben = apiFor(contexts.ben, url)
  await joins(ben, maya, familyId)
  const nora = apiFor(await open(), url)
  const there = await norasHome(nora, 'Water the plants', 'mia')
  await isHereOn({ api: maya, familyId }, 'mia', ['Sunday', 'Tuesday', 'Wednesday', 'Thursday'])
  const { share } = await agree({ api: maya, familyId }, { api: nora, familyId: there }, 'mia')
  await nora.patch(apiPaths.sharedMember(there, share.id), { opens: true })

  const pageOf = async (name: DeviceName, context: BrowserContext) => {
    const page = await context.newPage()
    await page.clock.setFixedTime(time[name] ?? afternoon)
    return page
  }
  const pages: Record<DeviceName, Page> = {
    maya: await pageOf('maya', contexts.maya),
    left: await pageOf('left', contexts.maya),
    ben: await pageOf('ben', contexts.ben),
    mia: await pageOf('mia', contexts.mia),
    tom: await pageOf('tom', contexts.tom),
    wall: await pageOf('wall', contexts.wall),
  }
  for (const name of ['left', 'maya', 'ben'] as const) await pages[name].goto(appPaths.dashboard)
  await pairForMember(pages.mia, maya, familyId, 'mia')
  await pairForMember(pages.tom, maya, familyId, 'tom')
  await pairWall(pages.wall, maya, familyId)
  for (const name of deviceNames) await expect(tickOn(pages, name, 'bag').first()).toBeVisible()
  await expect(pages.mia.getByRole('button', { name: 'Nora' })).toBeVisible()
  const contextOf = { ...contexts, left: contexts.maya }
  return { pages, contexts: contextOf, api: { maya, ben, nora }, familyId, there }
}

async function joins(ben: Api, maya: Api, familyId: string) {
  const toEmail = maya.emailOf('ben')
  const { inviteId } = await maya.post<Invite>(apiPaths.invites(familyId), { toEmail, name: 'Ben' })
  await ben.signUp(toEmail)
  await ben.post(apiPaths.acceptInvite(inviteId), {})
}

async function pairWall(page: Page, api: Api, familyId: string) {
  const { secret } = await anOffer(api, familyId, { kind: 'wall' })
  await page.goto(pairedPaths.wall)
  await page.getByLabel('Code').fill(secret)
  await page.getByRole('button', { name: 'Pair this tablet' }).click()
}

type Pages = Record<DeviceName, Page>

/** The ring of a task on a device; on a member's own it is that member's. */
export function tickOn(pages: Pages, device: DeviceName, taskId: string, memberId?: string) {
  const { title } = weekPlan.find(({ id }) => id === taskId)!
  const whose = memberId === undefined ? '' : names[memberId]!
  const [page, kind] = [pages[device], kinds[device]]
  if (kind === 'member')
    return page
      .locator('button[aria-pressed]')
      .filter({ hasText: title })
      .or(page.locator(`button[aria-pressed][aria-label="${title}"]`))
  return page.getByRole('button', { name: whose ? `${title}, ${whose}` : title })
}

/**
 * Everything is the same everywhere: nothing waits on any device, what each has is what the server has,
 * and the rings of all screens that show the day, which is the first one or `day`, say the same.
 */
export async function expectTheSame(
  { pages, api }: SixDevices,
  { day = firstDay, timeout = 20_000 } = {},
): Promise<void> {
  for (const name of deviceNames) {
    const page = pages[name]
    const waits = kinds[name] === 'account' ? waitsInAccount : waitsOnPaired
    await expect
      .poll(() => page.evaluate(waits), { message: `what waits on ${name}`, timeout })
      .toBe(0)
  }
  for (const name of ['maya', 'left', 'ben'] as const) {
    const message = `the documents of ${name}`
    const kept = () => documentsIn(pages[name])
    await expect.poll(kept, { message, timeout }).toEqual(await documentsOf(api.maya))
  }
  for (const name of ['mia', 'tom', 'wall'] as const) {
    const message = `the views of ${name}`
    const differing = () => pages[name].evaluate(viewsThatDiffer)
    await expect.poll(differing, { message, timeout }).toEqual([])
  }
  await expectSameRings(pages, api.maya, day)
}

/** On every screen that shows the day. */
async function expectSameRings(pages: Pages, maya: Api, day: string) {
  const [week] = (await maya.bootstrap()).sprints
  for (const { id, owners, checks, sharing } of week?.tasks ?? []) {
    if (sharing || owners === 'everyone') continue
    for (const memberId of owners) {
      const pressed = String(checks[day]?.includes(memberId) ?? false)
      for (const name of deviceNames) {
        if (kinds[name] === 'member' && name !== memberId) continue
        const ring = tickOn(pages, name, id, memberId)
        if (await ring.isVisible())
          await expect(ring, `${id} of ${memberId} on ${name}`).toHaveAttribute(
            'aria-pressed',
            pressed,
          )
      }
    }
  }
}

export async function documentsOf(api: Api) {
  const { family, sprints } = await api.bootstrap()
  return { family, sprints }
}

/** The documents that a page's browser keeps: its snapshot, and the log's entries after it. */
async function documentsIn(page: Page) {
  const kept = await page.evaluate(keptDocuments)
  if (!kept.snapshot) return null
  const { family, sprints } = replay(headOf(kept.snapshot), kept.entries).head
  return { family, sprints }
}

/** Runs in the page: what its browser keeps of the family. */
function keptDocuments(): Promise<{ snapshot: Bootstrap | null; entries: LogEntry[] }> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('elefam')
    opening.addEventListener('error', () => fail(new Error('No database')))
    opening.addEventListener('success', () => {
      const database = opening.result
      const reading = database.transaction(['snapshots', 'entries'])
      const snapshots = reading.objectStore('snapshots').getAll()
      const entries = reading.objectStore('entries').getAll()
      reading.addEventListener('complete', () => {
        database.close()
        const [kept] = snapshots.result as { snapshot: Bootstrap }[]
        const rows = entries.result as { entry: LogEntry }[]
        done({ snapshot: kept?.snapshot ?? null, entries: rows.map(({ entry }) => entry) })
      })
    })
  })
}

/** Runs in the page: how many commands wait here. */
function waitsInAccount(): Promise<number> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('elefam')
    opening.addEventListener('error', () => fail(new Error('No database')))
    opening.addEventListener('success', () => {
      const database = opening.result
      const counting = database.transaction('outbox').objectStore('outbox').count()
      counting.addEventListener('success', () => {
        database.close()
        done(counting.result)
      })
    })
  })
}

function waitsOnPaired(): number {
  return Object.keys(localStorage).filter((key) => key.startsWith('paired-outbox')).length
}

/** Runs in the page: the views that are not what the server would send now, by home. */
async function viewsThatDiffer(): Promise<string[]> {
  type View = { family: unknown; sprints: unknown; events: unknown; device: { otherHome?: string } }
  const said = ({ family, sprints, events }: View) => JSON.stringify({ family, sprints, events })
  const views = Object.entries(localStorage).filter(([key]) => key.startsWith('paired-view'))
  const own = JSON.parse(localStorage.getItem('paired-view') ?? 'null') as View | null
  const differing = await Promise.all(
    views.map(async ([key, text]) => {
      const home = key.includes('@') ? `?home=${own?.device.otherHome}` : ''
      const answer = await fetch(`/api/paired${home}`).catch(() => null)
      const there = answer?.ok && said((await answer.json()) as View)
      return there === said(JSON.parse(String(text)) as View) ? [] : [key]
    }),
  )
  return differing.flat()
}
