import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** What is kept altogether, in UTF-16 units; what was not asked for the longest goes first. */
const keptAtMost = 16 * 1024 * 1024

/** An answer's text, and by what a program knows that it has it already (an ETag). */
export type KeptText = { text: string; tag: string }

type Kept = { mark: string; answer: Promise<KeptText>; size: number }

/** What is the same for the same key and mark, such as a family and the place of its log. */
export type KeepAnswer = (
  key: string,
  mark: string,
  make: () => Promise<string>,
) => Promise<KeptText>

/**
 * Keeps answers that take long to make (A81): each is made once for its mark, also where many ask for it in
 * the same moment, until somebody asks with another mark.
 */
export function keptAnswers(atMost = keptAtMost): KeepAnswer {
  const known = new Map<string, Kept>()
  let size = 0

  const forget = (key: string, kept: Kept) => {
    if (known.get(key) !== kept) return
    known.delete(key)
    size -= kept.size
  }
  const makeRoom = () => {
    for (const [key, kept] of known) {
      if (size <= atMost) return
      forget(key, kept)
    }
  }

  return async (key, mark, make) => {
    const found = known.get(key)
    if (found?.mark === mark) {
      known.delete(key)
      known.set(key, found) // What was asked for last goes last.
      return found.answer
    }
    if (found) forget(key, found)
    const kept: Kept = { mark, answer: make().then(tagged), size: 0 }
    known.set(key, kept)
    try {
      const answer = await kept.answer
      if (known.get(key) !== kept) return answer
      kept.size = key.length + answer.text.length
      size += kept.size
      makeRoom()
      return answer
    } catch (error) {
      forget(key, kept)
      throw error
    }
  }
}

function tagged(text: string): KeptText {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { text, tag: `"${hash}"` }
}

/** Answers with it, or with 304 where whoever asks has it already. */
export function respondKept(c: Context, answer: KeptText, type: string): Response {
  c.header('etag', answer.tag)
  if (hasAlready(c.req.header('if-none-match'), answer)) return c.body(null, 304)
  return c.body(answer.text, 200, { 'content-type': type })
}

/** Whether whoever asks has this answer already, by `If-None-Match` (RFC 9110, 13.1.2). */
export function hasAlready(header: string | undefined, { tag }: KeptText): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}
