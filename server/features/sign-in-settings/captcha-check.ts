import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import type { Captcha } from '#server/platform/captcha.ts'
import type { Database } from '#server/store/schema.ts'
import { markUsed } from '#server/store/mark-used.ts'

type Options = { db: Database; captcha: Captcha }

/**
 * Makes the check that forms of strangers pass through. It refuses with captcha-missing, -expired
 * (also for an answer that was used before, A44), -domain or -failed (S5.2, S8.10 to S8.13).
 */
export function captchaCheck({ db, captcha }: Options) {
  return async (answer: unknown, address: string): Promise<void> => {
    if (typeof answer !== 'string' || answer.trim() === '') refuse('captcha-missing')
    if (answer.length > limits.captchaAnswer) refuse('captcha-failed')
    const verdict = await captcha.judge(answer, address)
    if (verdict.code) refuse(verdict.code)
    if (!verdict.once) return
    const isNew = await markUsed(db, verdict.once)
    if (!isNew) refuse('captcha-expired')
  }
}
