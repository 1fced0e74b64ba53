import { useEffect, useState } from 'react'
import type { SignInSettings } from '#core/contract/sign-in-settings.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'

let asked: Promise<SignInSettings> | undefined

/** What the front door offers on this server: asked once, and again where no answer came. */
export function signInSettings(): Promise<SignInSettings> {
  asked ??= request(apiPaths.signInSettings).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** The same for a screen; null until it is known. */
export function useSignInSettings(): SignInSettings | null {
  const [offer, setOffer] = useState<SignInSettings | null>(null)
  useEffect(() => {
    // Without an answer the screen says what holds everywhere.
    signInSettings().then(setOffer, () => undefined)
  }, [])
  return offer
}

/** The fewest characters of a new password here; the usual number until that is known. */
export function usePasswordMin(): number {
  return useSignInSettings()?.passwordMin ?? limits.passwordMinUsual
}
