import { beforeEach, describe, expect, test } from 'vitest'
import type { Invite } from '#core/invites/schema.ts'
import type { OpenedLetter, SealedLetter } from '#core/letters/schema.ts'
import { shareOfRoom } from '#core/devices/device-room.ts'
import { knownJson } from '#core/lib/json-text.ts'
import { hostLimits, limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { randomId } from '#server/platform/random-id.ts'
import { problem, type TestClient } from '#server/testing/test-client.ts'
import { useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'
import { pairedWith, plannedHome, sharedBy } from '#server/testing/two-homes.ts'

describe.each(dialects)('a device of a child’s other home, on %s', (dialect) => {
  const server = useServer(dialect)
  /** The device was let in by Maya; it writes into the home of Ben, where the child is Mimi. */
  let maya: SignedUp
  let ben: SignedUp
  let share: string
  let week: string
  let phone: TestClient

  beforeEach(async () => {
    maya = await server.signedUp({ name: 'Maya' })
    ben = await server.signedUp({ name: 'Ben' })
    const today = new Date().toISOString().slice(0, 10)
    await plannedHome(maya, { id: 'mia', name: 'Mia' }, today)
    week = await plannedHome(ben, { id: 'mimi', name: 'Mimi' }, today)
    share = await sharedBy({ by: maya, memberId: 'mia' }, { by: ben, memberId: 'mimi' })
    await ben.patch(apiPaths.sharedMember(ben.familyId, share), { opens: true })
    phone = await pairedWith(server, { by: maya, memberId: 'mia' })
  })

  const there = (path: string) => `${path}?home=${share}`
  const topic = (at: number) => ({
    type: 'park-topic' as const,
    topic: { id: `topic-${at}`, text: `Topic ${at}`, memberId: 'mimi' },
  })
  const thanks = (at: number) => ({
    type: 'appreciate' as const,
    appreciation: { id: `thanks-${at}`, fromId: 'mimi', text: `Thank you ${at}` },
  })
  const year = new Date().getFullYear()
  const letter = () => ({
    id: randomId(),
    moment: { kind: 'date', date: `${year + 1}-06-01` },
    content: { text: 'Dear me', drawing: null },
  })
  const write = (client = phone) => client.post(there(apiPaths.pairedLetters), letter())
  const own = (by: SignedUp) =>
    by.post(apiPaths.letters(ben.familyId), { ...letter(), memberId: 'mimi' })
  const sealed = async (by = ben) =>
    (await by.get<SealedLetter[]>(apiPaths.letters(ben.familyId))).body
  const coParent = async () => {
    const guest = await server.signedUp({ name: 'Guest' })
    const invite = { toEmail: guest.email, name: 'Guest' }
    const { body } = await ben.post<Invite>(apiPaths.invites(ben.familyId), invite)
    await guest.post(apiPaths.acceptInvite(body.inviteId), {})
    return guest
  }
  /** So many letters that came by the sharing, as the database has them. */
  const came = async (count: number, text = 'Dear me') => {
    const moment = { kind: 'date' as const, date: `${year + 1}-06-01` }
    const row = {
      familyId: ben.familyId,
      memberId: 'mimi',
      createdBy: null,
      shareId: share,
      createdAt: new Date().toISOString(),
      moment: knownJson<typeof moment>(JSON.stringify(moment)),
      content: knownJson<{ text: string; drawing: null }>(JSON.stringify({ text, drawing: null })),
      openedAt: null,
      openedOn: null,
      sprintId: null,
    }
    const rows = Array.from({ length: count }, () => ({ ...row, id: randomId() }))
    await server.db.insertInto('letters').values(rows).execute()
  }

  test('fills a quarter of topics and thanks, also with all of them at once [A80]', async () => {
    const topics = Array.from({ length: limits.topics }, (_, at) =>
      phone.post(there(apiPaths.pairedCommands), { id: randomId(), ...topic(at) }),
    )
    const path = there(apiPaths.pairedSprintCommands(week))
    const all = Array.from({ length: limits.appreciations }, (_, at) =>
      phone.post(path, { id: randomId(), ...thanks(at) }),
    )
    const taken = async (sent: typeof all) =>
      (await Promise.all(sent)).filter(({ status }) => status === 200).length
    const atMost = [limits.topics, limits.appreciations].map(shareOfRoom)
    expect([await taken(topics), await taken(all)]).toEqual(atMost)
    expect((await ben.changeFamily(ben.familyId, topic(99))).status).toBe(200)
    expect((await ben.changeSprint(ben.familyId, week, thanks(99))).status).toBe(200)
    const tablet = await pairedWith(server, { by: ben, memberId: 'mimi' })
    const said = { id: randomId(), ...topic(98) }
    expect((await tablet.post(apiPaths.pairedCommands, said)).status).toBe(200)
  })

  test('writes a quarter of the letters, and the family’s own have room [A80]', async () => {
    await came(shareOfRoom(hostLimits.letters) - 1)
    expect((await write()).status).toBe(200)
    expect(problem(await write())).toMatchObject({ status: 409, code: 'list-full' })
    expect((await own(ben)).status).toBe(200)
  })

  test('writes a quarter of the letters’ words [A80]', async () => {
    await came(1, 'x'.repeat(shareOfRoom(hostLimits.lettersSize) - 40))
    expect(problem(await write()).code).toBe('list-full')
    expect((await own(ben)).status).toBe(200)
  })

  test('has its letters taken back by any parent, one by one and all at once [A80]', async () => {
    const guest = await coParent()
    for (let count = 0; count < 3; count += 1) expect((await write()).status).toBe(200)
    await own(ben)
    const [first] = await sealed(guest)
    expect(first).toMatchObject({ shareId: share, mine: true })
    expect((await guest.remove(apiPaths.letter(ben.familyId, first!.id))).status).toBe(200)
    await ben.remove(apiPaths.sharedMember(ben.familyId, share))
    expect(await sealed(), 'ending it takes none of the family’s letters').toHaveLength(3)
    const all = apiPaths.sharedLetters(ben.familyId, share)
    expect(problem(await maya.remove(all)).status, 'of this home alone').toBe(404)
    expect((await guest.remove(all)).status).toBe(200)
    expect(await sealed()).toMatchObject([{ shareId: null, memberId: 'mimi' }])
    expect(problem(await guest.remove(all)).code).toBe('entry-missing')
  })

  test('keeps what was opened when the rest is taken back [A80]', async () => {
    const drawing = [{ color: 'coral', width: 2, points: [10, 10, 400, 300] }]
    const forBook = { ...letter(), moment: { kind: 'book' }, content: { text: '', drawing } }
    await phone.post(there(apiPaths.pairedLetters), forBook)
    await write()
    expect((await ben.remove(apiPaths.sharedLetters(ben.familyId, share))).status).toBe(200)
    const path = apiPaths.openedLetters(ben.familyId)
    const { body } = await ben.get<OpenedLetter[]>(path)
    expect(body).toMatchObject([{ id: forBook.id, shareId: share, mine: true }])
  })
})
