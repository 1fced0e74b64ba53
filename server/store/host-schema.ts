import type { HostAction } from '#core/words.ts'

/** What is chosen while the server runs, and what became of its mails, by name. */
type HostValueTable = { name: string; value: string }

/** A code with which strangers may create an account. */
type SignUpCodeTable = {
  id: string
  /** The code is kept nowhere. */
  hash: string
  uses: number
  usesLeft: number
  createdAt: string
  expiresAt: string
}

/** What those in charge did. Accounts are named by their ids alone: with one goes who it was. */
type AuditTable = {
  id: string
  at: string
  /** Null: by the command. */
  byId: string | null
  action: HostAction
  aboutId: string | null
  /** What was chosen or made, in a few words of ours. */
  detail: string
}

export type HostTables = {
  hostValues: HostValueTable
  signUpCodes: SignUpCodeTable
  hostAudit: AuditTable
}
