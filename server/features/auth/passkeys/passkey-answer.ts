import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'

// What browsers answer, as WebAuthn has it in JSON; it comes as one text, which has one bound.

const bytes = z.string().regex(/^[\w-]+$/)
const common = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
}

const madeSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .default([]),
  }),
})

const shownSchema = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

/** A passkey that was made, or refuses. */
export const madeFrom = (answer: unknown) =>
  parsed(madeSchema, answer) ?? refuse('passkey-not-added')

/** A passkey that was shown, or refuses. */
export const shownFrom = (answer: unknown) =>
  parsed(shownSchema, answer) ?? refuse('passkey-failed')

function parsed<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer | undefined {
  if (typeof answer !== 'string' || answer.length > limits.passkeyAnswer) return undefined
  return schema.safeParse(jsonFrom(answer)).data
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
