import type { User } from '#core/account/user-schema.ts'
import type { Database } from '#server/store/schema.ts'

/** What everything about invites needs: the database, the instant, who is signed in, our address. */
export type Inviting = { db: Database; now: string; user: User; baseUrl: string }

/** The same for what mails: whether this host's mails leave it at all. */
export type Mailing = Inviting & { sendsMail: boolean }
