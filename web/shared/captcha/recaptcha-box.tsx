import { useEffect, useRef } from 'react'
import { captchaCodeOf, type CaptchaControl } from './captcha-control.ts'
import type { Recaptcha } from './load-recaptcha.ts'

interface RecaptchaBoxProps {
  control: CaptchaControl
  /** The id of the form's box that says what is wrong. */
  problemId: string
  recaptcha: Recaptcha
  siteKey: string
}

/** Google's widget, of normal size and in its light theme (S9.5). */
export function RecaptchaBox({ control, problemId, recaptcha, siteKey }: RecaptchaBoxProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Google fills a place only once: each time it gets a new one.
    const place = document.createElement('div')
    frame.current?.append(place)
    const widget = recaptcha.render(place, {
      sitekey: siteKey,
      size: 'normal',
      theme: 'light',
      callback: (answer) => control.set({ is: 'done', answer }),
      'expired-callback': () => control.set({ is: 'wrong', code: 'captcha-expired' }),
      'error-callback': (error) => control.set({ is: 'wrong', code: captchaCodeOf(error) }),
    })
    const detach = control.attach({
      renew: () => {
        recaptcha.reset(widget)
        if (control.state().is === 'done') control.set({ is: 'empty' })
      },
      focus: () => frame.current?.focus(),
    })
    return () => {
      detach()
      place.remove()
    }
  }, [control, recaptcha, siteKey])
  return (
    // The widget is 304 px wide, a little more than a card on a small phone has room for.
    <div
      ref={frame}
      role="group"
      aria-label="reCAPTCHA"
      aria-describedby={problemId}
      tabIndex={-1}
      className="-mx-4 grid min-h-20 justify-center overflow-x-auto sm:mx-0 sm:justify-start"
    />
  )
}
