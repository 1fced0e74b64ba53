import type { OpenedLetter, SealedLetter } from '#core/letters/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { documentOf, type JsonText } from '#core/lib/json-text.ts'
import { refuse } from '#core/refusal.ts'
import { jsonList, jsonText, jsonWith } from '#server/http/json-text.ts'
import { listed, longAnswer } from '#server/http/long-answer.ts'
import { deviceOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { listOpenedLetters, listSealedLetters, type LetterHead } from '#server/store/letters.ts'
import type { Database, Tables } from '#server/store/schema.ts'
import { lettersApi } from './letters.api.ts'
import { openDue } from './open-due.ts'
import { isTakenBackBy, takeBack, takeBackAllOf } from './take-back.ts'
import { writeLetter } from './write-letter.ts'

/** Letters of a family, each for a moment. Nothing but `opened` reads what stands in one. */
export const letterRoutes = () =>
  routes()
    .openapi(lettersApi.sealed, async (c) => {
      const { familyId } = c.req.valid('param')
      const letters = await listSealedLetters(c.get('services').db, familyId)
      return c.json(
        letters.map((letter) => told(letter, userOf(c))),
        200,
      )
    })
    .openapi(lettersApi.opened, (c) =>
      longAnswer(c, listed(openedTexts(c.get('services').db, userOf(c)))),
    )
    .openapi(lettersApi.write, async (c) => {
      const { db, clock, pace } = c.get('services')
      const { familyId } = c.req.valid('param')
      const author = { familyId, createdBy: userOf(c).id, shareId: null }
      await writeLetter({ db, now: clock(), pace }, author, c.req.valid('json'))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(lettersApi.open, async (c) => {
      const { db, clock, pace } = c.get('services')
      const { familyId } = c.req.valid('param')
      const { ids } = c.req.valid('json')
      const user = userOf(c)
      pace.reading.admit(user.familyId)
      const letters = await openDue({ db, now: clock(), pace }, familyId, ids)
      const texts = letters.flatMap((letter) => opened(letter, user) ?? [])
      const all = jsonList(texts)
      pace.reading.owe(user.familyId, all.length)
      return jsonText(all)
    })
    .openapi(lettersApi.remove, async (c) => {
      const { familyId, letterId } = c.req.valid('param')
      await takeBack(c.get('services').db, { familyId, id: letterId, user: userOf(c) })
      return c.json({ ok: true as const }, 200)
    })
    .openapi(lettersApi.removeShared, async (c) => {
      await takeBackAllOf(c.get('services').db, c.req.valid('param'))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(lettersApi.writeOwn, async (c) => {
      const { db, clock, pace } = c.get('services')
      const { familyId, purpose, home } = deviceOf(c)
      if (purpose.kind !== 'member') refuse('not-for-device')
      const { memberId } = purpose
      const author = { familyId, createdBy: null, shareId: home }
      const context = { db, now: clock(), pace }
      await writeLetter(context, author, { ...c.req.valid('json'), memberId })
      return c.json({ ok: true as const }, 200)
    })

function told(letter: LetterHead, user: User): SealedLetter {
  const { id, memberId, shareId, createdAt: writtenAt } = letter
  const mine = isTakenBackBy(letter, user)
  return { id, memberId, shareId, moment: documentOf(letter.moment), writtenAt, mine }
}

/** The text of one that is open; null of one that is not, whoever asks. */
function opened(letter: Tables['letters'], user: User): JsonText<OpenedLetter> | null {
  const { openedAt, openedOn, sprintId, content } = letter
  if (openedAt === null || openedOn === null) return null
  return jsonWith({ ...told(letter, user), openedAt, openedOn, sprintId }, { content })
}

async function* openedTexts(db: Database, user: User): AsyncGenerator<JsonText<OpenedLetter>> {
  for (const letter of await listOpenedLetters(db, user.familyId)) {
    const text = opened(letter, user)
    if (text) yield text
  }
}
