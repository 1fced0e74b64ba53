import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SharedMember, ShareOffer } from '#core/contract/shared-member.ts'
import type { Invite } from '#core/contract/invite.ts'
import { addDays, dayRange } from '#core/domain/calendar.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { mia } from '#core/testing/a-family.ts'
import { problem, type Answer, type TestClient } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const codeOf = (answer: Answer<unknown>) => problem(answer).code

const today = '2026-03-04'
const hour = 60 * 60_000

describe.each(dialects)('a child of two families, on %s', (dialect) => {
  const server = useServer(dialect)
  /** Of the first family and of the other; the child is Mia in one and Mimi in the other. */
  let maya: SignedUp
  let tom: SignedUp
  const child = (name: string) => ({ kind: 'child' as const, ...mia, name })

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T12:00:00.000Z`) })
    maya = await server.signedUp({ name: 'Maya' })
    tom = await server.signedUp({ name: 'Tom' })
    await maya.changeFamily(maya.familyId, { type: 'add-member', member: child('Mia') })
    await tom.changeFamily(tom.familyId, {
      type: 'add-member',
      member: { ...child('Mimi'), id: 'mimi' },
    })
  })
  afterEach(() => void vi.useRealTimers())

  const listOf = async (one: SignedUp) =>
    (await one.get<SharedMember[]>(apiPaths.sharedMembers(one.familyId))).body
  const offer = (by: SignedUp, memberId = 'mia') =>
    by.post<ShareOffer>(apiPaths.sharedMembers(by.familyId), { memberId })
  const look = (by: SignedUp, code: string) => by.post(apiPaths.shareCode(by.familyId), { code })
  const join = (by: SignedUp, code: string, memberId = 'mimi') =>
    by.post<SharedMember>(apiPaths.shareJoin(by.familyId), { code, memberId })
  const confirm = (by: SignedUp, id: string) =>
    by.post<SharedMember>(apiPaths.sharedMember(by.familyId, id), {})
  const end = (by: TestClient, familyId: string, id: string) =>
    by.remove(apiPaths.sharedMember(familyId, id))
  const away = (by: SignedUp, memberId: string, date: string) =>
    by.changeFamily(by.familyId, {
      type: 'say-days-here',
      memberId,
      days: [{ from: date, to: date, isHere: false }],
    })

  /** Both have said yes. */
  async function shared(): Promise<string> {
    const { body } = await offer(maya)
    await join(tom, body.code)
    expect((await confirm(maya, body.share.id)).status).toBe(200)
    return body.share.id
  }

  test('is shared once both primary parents have said yes, and nothing is told before [17.6]', async () => {
    await away(maya, 'mia', today)
    const { body } = await offer(maya)
    expect(body.share).toMatchObject({ state: 'offered', otherName: null, there: [] })
    expect((await look(tom, body.code.toLowerCase())).body).toEqual({ name: 'Mia' })
    const joined = (await join(tom, body.code)).body
    expect(joined).toMatchObject({ state: 'asks-them', memberId: 'mimi', there: [] })
    expect(await listOf(maya)).toMatchObject([{ state: 'asks-us', otherName: 'Mimi', there: [] }])
    const confirmed = (await confirm(maya, body.share.id)).body
    expect(confirmed).toMatchObject({ state: 'shared', memberId: 'mia', otherName: 'Mimi' })
    expect(confirmed.there).toEqual(dayRange(today, limits.shareDays))
    const [theirs] = await listOf(tom)
    expect(theirs?.there).toEqual(dayRange(addDays(today, 1), limits.shareDays - 1))
    const told = JSON.stringify([joined, theirs])
    for (const secret of ['Maya', maya.familyId, maya.userId, 'mia', maya.email]) {
      expect(told).not.toContain(`"${secret}"`)
    }
  })

  test('is asked for by a code that works once, for two days, and not in the own family [17.6]', async () => {
    const { code } = (await offer(maya)).body
    expect(codeOf(await look(maya, code))).toBe('share-code-invalid')
    expect(codeOf(await join(maya, code, 'mia'))).toBe('share-code-invalid')
    expect(codeOf(await look(tom, 'BCDF-GHJK-MNPQ'))).toBe('share-code-invalid')
    expect(codeOf(await look(tom, 'what?'))).toBe('share-code-invalid')
    expect(codeOf(await join(tom, code, 'nobody'))).toBe('member-missing')
    const again = (await offer(maya)).body.code
    expect(codeOf(await look(tom, code)), 'a new code ends the one before').toBe(
      'share-code-invalid',
    )
    expect((await join(tom, again)).status).toBe(200)
    expect(codeOf(await look(tom, again))).toBe('share-code-invalid')
    expect(codeOf(await offer(maya))).toBe('already-shared')
    const other = (await offer(maya, 'primary')).body.code
    vi.setSystemTime(Date.now() + limits.shareCodeHours * hour)
    expect((await listOf(maya)).map(({ state }) => state)).toEqual(['asks-us'])
    expect(codeOf(await look(tom, other))).toBe('share-code-invalid')
  })

  test('is nobody’s to guess: tries are counted [A77]', async () => {
    const third = await server.signedUp({ name: 'Stranger' })
    const codes = await Promise.all(Array.from({ length: 21 }, () => look(third, 'BCDF-GHJK-MNPQ')))
    expect(codes.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('is not confirmed before the other yes, nor by the other side, nor by a third [A77]', async () => {
    const { body } = await offer(maya)
    expect(codeOf(await confirm(maya, body.share.id))).toBe('share-missing')
    await join(tom, body.code)
    expect(codeOf(await confirm(tom, body.share.id))).toBe('share-missing')
    const third = await server.signedUp({ name: 'Stranger' })
    expect(codeOf(await confirm(third, body.share.id))).toBe('share-missing')
    expect(codeOf(await end(third, third.familyId, body.share.id))).toBe('share-missing')
    expect(await listOf(third)).toEqual([])
    const path = apiPaths.sharedMembers(maya.familyId)
    expect(codeOf(await third.get(path))).toBe('family-missing')
  })

  test('is seen by a co-parent, who agrees to nothing and ends nothing [A77]', async () => {
    const id = await shared()
    const ben = await server.signedUp({ name: 'Ben' })
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { body } = await maya.post<Invite>(apiPaths.invites(maya.familyId), invite)
    await ben.post(apiPaths.acceptInvite(body.inviteId), {})
    const path = apiPaths.sharedMembers(maya.familyId)
    expect((await ben.get<SharedMember[]>(path)).body).toHaveLength(1)
    expect(codeOf(await ben.post(path, { memberId: 'primary' }))).toBe('primary-only')
    expect(codeOf(await end(ben, maya.familyId, id))).toBe('primary-only')
  })

  test('ends at once by either side, and leaves each its own days [17.6]', async () => {
    for (const side of [() => maya, () => tom]) {
      await away(maya, 'mia', today)
      const id = await shared()
      expect((await end(side(), side().familyId, id)).status).toBe(200)
      expect([await listOf(maya), await listOf(tom)]).toEqual([[], []])
      expect(codeOf(await confirm(maya, id))).toBe('share-missing')
    }
    const { family } = (await maya.bootstrap()).body
    expect(family.familyData.children[0]?.daysHere?.exceptions).toHaveLength(1)
  })

  test('ends with the child, the family or the account on either side [17.6, A77]', async () => {
    const rows = () => server.db.selectFrom('sharedMembers').select('id').execute()
    const before = (await rows()).length
    await shared()
    await tom.changeFamily(tom.familyId, { type: 'remove-member', memberId: 'mimi' })
    expect(await listOf(maya)).toEqual([])
    expect(await rows()).toHaveLength(before)
    await tom.changeFamily(tom.familyId, {
      type: 'add-member',
      member: { ...child('Mimi'), id: 'mimi' },
    })
    await shared()
    const gone = await tom.remove(apiPaths.user(tom.userId), { password })
    expect(gone.status).toBe(200)
    expect(await listOf(maya)).toEqual([])
    expect(await rows()).toHaveLength(before)
  })

  test('ends where the parent who agreed goes into another family [17.6, A77]', async () => {
    await shared()
    const other = await server.signedUp({ name: 'Ada' })
    const invite = { toEmail: tom.email, name: 'Tom' }
    const { body } = await other.post<Invite>(apiPaths.invites(other.familyId), invite)
    expect(
      (await tom.post(apiPaths.acceptInvite(body.inviteId), { leaveOwnFamily: true })).status,
    ).toBe(200)
    expect(await listOf(maya)).toEqual([])
  })
})
