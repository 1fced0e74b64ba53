import { useState, useSyncExternalStore } from 'react'
import { errors } from '#core/errors.ts'
import { createCaptcha } from './captcha-control.ts'

/**
 * A form's captcha: `control` for the widget and for `take()` before sending and `renew()` after a
 * refusal; `problem` is what went wrong with it by itself (S8.11 to S8.13), for the form's red box;
 * `underWay`: it is being done or is done, so that older complaints about it are settled.
 */
export function useCaptcha() {
  const [control] = useState(createCaptcha)
  const state = useSyncExternalStore(control.subscribe, control.state, control.state)
  return {
    control,
    problem: state.is === 'wrong' ? errors[state.code].message : null,
    underWay: state.is === 'working' || state.is === 'done',
  }
}
