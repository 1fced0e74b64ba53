import { useEffect, useState } from 'react'
import type { Entrance } from '#core/contract/entrance.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'

let asked: Promise<Entrance> | undefined

/** What the front door offers on this server: asked once, and again where no answer came. */
export function signInSettings(): Promise<Entrance> {
  asked ??= request(apiPaths.entrance).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** The same for a screen; null until it is known. */
export function useSignInSettings(): Entrance | null {
  const [offer, setOffer] = useState<Entrance | null>(null)
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
