import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { frontDoorErrors } from '#core/front-door-errors.ts'
import { network } from '#web/lib/schedule.ts'
import { signInSettings } from '#web/shared/account/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import type { Problems } from '#web/ui/form.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { captchaCodeOf, createCaptcha, type CaptchaControl } from './captcha-control.ts'

interface CaptchaProps {
  control: CaptchaControl
  /** Whether the form was sent without an answer. */
  missing?: boolean
  /** The id of the form's box that says what is wrong. */
  problemId: string
}

type Box = ComponentType<CaptchaProps>

/**
 * The captcha that the host has chosen. Its code, and Google's where it is that one, is fetched when
 * it is shown, never before.
 */
export function Captcha({ control, missing, problemId }: CaptchaProps) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ attempt: number; Box: Box | null } | null>(null)
  useEffect(() => {
    let wanted = true
    loadBox().then(
      (box) => wanted && setLoaded({ attempt, Box: box }),
      (failure: unknown) => {
        if (!wanted) return
        setLoaded({ attempt, Box: null })
        control.set({ is: 'wrong', code: captchaCodeOf(failure) })
      },
    )
    return () => {
      wanted = false
    }
  }, [control, attempt])

  if (loaded?.attempt !== attempt) return <Skeleton className="rounded-field h-23" />
  if (loaded.Box) {
    return <loaded.Box control={control} missing={missing ?? false} problemId={problemId} />
  }
  const tryAgain = () => {
    control.set({ is: 'empty' })
    setAttempt(attempt + 1)
  }
  return (
    <Button variant="secondary" onClick={tryAgain}>
      <Trans>Load the check again</Trans>
    </Button>
  )
}

async function loadBox(): Promise<Box> {
  const { captcha } = await signInSettings()
  await network()
  if (captcha.provider === 'altcha') return (await import('./altcha-box.tsx')).AltchaBox
  const { RecaptchaBox, loadRecaptcha } = await import('./recaptcha-box.tsx')
  const recaptcha = await loadRecaptcha()
  return (props) => <RecaptchaBox {...props} recaptcha={recaptcha} siteKey={captcha.siteKey} />
}

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
    problem: state.is === 'wrong' ? frontDoorErrors[state.code].message : null,
    underWay: state.is === 'working' || state.is === 'done',
    /** For a form's `check`: what nobody has begun is missing, as an empty field is (S5.2, K19). */
    missing: (): Problems => {
      if (!control.isMissing()) return {}
      control.focus() // It stays there unless a field is wrong as well.
      return { captcha: frontDoorErrors['captcha-missing'].message }
    },
  }
}
