import { beforeEach, describe, expect, test } from 'vitest'
import { hostLimits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { baseUrl, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

/** Time passes where a test says so. */
const instant = Date.now()
let passed = 0
const clock = () => new Date(instant + passed).toISOString()

describe.each(dialects)('whoever reads without end, on %s', { timeout: 120_000 }, (dialect) => {
  const server = useServer(dialect, { clock })
  let maya: SignedUp
  beforeEach(async () => {
    passed += 10 * 60_000 // Whatever was asked before is paid off.
    maya = await server.signedUp()
  })

  /** The statuses of so many answers, asked some at a time. */
  const statuses = async (count: number, ask: () => Promise<{ status: number }>) => {
    const found = new Map<number, number>()
    for (let at = 0; at < count; at += 50) {
      const some = await Promise.all(Array.from({ length: Math.min(50, count - at) }, ask))
      for (const { status } of some) found.set(status, (found.get(status) ?? 0) + 1)
    }
    return found
  }
  const feedOf = async (by: SignedUp) => {
    const { url } = (await by.post<{ url: string }>(apiPaths.calendarFeed, {})).body
    return url.slice(baseUrl.length)
  }

  test('is told when to go on, at the family’s pace; other families are not [A81]', async () => {
    const ben = await server.signedUp()
    const ask = () => maya.get(apiPaths.recommendations(maya.familyId))
    const found = await statuses(hostLimits.asksBurst + 50, ask)
    expect(found.get(429)).toBeGreaterThan(0)
    expect(found.get(200)).toBeGreaterThan(hostLimits.asksBurst * 0.9)
    const refused = await maya.get<{ code: string }>(apiPaths.bootstrap)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await ben.get(apiPaths.bootstrap)).status).toBe(200)
    passed += 2_000
    expect((await maya.get(apiPaths.bootstrap)).status).toBe(200)
  })

  test('is told so for a calendar feed too, which asks for no account [A81]', async () => {
    const path = await feedOf(maya)
    const found = await statuses(hostLimits.asksBurst + 50, () => server.client().get(path))
    expect(found.get(429)).toBeGreaterThan(0)
    expect(found.get(200)).toBeGreaterThan(hostLimits.asksBurst * 0.9)
  })

  test('is told so sooner where each child’s other home is looked at [A81]', async () => {
    const may = hostLimits.asksBurst / 4
    const ask = () => maya.get(apiPaths.sharedMembers(maya.familyId))
    const found = await statuses(may + 50, ask)
    expect(found.get(429)).toBeGreaterThan(0)
    expect(found.get(200)).toBeGreaterThan(may * 0.9)
  })

  test('is told so by their network, whichever families they use [A81]', async () => {
    const stranger = server.client()
    const ask = () => stranger.get(apiPaths.session)
    const found = await statuses(hostLimits.networkAsksBurst + 50, ask)
    expect(found).toEqual(
      new Map([
        [200, hostLimits.networkAsksBurst],
        [429, 50],
      ]),
    )
    expect((await server.client().get(apiPaths.session)).status, 'from elsewhere').toBe(200)
  })

  test('lets others in between, however much is asked at one moment [A81]', async () => {
    const ben = await server.signedUp()
    const ask = ({ familyId, get }: SignedUp) => get(apiPaths.recommendations(familyId))
    for (const one of [maya, ben]) await ask(one)
    let answered = 0
    const all = Array.from({ length: 300 }, async () => {
      const { status } = await ask(maya)
      answered += 1
      return status
    })
    expect((await ask(ben)).status).toBe(200)
    expect(answered).toBeLessThan(150)
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]))
  })

  test('a family with twenty devices that are opened at once never meets that', async () => {
    const opened = [apiPaths.bootstrap, apiPaths.changes(maya.familyId), apiPaths.session]
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        Promise.all([...opened, ...opened, ...opened].map((path) => maya.get(`${path}?after=0`))),
      ),
    )
    expect(new Set(all.flat().map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('gets what is dear from before, until something changes or a day begins [A81]', async () => {
    const path = await feedOf(maya)
    const read = (tag?: string) =>
      server.client().send(path, tag ? { headers: { 'if-none-match': tag } } : {})
    const tag = (await read()).headers.get('etag')!
    expect((await read(tag)).status).toBe(304)
    const settings = { standUpTime: '18:30' }
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes: { settings } })
    const changed = await read(tag)
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain('T183000')
    const next = changed.headers.get('etag')!
    expect((await read(next)).status).toBe(304)
    passed += 24 * 60 * 60_000
    expect((await read(next)).status, 'on the next day').toBe(200)
  })

  test('gets a description of the API that was made before [A81]', async () => {
    for (const path of [apiPaths.docs, apiPaths.openapi]) {
      const first = await maya.send(path)
      const headers = { 'if-none-match': first.headers.get('etag')! }
      expect((await maya.send(path, { headers })).status, path).toBe(304)
    }
  })
})
