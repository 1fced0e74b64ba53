import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { knownJson, type JsonText } from '#core/lib/json-text.ts'
import { requireRights } from '#server/store/guarded.ts'
import { jsonStream, jsonText, type JsonPieces, type JsonResponse } from './json-text.ts'
import { userOf, type Env } from './route.ts'

/** About so many characters go out at once; most lists have fewer. */
const chunkSize = 64 * 1024
/** And after each of them others have their turn: no list is read faster than 6 MB a second. */
const restBetween = 10
/** Whoever reads slower than this gives the place to others, and goes on without one. */
const lastsAtMost = 60_000

/**
 * Answers with a list that may be long, as the pieces of its text (A67): when it is the family's turn,
 * bit by bit, so that neither the reading nor the list is in anybody's way, and only for as long as
 * whoever asked may read it (A62).
 */
export async function longAnswer<Value>(
  c: Context<Env>,
  texts: JsonPieces<Value>,
): Promise<JsonResponse<Value>> {
  const { db, queues, pace } = c.get('services')
  const { familyId } = userOf(c)
  pace.reading.take(familyId, chunkSize / 16) // However little is in it, it was looked for.
  const { leave } = await queues.reads.enter({ family: familyId })
  try {
    await requireRights(db) // There may have been others before it.
    const first = await gathered(texts)
    pace.reading.owe(familyId, first.text.length)
    if (!first.isAll) return jsonStream(chunks(first.text))
    leave()
    return jsonText(knownJson<Value>(first.text))
  } catch (error) {
    leave()
    throw error
  }

  async function* chunks(first: string) {
    const late = setTimeout(leave, lastsAtMost)
    try {
      yield first
      for (let isAll = false; !isAll;) {
        await sleep(restBetween)
        await requireRights(db)
        const next = await gathered(texts)
        pace.reading.owe(familyId, next.text.length)
        isAll = next.isAll
        yield next.text
      }
    } finally {
      clearTimeout(late)
      leave()
    }
  }
}

/** The next chunk. */
async function gathered(texts: AsyncGenerator<string>): Promise<{ text: string; isAll: boolean }> {
  let text = ''
  while (text.length < chunkSize) {
    const { done, value } = await texts.next()
    if (done) return { text, isAll: true }
    text += value
  }
  return { text, isAll: false }
}

/** The JSON of a list of such texts, bit by bit. */
export async function* listed<Value>(texts: AsyncIterable<JsonText<Value>>): JsonPieces<Value[]> {
  yield '['
  yield* separated(texts)
  yield ']'
}

/** The JSON of an object with these fields, and with a list of such texts, bit by bit. */
export async function* withListed<Fields extends object, Name extends string, Value>(
  fields: Fields,
  name: Name,
  texts: AsyncIterable<JsonText<Value>>,
): JsonPieces<Fields & Record<Name, Value[]>> {
  const before = JSON.stringify(fields).slice(0, -1)
  yield `${before}${before === '{' ? '' : ','}${JSON.stringify(name)}:[`
  yield* separated(texts)
  yield ']}'
}

async function* separated(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true
  for await (const text of texts) {
    yield isFirst ? text : `,${text}`
    isFirst = false
  }
}
