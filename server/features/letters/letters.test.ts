import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FamilyExport } from '#core/family/export-schema.ts'
import type { LetterContent, Moment, OpenedLetter, SealedLetter } from '#core/letters/schema.ts'
import type { PairingOffer } from '#core/devices/schema.ts'
import { hostLimits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { goal, leo, mia } from '#core/testing/a-family.ts'
import { randomId } from '#server/platform/random-id.ts'
import { newSprint } from '#server/testing/new-sprint.ts'
import { tablesWith } from '#server/testing/tables-with.ts'
import { problem } from '#server/testing/test-client.ts'
import { password, useServer, type SignedUp } from '#server/testing/test-server.ts'
import { dialects } from '#server/testing/test-store.ts'

const begin = '2026-03-04T18:30:00.000Z'
const drawing = [{ color: 'coral' as const, width: 2, points: [10, 10, 400, 300] }]

describe.each(dialects)('letters, on %s', (dialect) => {
  const server = useServer(dialect)
  let maya: SignedUp
  let sprintId: string

  beforeEach(async () => {
    vi.setSystemTime(begin)
    maya = await server.signedUp({ name: 'Maya' })
    for (const child of [mia, leo]) {
      const member = { kind: 'child' as const, ...child }
      await maya.changeFamily(maya.familyId, { type: 'add-member', member })
    }
    await maya.changeFamily(maya.familyId, { type: 'set-goal', goal })
    sprintId = await planned('2026-03-01')
  })
  afterEach(() => vi.useRealTimers())

  const planned = async (startsOn: string) => {
    const sprint = newSprint({ startsOn, goalId: goal.id })
    await maya.post(apiPaths.sprints(maya.familyId), { sprint })
    await maya.changeSprint(maya.familyId, sprint.id, { type: 'finish-planning' })
    return sprint.id
  }
  const letterFor = (moment: Moment, content: Partial<LetterContent> = {}) => ({
    id: randomId(),
    memberId: 'mia',
    moment,
    content: { text: 'We can do it', drawing: null, ...content },
  })
  const write = async (moment: Moment, content: Partial<LetterContent> = {}, by = maya) => {
    const letter = letterFor(moment, content)
    return { id: letter.id, ...(await by.post(apiPaths.letters(maya.familyId), letter)) }
  }
  const sealed = async (who = maya) =>
    (await who.get<SealedLetter[]>(apiPaths.letters(maya.familyId))).body
  const opened = async (who = maya) =>
    (await who.get<OpenedLetter[]>(apiPaths.openedLetters(maya.familyId))).body
  const open = async (...ids: string[]) =>
    (await maya.post<OpenedLetter[]>(apiPaths.openedLetters(maya.familyId), { ids })).body
  const lookBack = (id = sprintId) =>
    maya.changeSprint(maya.familyId, id, {
      type: 'edit-retrospective',
      changes: { stage: 'feelings' },
    })
  const lookBackOn = (id: string): Moment => ({ kind: 'look-back', sprintId: id })
  const joined = async () => {
    const ben = await server.signedUp({ name: 'Ben' })
    const invite = { toEmail: ben.email, name: 'Ben' }
    const { body } = await maya.post<{ inviteId: string }>(apiPaths.invites(maya.familyId), invite)
    await ben.post(apiPaths.acceptInvite(body.inviteId), {})
    return ben
  }
  const texts = (letters: readonly OpenedLetter[]) => letters.map(({ content }) => content.text)

  test('for a look back stay sealed until it begins, and are open for everybody once', async () => {
    const { id, status } = await write(lookBackOn(sprintId), { drawing })
    expect(status).toBe(200)
    const told = { id, memberId: 'mia', shareId: null, moment: lookBackOn(sprintId), mine: true }
    expect(await sealed()).toEqual([{ ...told, writtenAt: begin }])
    expect(await open(id), 'too early').toEqual([])
    expect(await opened()).toEqual([])
    await lookBack()
    expect(await sealed(), 'opening is somebody’s act').toHaveLength(1)
    const ben = await joined()
    const [letter] = await open(id)
    expect(letter).toMatchObject({ content: { text: 'We can do it', drawing }, sprintId })
    expect(letter).toMatchObject({ openedAt: begin, openedOn: '2026-03-04' })
    expect(await open(id), 'asked once more, where the answer was lost').toEqual([letter])
    expect(await opened(ben)).toEqual([{ ...letter!, mine: false }])
    expect(await sealed(ben)).toEqual([])
  })

  test('for the mission’s end and for a day wait for those, by the family’s clocks', async () => {
    const { settings } = (await maya.bootstrap()).body.family.familyData
    const changes = { settings: { ...settings, timeZone: 'Pacific/Auckland' } }
    await maya.changeFamily(maya.familyId, { type: 'edit-family', changes })
    const end = await write({ kind: 'mission-end', goalId: goal.id }, { text: 'The end' })
    const day = await write({ kind: 'date', date: '2026-03-06' }, { text: 'The day' })
    expect([end.status, day.status]).toEqual([200, 200])
    vi.setSystemTime('2026-03-05T10:30:00.000Z') // 23:30 there
    expect(await open(end.id, day.id)).toEqual([])
    vi.setSystemTime('2026-03-05T11:30:00.000Z') // half an hour after midnight
    expect(texts(await open(end.id, day.id))).toEqual(['The day'])
    await maya.changeFamily(maya.familyId, { type: 'close-goal', outcome: 'reached' })
    expect(texts(await open(end.id))).toEqual(['The end'])
    expect(await opened()).toMatchObject([{ openedOn: '2026-03-06', sprintId }, { sprintId }])
  })

  test('for the book are open at once; what is empty is none', async () => {
    expect((await write({ kind: 'book' }, { text: '', drawing })).status).toBe(200)
    expect(await opened()).toMatchObject([{ content: { text: '', drawing }, sprintId }])
    const empty = await write({ kind: 'book' }, { text: ' \n ' })
    expect(problem(empty)).toMatchObject({ status: 400, code: 'invalid-input' })
  })

  test('are written for what is ahead alone, by whoever is in the family, and once', async () => {
    const code = async (moment: Moment) => problem(await write(moment)).code
    expect(await code({ kind: 'date', date: '2026-03-04' })).toBe('letter-too-late')
    expect(await code({ kind: 'date', date: '2036-03-05' })).toBe('letter-too-late')
    expect(await code({ kind: 'mission-end', goalId: 'another' })).toBe('letter-too-late')
    expect(await code(lookBackOn('another'))).toBe('sprint-missing')
    await lookBack()
    expect(await code(lookBackOn(sprintId))).toBe('letter-too-late')
    const letter = letterFor({ kind: 'date', date: '2036-03-04' })
    const path = apiPaths.letters(maya.familyId)
    const other = await maya.post(path, { ...letter, memberId: 'somebody' })
    expect(problem(other).code).toBe('member-missing')
    await maya.post(path, letter)
    expect((await maya.post(path, letter)).status, 'sent again').toBe(200)
    expect(await sealed()).toHaveLength(1)
  })

  test('of a week that was deleted or never looked back on open at the next look back', async () => {
    const gone = await write(lookBackOn(sprintId), { text: 'Its week is gone' })
    const next = await planned('2026-03-08')
    const third = await planned('2026-03-15')
    const missed = await write(lookBackOn(next), { text: 'Nobody looked back' })
    await maya.remove(apiPaths.sprint(maya.familyId, sprintId))
    expect(await open(gone.id, missed.id)).toEqual([])
    await lookBack(third)
    expect(texts(await open(gone.id, missed.id)).toSorted()).toEqual([
      'Its week is gone',
      'Nobody looked back',
    ])
  })

  test('are taken back unread by whoever wrote them, or by the parent who started the family', async () => {
    const ben = await joined()
    const day: Moment = { kind: 'date', date: '2026-06-01' }
    const [mayas, bens, other] = [await write(day), await write(day, {}, ben), await write(day)]
    const remove = (who: SignedUp, id: string) => who.remove(apiPaths.letter(maya.familyId, id))
    expect(problem(await remove(ben, mayas.id))).toMatchObject({ code: 'primary-only' })
    expect((await remove(ben, bens.id)).status).toBe(200)
    expect((await remove(maya, mayas.id)).status).toBe(200)
    expect(problem(await remove(maya, mayas.id))).toMatchObject({ code: 'entry-missing' })
    expect((await sealed(ben)).map(({ id, mine }) => [id, mine])).toEqual([[other.id, false]])
  })

  test('have a bound, of which the family is told', async () => {
    const { familyId } = maya
    const row = { familyId, memberId: 'mia', createdBy: null, createdAt: begin, sprintId: null }
    const isOpen = { moment: '{"kind":"book"}' as never, openedAt: begin, openedOn: '2026-03-04' }
    const long = `{"text":"${'x'.repeat(hostLimits.lettersSize - 60)}","drawing":null}` as never
    await server.db
      .insertInto('letters')
      .values({ ...row, ...isOpen, id: 'long', content: long })
      .execute()
    expect(problem(await write({ kind: 'book' }, { drawing }))).toMatchObject({
      status: 409,
      code: 'list-full',
    })
  })

  test('go with whoever wrote them, and lose a name that is forgotten', async () => {
    const day: Moment = { kind: 'date', date: '2026-06-01' }
    await write(day, { text: 'Zebulon' })
    await maya.post(apiPaths.letters(maya.familyId), {
      ...letterFor({ kind: 'book' }, { text: 'For Mia, with love' }),
      memberId: 'leo',
    })
    const member = apiPaths.familyMember(maya.familyId, 'mia')
    expect((await maya.remove(member, { password })).status).toBe(200)
    expect(await sealed()).toEqual([])
    expect(texts(await opened())).toEqual(['For …, with love'])
    await maya.remove(apiPaths.user(maya.userId), { password })
    expect(await tablesWith(server.db, maya.familyId)).toEqual([])
  })

  test('stay with the family when an account goes; then only its parent takes them back', async () => {
    const ben = await joined()
    const { id } = await write({ kind: 'date', date: '2026-06-01' }, {}, ben)
    await ben.remove(apiPaths.user(ben.userId), { password })
    expect(await sealed()).toMatchObject([{ id, mine: true }])
    const [row] = await server.db.selectFrom('letters').selectAll().where('id', '=', id).execute()
    expect(row).toMatchObject({ createdBy: null })
  })

  test('leave in a file only when they are open, and come in again', async () => {
    await write({ kind: 'book' }, { text: 'Open', drawing })
    await write({ kind: 'date', date: '2026-06-01' }, { text: 'Zebulon' })
    const path = apiPaths.familyExport(maya.familyId)
    const { body: file } = await maya.post<FamilyExport>(path, { password })
    expect(JSON.stringify(file)).not.toContain('Zebulon')
    expect(file.letters).toMatchObject([{ memberId: 'mia', content: { text: 'Open', drawing } }])
    const other = await server.signedUp()
    const bring = (by: SignedUp, more: object = {}) =>
      by.post(apiPaths.familyImport(by.familyId), { file, ...more })
    expect((await bring(other)).status).toBe(200)
    const theirs = await other.get<OpenedLetter[]>(apiPaths.openedLetters(other.familyId))
    expect(theirs.body).toEqual(await opened())
    // Into the family that it came from: what is sealed there stays.
    expect((await bring(maya, { replace: true, password })).status).toBe(200)
    expect(await sealed()).toHaveLength(1)
    expect(await opened()).toHaveLength(1)
    const { letters: _, ...earlier } = file
    const older = { file: earlier, replace: true, password }
    expect((await maya.post(apiPaths.familyImport(maya.familyId), older)).status).toBe(200)
    const wrong = { ...file, letters: [{ ...file.letters![0]!, openedOn: 'soon' }] }
    const refused = await bring(other, { file: wrong, replace: true, password })
    expect(problem(refused)).toMatchObject({ field: 'file.letters.0.openedOn' })
  })

  test('come out of a file only from somebody in it, and not from days ahead [A19]', async () => {
    await write({ kind: 'book' }, { text: 'Open', drawing })
    const { body: file } = await maya.post<FamilyExport>(apiPaths.familyExport(maya.familyId), {
      password,
    })
    const bring = async (changed: object) => {
      const letters = [{ ...file.letters![0]!, ...changed }]
      const given = { file: { ...file, letters }, replace: true, password }
      return problem(await maya.post(apiPaths.familyImport(maya.familyId), given))
    }
    const before = await opened()
    expect(await bring({ memberId: 'ghost' })).toMatchObject({
      code: 'member-missing',
      field: 'file.letters.0.memberId',
    })
    const ahead = '9999-12-31T10:00:00.000Z'
    for (const [field, at] of [
      ['writtenAt', ahead],
      ['openedAt', ahead],
      ['openedOn', '9999-12-31'],
    ] as const)
      expect(await bring({ [field]: at })).toMatchObject({
        code: 'invalid-input',
        field: `file.letters.0.${field}`,
      })
    expect(await opened(), 'all of it or nothing').toEqual(before)
  })

  test('are written on a member’s own device, in their name, and never read there', async () => {
    const paired = async (purpose: object) => {
      const offer = { name: 'Phone', purpose }
      const path = apiPaths.pairedDevices(maya.familyId)
      const { secret } = (await maya.post<PairingOffer>(path, offer)).body
      const client = server.client()
      await client.post(apiPaths.pairing, { secret })
      return client
    }
    const phone = await paired({ kind: 'member', memberId: 'leo' })
    const { memberId: _, ...own } = letterFor(lookBackOn(sprintId), { drawing })
    expect((await phone.post(apiPaths.pairedLetters, own)).status).toBe(200)
    expect(await sealed()).toMatchObject([{ memberId: 'leo', mine: true }])
    const wall = await paired({ kind: 'wall' })
    const refused = await wall.post(apiPaths.pairedLetters, own)
    expect(problem(refused)).toMatchObject({ code: 'not-for-device' })
    expect(problem(await phone.get(apiPaths.letters(maya.familyId))).status).toBe(401)
  })
})
