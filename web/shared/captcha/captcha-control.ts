import { frontDoorErrors, type FrontDoorCode } from '#core/front-door-errors.ts'
import { Refusal } from '#core/refusal.ts'
import { ApiError } from '#web/data/api.ts'
import { createListeners } from '#web/lib/listeners.ts'

/** Where a form's captcha stands. What went wrong stays until it is tried again. */
export type CaptchaState =
  | { is: 'empty' }
  | { is: 'working' }
  | { is: 'done'; answer: string }
  | { is: 'wrong'; code: CaptchaCode }

/** What the form asks of the widget that is shown. */
type CaptchaWidget = {
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
    /** Whether nobody has begun it. An earlier failure was shown when it happened; now it is missing. */
    isMissing: (): boolean => {
      if (state.is === 'wrong') set({ is: 'empty' })
      return state.is === 'empty'
    },
    /** The answer for one request, waited for where it is being worked out (S5.2). */
    take: async (): Promise<string> => {
      const { is, ...rest } = await settled()
      if (is === 'done' && 'answer' in rest) return rest.answer
      const code = 'code' in rest ? rest.code : 'captcha-missing'
      throw new Refusal(code, {}, frontDoorErrors[code].message)
    },
    renew: () => widget?.renew(),
    focus: () => widget?.focus(),
  }
}

type CaptchaCode = Extract<FrontDoorCode, `captcha-${string}`>

export function isCaptchaCode(code: string): code is CaptchaCode {
  return code.startsWith('captcha-') && code in frontDoorErrors
}

/** Which refusal a failed captcha is: one that contains 401 is S8.12, any other S8.13. */
export function captchaCodeOf(failure: unknown): CaptchaCode {
  if (failure instanceof ApiError && isCaptchaCode(failure.problem.code)) {
    return failure.problem.code
  }
  const text =
    failure instanceof ApiError ? `${failure.status} ${failure.message}` : String(failure)
  return text.includes('401') ? 'captcha-domain' : 'captcha-failed'
}
