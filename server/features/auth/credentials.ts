import { t } from '#core/say.ts'
import { email as emailSchema } from '#core/schema.ts'
import { asciiEmail } from '#core/text/email.ts'
import { Refusal, refuse } from '#core/refusal.ts'

/** E-mail and password as texts, the e-mail as it is stored, without blanks around it (S5.3). */
export function textsOf({ email, password }: { email?: unknown; password?: unknown }) {
  if (typeof email !== 'string' || typeof password !== 'string') refuse('invalid-credentials')
  if (email.trim() === '' || password === '') refuse('invalid-credentials')
  return { email: asciiEmail(email.trim()), password }
}

/** Refuses an address that no mail could go to (A46). */
export function requireEmail(email: string, field = 'email'): void {
  if (emailSchema.safeParse(email).success) return
  throw new Refusal('invalid-input', { field }, t`Please enter a full e-mail address.`)
}
