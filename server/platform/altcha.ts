import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { challengeSchema } from '#core/account/sign-in-settings-schema.ts'
import type { Captcha, Verdict } from './captcha.ts'
import { later, type Clock } from './clock.ts'

/** How much work a task is: `tries` of `cost` PBKDF2 rounds each, drawn anew for every task. */
export type Work = { cost: number; tries: { min: number; max: number } }

/** Some 150 ms on one core of a desktop, and about half a second on one of a phone. */
const oneBreath: Work = { cost: 5_000, tries: { min: 60, max: 180 } }

/** How long a task counts: time for a slow form. Afterwards the widget fetches another one. */
const lasts = 10 * 60_000

const payloadSchema = z.object({
  challenge: z.object(challengeSchema.shape),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string() }),
})

type Payload = z.infer<typeof payloadSchema>
type Options = { secret: string; clock: Clock; work?: Work }

/** ALTCHA: the browser works for a moment, and no other site hears of it. */
export function altcha({ secret, clock, work = oneBreath }: Options): Captcha {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`altcha ${use}`).digest('hex')
  const keys = {
    deriveKey,
    hmacSignatureSecret: keyFor('challenge'),
    hmacKeySignatureSecret: keyFor('key'),
  }

  const judge = async (answer: string): Promise<Verdict> => {
    const payload = payloadFrom(answer)
    if (!payload) return { code: 'captcha-failed' }
    const result = await verifySolution({ ...payload, ...keys })
    if (result.expired) return { code: 'captcha-expired' }
    if (!result.verified) return { code: 'captcha-failed' }
    const { nonce, expiresAt } = payload.challenge.parameters
    // The mark of a used answer is kept a second longer than the answer counts.
    const end = new Date((expiresAt + 1) * 1000).toISOString()
    return { code: null, once: { id: nonce, expiresAt: end } }
  }

  return {
    offer: { provider: 'altcha' },
    policy: { 'worker-src': "'self'" },
    challenge: async () =>
      challengeSchema.parse(
        await createChallenge({
          algorithm: 'PBKDF2/SHA-256',
          cost: work.cost,
          counter: randomInt(work.tries.max, work.tries.min),
          expiresAt: new Date(later(clock(), lasts)),
          ...keys,
        }),
      ),
    judge,
  }
}

/** The widget's payload, base64 of JSON; null for anything else. */
function payloadFrom(answer: string): Payload | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
    return payloadSchema.safeParse(json).data ?? null
  } catch {
    return null
  }
}
