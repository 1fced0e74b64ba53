import type { LetterContent } from '#core/letters/schema.ts'
import { documentOf, textOf } from '#core/lib/json-text.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

type Row = Tables['letters']
/** A letter without what stands in it. */
export type LetterHead = Omit<Row, 'content'>

const head = [
  'familyId',
  'id',
  'memberId',
  'createdBy',
  'shareId',
  'createdAt',
  'moment',
  'openedAt',
  'openedOn',
  'sprintId',
] as const

const ofFamily = (db: Database, familyId: string) =>
  db.selectFrom('letters').where('familyId', '=', familyId)

/** Those that wait, the first written first. Their content is not read. */
export function listSealedLetters(db: Database, familyId: string): Promise<LetterHead[]> {
  const sealed = ofFamily(db, familyId).where('openedAt', 'is', null)
  return sealed.select(head).orderBy('createdAt').orderBy('id').execute()
}

/** Those that are open, or those of these that are, whole, the first opened first. */
export function listOpenedLetters(
  db: Database,
  familyId: string,
  { ids }: { ids?: readonly string[] } = {},
): Promise<Row[]> {
  const all = ofFamily(db, familyId).where('openedAt', 'is not', null)
  const opened = ids ? all.where('id', 'in', ids) : all
  return opened.selectAll().orderBy('openedAt').orderBy('createdAt').orderBy('id').execute()
}

/** One without its content; null where it is not there. */
export async function readLetter(
  db: Database,
  familyId: string,
  id: string,
): Promise<LetterHead | null> {
  const one = ofFamily(db, familyId).where('id', '=', id)
  return (await one.select(head).executeTakeFirst()) ?? null
}

/**
 * How many there are, and how long all their contents are, in characters as the database counts them;
 * or of those alone that came from devices of another home.
 */
export async function measureLetters(
  db: Database,
  familyId: string,
  { ofVisitors = false } = {},
): Promise<{ count: number; size: number }> {
  const letters = ofFamily(db, familyId)
  const all = await (ofVisitors ? letters.where('shareId', 'is not', null) : letters)
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum(fn('length', ['content'])).as('size')])
    .executeTakeFirst()
  return { count: Number(all?.count ?? 0), size: Number(all?.size ?? 0) }
}

/** The family's row must be the caller's. */
export async function insertLetter(trx: OpenTransaction, letter: Row): Promise<void> {
  await trx.insertInto('letters').values(letter).execute()
}

/** Opens one that is sealed, for everybody and for good. */
export async function openLetter(
  trx: OpenTransaction,
  { familyId, id }: Pick<Row, 'familyId' | 'id'>,
  opened: Pick<Row, 'openedAt' | 'openedOn' | 'sprintId'>,
): Promise<void> {
  const letter = trx.updateTable('letters').set(opened).where('familyId', '=', familyId)
  await letter.where('id', '=', id).where('openedAt', 'is', null).execute()
}

export async function deleteLetter(
  trx: OpenTransaction,
  { familyId, id }: Pick<Row, 'familyId' | 'id'>,
): Promise<void> {
  const letters = trx.deleteFrom('letters').where('familyId', '=', familyId)
  await letters.where('id', '=', id).execute()
}

/** Deletes those that came by a sharing and wait, also after it has ended; false where there are none. */
export async function deleteSealedOf(
  trx: OpenTransaction,
  { familyId, shareId }: { familyId: string; shareId: string },
): Promise<boolean> {
  const letters = trx.deleteFrom('letters').where('familyId', '=', familyId)
  const sealed = letters.where('shareId', '=', shareId).where('openedAt', 'is', null)
  return (await sealed.executeTakeFirst()).numDeletedRows > 0n
}

/** Deletes what a member wrote, and rewrites what the others did. */
export async function forgetInLetters(
  trx: OpenTransaction,
  familyId: string,
  { memberId, rewrite }: { memberId: string; rewrite: (text: string) => string },
): Promise<void> {
  const letters = trx.deleteFrom('letters').where('familyId', '=', familyId)
  await letters.where('memberId', '=', memberId).execute()
  const others = await ofFamily(trx, familyId).select(['id', 'content']).execute()
  for (const { id, content: stored } of others) {
    const content: LetterContent = documentOf(stored)
    const text = rewrite(content.text)
    if (text === content.text) continue
    const letter = trx.updateTable('letters').set({ content: textOf({ ...content, text }) })
    await letter.where('familyId', '=', familyId).where('id', '=', id).execute()
  }
}

/** Deletes what others than these have written. */
export async function keepLettersOf(
  trx: OpenTransaction,
  familyId: string,
  memberIds: readonly string[],
): Promise<void> {
  const letters = trx.deleteFrom('letters').where('familyId', '=', familyId)
  await letters.where('memberId', 'not in', memberIds).execute()
}

/** Whole rows, for a copy of the family. */
export function readLetterRows(db: Database, familyId: string): Promise<Row[]> {
  return ofFamily(db, familyId).selectAll().orderBy('createdAt').orderBy('id').execute()
}

/** Puts rows of a copy where they are not; whose account is no more, takes nothing back. */
export async function insertLetterRows(
  trx: OpenTransaction,
  letters: readonly Row[],
): Promise<void> {
  const creators = [...new Set(letters.flatMap(({ createdBy }) => createdBy ?? []))]
  const users = trx.selectFrom('users').select('id')
  const there = creators.length > 0 ? await users.where('id', 'in', creators).execute() : []
  for (const letter of letters) {
    const createdBy = there.find(({ id }) => id === letter.createdBy)?.id ?? null
    const row = trx.insertInto('letters').values({ ...letter, createdBy })
    await row.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

/** What a copy has, in the place of what there is. */
export async function replaceLetters(
  trx: OpenTransaction,
  familyId: string,
  letters: readonly Row[],
): Promise<void> {
  await trx.deleteFrom('letters').where('familyId', '=', familyId).execute()
  await insertLetterRows(
    trx,
    letters.map((letter) => ({ ...letter, familyId })),
  )
}
