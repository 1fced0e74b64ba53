import { isFields } from '#core/lib/typed-objects.ts'
import { contains } from './contains.ts'
import type { OpenTransaction } from './schema.ts'

/** A mail that waits: a finished one, or the facts of one that is yet to be written. */
export type WaitingMail = {
  to: string
  text: string
  familyId?: string
  userId?: string
  /** Of a warning: when what it tells of was done. */
  since?: string
}

/** What every payload says; one that is yet to be written has no text. */
const isToSomebody = (mail: unknown): mail is Omit<WaitingMail, 'text'> & { text?: string } =>
  isFields(mail) && typeof mail['to'] === 'string'

/** Takes mails back that wait to be sent and are meant by the test. */
export async function deleteMails(
  trx: OpenTransaction,
  part: string,
  isMeant: (mail: WaitingMail) => boolean,
): Promise<void> {
  const rows = await trx
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where((eb) => contains(eb.ref('payload'), part))
    .execute()
  for (const { id, payload } of rows) {
    const mail: unknown = JSON.parse(payload)
    if (!isToSomebody(mail) || !isMeant({ text: '', ...mail })) continue
    await trx.deleteFrom('outbox').where('id', '=', id).execute()
  }
}
