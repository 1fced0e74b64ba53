import { isFields } from '#core/lib/typed-objects.ts'
import type { ErrorCode } from '#core/errors.ts'
import type { Captcha, Verdict } from './captcha.ts'
import type { Log } from './log.ts'

/** Where Google's widget comes from; no other page of theirs. */
const policy = {
  'script-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
}

type Options = {
  log: Log
  siteKey: string
  secret: string
  /** Google's address for checking answers, or its mirror's. */
  verifyUrl: string
  /** Milliseconds. */
  timeout?: number
}

type Reply = { success?: unknown; 'error-codes'?: unknown }

/** Google's reCAPTCHA v2, for hosts who have keys of their own. */
export function recaptcha(options: Options): Captcha {
  const { siteKey, secret, verifyUrl, log, timeout = 10_000 } = options
  const judge = async (answer: string, address: string): Promise<Verdict> => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: answer, remoteip: address }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => log.error('captcha.unreachable', error))
    if (!response) return { code: 'captcha-failed' }
    const said: unknown = await response.json().catch(() => null)
    const reply: Reply = isFields(said) ? said : {}
    if (response.ok && reply.success === true) return { code: null, once: null }
    const listed = Array.isArray(reply['error-codes']) ? reply['error-codes'].map(String) : []
    return { code: codeFor([String(response.status), ...listed]) }
  }
  return { offer: { provider: 'recaptcha', siteKey }, policy, challenge: null, judge }
}

/** Google's reasons in our catalogue (S8.11 to S8.13). It takes every answer once by itself. */
function codeFor(reasons: string[]): ErrorCode {
  if (reasons.includes('timeout-or-duplicate')) return 'captcha-expired'
  const notOurs = /401|invalid-input-secret|missing-input-secret|invalid-keys/
  return reasons.some((reason) => notOurs.test(reason)) ? 'captcha-domain' : 'captcha-failed'
}
