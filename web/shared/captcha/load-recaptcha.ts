/** What we use of Google's script. */
export type Recaptcha = {
  ready: (then: () => void) => void
  render: (place: HTMLElement, options: RecaptchaOptions) => number
  reset: (widget: number) => void
}

export type RecaptchaOptions = {
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
