import type { Login } from '#server/platform/outside-request.ts'
import { seal, unseal } from '#server/platform/seal.ts'

type Which = { familyId: string; id: string }

const purpose = (secret: string, { familyId, id }: Which) => ({
  secret,
  use: `calendar ${familyId} ${id}`,
})

/** What is kept of the password of a calendar: this server alone reads it, and of this calendar alone. */
export const sealLogin = (secret: string, which: Which, login: Login): string =>
  seal(purpose(secret, which), `${login.user}:${login.password}`)

/** Null where another server sealed it: the family has moved, and its password has to be given anew. */
export function openLogin(secret: string, which: Which, sealed: string): Login | null {
  const text = unseal(purpose(secret, which), sealed)
  const [, user, password] = /^([^:]*):(.*)$/s.exec(text ?? '') ?? []
  return user === undefined || password === undefined ? null : { user, password }
}
