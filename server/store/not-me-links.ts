import type { Database, OpenTransaction, Tables } from './schema.ts'
import { deleteMails, type WaitingMail } from './waiting-mails.ts'

export type NotMeLink = Tables['notMeLinks']

export async function saveNotMeLink(trx: OpenTransaction, link: NotMeLink): Promise<void> {
  await trx.insertInto('notMeLinks').values(link).execute()
}

type Sought = { hash: string; now: string }

/** What a link would mean now, or null. */
export async function readNotMeLink(
  db: Database,
  { hash, now }: Sought,
): Promise<NotMeLink | null> {
  const link = db.selectFrom('notMeLinks').selectAll().where('hash', '=', hash)
  return (await link.where('expiresAt', '>', now).executeTakeFirst()) ?? null
}

/** Uses a link up: of several who follow it at once a single one gets what it stands for. */
export async function takeNotMeLink(trx: OpenTransaction, sought: Sought): Promise<boolean> {
  const link = trx.deleteFrom('notMeLinks').where('hash', '=', sought.hash)
  const taken = await link.where('expiresAt', '>', sought.now).returning('hash').executeTakeFirst()
  return taken !== undefined
}

/**
 * Ends the links in mails to the account's present address. One to an address that it was taken from
 * stays: whoever took it must not be able to end it.
 */
export async function endNotMeLinksOf(trx: OpenTransaction, userId: string): Promise<void> {
  const links = trx.deleteFrom('notMeLinks').where('userId', '=', userId)
  const present = trx.selectFrom('users').select('email').where('id', '=', userId)
  await links.where('email', '=', present).execute()
}

/**
 * Ends the links in all mails that tell of something from that instant on, whatever address they go to; also
 * those yet to be made, for a stranger's mail server may take its time.
 */
export async function endNotMeLinksSince(
  trx: OpenTransaction,
  userId: string,
  since: string,
): Promise<void> {
  // First, as the worker does: two who take both in another order would wait for one another.
  const isSince = (mail: WaitingMail) => mail.since !== undefined && mail.since >= since
  await deleteMails(trx, userId, (mail) => mail.userId === userId && isSince(mail))
  const links = trx.deleteFrom('notMeLinks').where('userId', '=', userId)
  await links.where('since', '>=', since).execute()
}

export async function listNotMeLinks(db: Database, userId: string): Promise<string[]> {
  const links = db.selectFrom('notMeLinks').select('email').where('userId', '=', userId)
  return (await links.execute()).map(({ email }) => email)
}
