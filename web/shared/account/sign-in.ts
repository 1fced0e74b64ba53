import { useEffect, useState } from 'react'
import type { SignInSettings } from '#core/account/sign-in-settings-schema.ts'
import { isFields } from '#core/lib/typed-objects.ts'
import { frontDoorErrors, isFrontDoorCode, type FrontDoorCode } from '#core/front-door-errors.ts'
import { limits } from '#core/limits.ts'
import { acceptInvite, apiPaths, startSignIn } from '#core/paths.ts'
import { request } from '#web/data/api.ts'

type SignInEnding = 'signed-in' | 'closed' | 'redirecting'

/** What the popup's last page (web/public/signed-in.js) says to the page that opened it. */
type Message = { type: 'elefam:signed-in'; ok: boolean; code?: unknown }

/** The server forgets a sign-in after this time as well. */
const timeout = 5 * 60_000
const lookEvery = 500
/** So often a closed popup is checked before it counts as given up: its answer may still be coming. */
const lastLooks = 3

/**
 * Signs in with another account, in a popup, or on this whole page where popups are blocked. Call
 * it first thing in the click, or the browser opens no popup. 'closed': nothing happened;
 * 'redirecting': the page is about to leave. Throws an Error with the sentence to show. With
 * `invite`, the way without a popup leads back to that invitation.
 */
export async function signInWith(
  providerId: string,
  { invite }: { invite?: string | undefined } = {},
): Promise<SignInEnding> {
  const to = invite === undefined ? undefined : acceptInvite(invite)
  const popup = openPopup(startSignIn(providerId, { popup: true, to }))
  if (!popup) {
    location.assign(startSignIn(providerId, { popup: false, to }))
    return 'redirecting'
  }
  const ending = await endingOf(popup)
  if (ending === 'signed-in' || ending === 'closed') return ending
  popup.close()
  throw new Error(frontDoorErrors[ending].message)
}

/** The sentence for a sign-in that ended on this page instead of in a popup; null where none did. */
export function signInProblem(search: string): string | null {
  const code = new URLSearchParams(search).get('failed')
  return isFrontDoorCode(code) ? frontDoorErrors[code].message : null
}

function openPopup(address: string): Window | null {
  const [width, height] = [480, 680]
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  const place = `popup,width=${width},height=${height},left=${left},top=${top}`
  const popup = window.open(address, '_blank', place)
  return popup && !popup.closed ? popup : null // some blockers open it and close it at once
}

/**
 * Waits for the popup's message. The other site may have cut the link between the two windows. Then the
 * popup seems closed from the beginning and no message comes: the session is asked instead.
 */
function endingOf(popup: Window): Promise<'signed-in' | 'closed' | FrontDoorCode> {
  return new Promise((resolve) => {
    const end = (ending: 'signed-in' | 'closed' | FrontDoorCode) => {
      clearInterval(looking)
      window.removeEventListener('message', hear)
      resolve(ending)
    }
    const hear = (event: MessageEvent) => {
      const message = messageFrom(event, { popup, origin: location.origin })
      if (message) end(message.ok ? 'signed-in' : codeOf(message))
    }
    const deadline = Date.now() + timeout
    let looks = 0
    const look = async () => {
      if (Date.now() >= deadline) return end('provider-expired')
      if (!popup.closed) return
      if (await isSignedIn()) return end('signed-in')
      // While another window has the focus, the popup may still be open although the link is cut.
      looks = document.hasFocus() ? looks + 1 : 0
      if (looks >= lastLooks) end('closed')
    }
    const looking = setInterval(() => void look(), lookEvery)
    window.addEventListener('message', hear)
  })
}

/** The message, where it is our popup's and comes from our own origin; anything else is null (A29). */
function messageFrom(
  { origin, source, data }: MessageEvent,
  expected: { popup: Window; origin: string },
): Message | null {
  if (origin !== expected.origin || source !== expected.popup) return null
  return isMessage(data) ? data : null
}

const isMessage = (data: unknown): data is Message =>
  isFields(data) && data['type'] === 'elefam:signed-in' && typeof data['ok'] === 'boolean'

const codeOf = ({ code }: Message): FrontDoorCode =>
  isFrontDoorCode(code) ? code : 'provider-failed'

async function isSignedIn(): Promise<boolean> {
  const session = await request(apiPaths.session).catch(() => null)
  return session?.user != null
}

let asked: Promise<SignInSettings> | undefined

/** What the front door offers on this server: asked once, and again where no answer came. */
export function signInSettings(): Promise<SignInSettings> {
  asked ??= request(apiPaths.signInSettings).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** `signInSettings` for a screen; null until they are known. */
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
