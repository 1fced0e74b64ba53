import type { TokenScope, WebhookProblem } from '#core/words.ts'

/** By what a program acts for a user in one family; the token is kept nowhere but as a hash. */
type ApiTokenTable = {
  id: string
  userId: string
  familyId: string
  hash: string
  name: string
  scope: TokenScope
  createdAt: string
  expiresAt: string | null
  usedAt: string | null
}

/** Where a family's events are told. Its secret is made of the server's own, and kept nowhere. */
type WebhookTable = {
  id: string
  familyId: string
  /** Whoever made it: with their part in the family it ends. */
  createdBy: string
  /** By which program, and with its token it ends; null where a page of ours was used. */
  tokenId: string | null
  /** May be a key, so that only its host is told. */
  url: string
  names: number
  createdAt: string
  /** The last place in the family's log of which is told already, or waits below. */
  sequence: number
  deliveredAt: string | null
  failingSince: string | null
  problem: WebhookProblem | null
  endedAt: string | null
  /** When it got the secret that it has, null for its first; and when it had got the one before. */
  secretAt: string | null
  earlierSecretAt: string | null
}

/** What waits to be told: not before that instant, which is moved on when an attempt begins. */
type WebhookMessageTable = {
  id: string
  webhookId: string
  payload: string
  createdAt: string
  dueAt: string
  attempts: number
}

/** What other programs act by, and are told. */
export type ProgramTables = {
  apiTokens: ApiTokenTable
  webhooks: WebhookTable
  webhookMessages: WebhookMessageTable
}
