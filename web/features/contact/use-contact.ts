import { useState } from 'react'
import { errors } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { isCaptchaCode } from '#web/shared/captcha/captcha-code.ts'
import type { CaptchaControl } from '#web/shared/captcha/captcha-control.ts'
import type { Message } from './message.ts'

type Failure = { code: string | null; message: string }

/** Sends a message to the host; what went wrong stays until the next attempt. */
export function useContact(captcha: CaptchaControl) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  /** The address that the answer goes to, once the message is on its way. */
  const [sentBy, setSentBy] = useState<string | null>(null)

  const send = async (message: Message) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const body = { ...message, captcha: await captcha.take() }
      await request(apiPaths.contact, { method: 'POST', body })
      setSentBy(message.email)
    } catch (reason) {
      const found = failureFrom(reason)
      setFailure(found)
      captcha.renew()
      if (found.code && isCaptchaCode(found.code)) captcha.focus()
    }
    setBusy(false)
  }
  const again = () => setSentBy(null)
  return { busy, failure, sentBy, send, again }
}

function failureFrom(reason: unknown): Failure {
  if (reason instanceof ApiError) return reason.problem
  if (reason instanceof Refusal) return { code: reason.code, message: reason.message }
  return {
    code: null,
    message: `${errors.internal.message} What you wrote is still here.`,
  }
}
