import { z } from '@hono/zod-openapi'
import { email as emailSchema } from '#core/contract/scalars.ts'
import { asciiEmail } from '#core/email.ts'
import { Refusal, refuse } from '#core/refusal.ts'

/** S5.3: what must be a text; anything else, or nothing, is the same as a wrong one. */
export const anything = z.unknown().optional().openapi({ type: 'string' })

/** Nothing but these may come in (A20, A23). */
export const credentials = z.strictObject({ email: anything, password: anything })

/** E-mail and password as texts, the e-mail as it is stored, without blanks around it (S5.3). */
export function textsOf({ email, password }: { email?: unknown; password?: unknown }) {
  if (typeof email !== 'string' || typeof password !== 'string') refuse('invalid-credentials')
  if (email.trim() === '' || password === '') refuse('invalid-credentials')
  return { email: asciiEmail(email.trim()), password }
}

/** Refuses an address that no mail could go to (A46). */
export function requireEmail(email: string, field = 'email'): void {
  if (emailSchema.safeParse(email).success) return
  throw new Refusal('invalid-input', { field }, 'Please enter a full e-mail address.')
}
