import { useEffect, useRef } from 'react'
import { captchaCodeOf, type CaptchaControl } from './captcha-control.ts'

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

/** What we use of Google's script. */
type Recaptcha = {
  ready: (then: () => void) => void
  render: (place: HTMLElement, options: RecaptchaOptions) => number
  reset: (widget: number) => void
}

type RecaptchaOptions = {
  sitekey: string
  size: 'normal'
  theme: 'light'
  callback: (answer: string) => void
  'expired-callback': () => void
  'error-callback': (error?: unknown) => void
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const address = 'https://www.google.com/recaptcha/api.js?render=explicit'

let loading: Promise<Recaptcha> | undefined

/** Fetches Google's script when a host has chosen it; rejects where it does not come. */
export function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= addScript().catch((failure: unknown) => {
    loading = undefined
    throw failure
  })
  return loading
}

function addScript(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The captcha’s script could not be loaded'))
    })
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('The captcha’s script is not what it should be'))
    })
    document.head.append(script)
  })
}
