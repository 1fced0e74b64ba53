import { createListeners } from '#web/lib/listeners.ts'
import { errors } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import type { CaptchaCode } from './captcha-code.ts'

/** Where a form's captcha stands. What went wrong stays until it is tried again. */
export type CaptchaState =
  | { is: 'empty' }
  | { is: 'working' }
  | { is: 'done'; answer: string }
  | { is: 'wrong'; code: CaptchaCode }

/** What the form asks of the widget that is shown. */
export type CaptchaWidget = {
  /** The answer has been used up: gets another, or asks anew. */
  renew: () => void
  focus: () => void
}

export type CaptchaControl = ReturnType<typeof createCaptcha>

/** What a form and its captcha, whichever the host has chosen, tell each other. */
export function createCaptcha() {
  let state: CaptchaState = { is: 'empty' }
  let widget: CaptchaWidget | null = null
  const { subscribe, announce } = createListeners()

  const set = (next: CaptchaState) => {
    state = next
    announce()
  }

  /** The state once nothing is being worked out any more. */
  const settled = () =>
    new Promise<CaptchaState>((resolve) => {
      const look = () => {
        if (state.is === 'working') return
        unsubscribe()
        resolve(state)
      }
      const unsubscribe = subscribe(look)
      look()
    })

  return {
    subscribe,
    state: () => state,
    set,
    /** The widget that is shown now; gives what ends it. */
    attach: (shown: CaptchaWidget) => {
      widget = shown
      return () => {
        widget = null
        state = { is: 'empty' }
      }
    },
    /** The answer for one request, waited for where it is being worked out (S5.2). */
    take: async (): Promise<string> => {
      // What went wrong before was told before; now it is missing.
      if (state.is === 'wrong') set({ is: 'empty' })
      const { is, ...rest } = await settled()
      if (is === 'done' && 'answer' in rest) return rest.answer
      const code = 'code' in rest ? rest.code : 'captcha-missing'
      throw new Refusal(code, {}, errors[code].message)
    },
    renew: () => widget?.renew(),
    focus: () => widget?.focus(),
  }
}
