import type { HostChoices } from '#core/hosts/schema.ts'
import { email as emailSchema } from '#core/schema.ts'
import type { InCharge } from '#server/features/host/host-actions.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import type { Database } from '#server/store/schema.ts'

export type Context = {
  db: Database
  now: string
  baseUrl: string
  version: string
  mailer: Mailer
  /** Whether what the mailer takes leaves this machine, or becomes a file on it. */
  sendsMail: boolean
  /** Asks whoever typed the command about what cannot be taken back. */
  confirm: (question: string) => Promise<boolean>
  /** What the environment says of what a host may else choose while the server runs. */
  given: Partial<HostChoices>
}

/** Something whoever runs a server does; gives the lines to print. */
export type AdminCommand = {
  /** What comes after its name; in brackets what may be left out. */
  takes: string
  about: string
  run: (context: Context, words: readonly string[]) => Promise<string[]>
}

/** An error whose sentence is for whoever typed the command. */
export class AdminError extends Error {}

/** Ends the command unless whoever typed it means it. */
export async function beSure({ confirm }: Context, question: string): Promise<void> {
  if (!(await confirm(question))) throw new AdminError('Nothing was done.')
}

/** The command is nobody's account: that is what the log says of it. */
export const inCharge = ({ db, now }: Context): InCharge => ({ db, now, byId: null })

/** A lower-cased address; refuses what is none. */
export function addressIn(typed: string): string {
  const { data: email } = emailSchema.toLowerCase().safeParse(typed)
  if (email === undefined) throw new AdminError(`${typed} is no e-mail address.`)
  return email
}
