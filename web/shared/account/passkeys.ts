import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { apiPaths } from '#core/paths.ts'
import { request, type AnswerAt, type BodyAt } from '#web/data/api.ts'

// Loaded only when somebody presses a button for it.

/** What the server asks for before anything that matters; see `proofFrom` of account-forms.tsx. */
export type Proof = BodyAt<ReturnType<typeof apiPaths.familyExport>>

type Asked = AnswerAt<typeof apiPaths.askForPasskey, 'POST'>

/** Signs in with a passkey that the visitor chooses; false where they cancelled. */
export async function signInWithPasskey(): Promise<boolean> {
  requirePasskeys()
  const passkey = await shown(await request(apiPaths.askForPasskey, { method: 'POST' }))
  if (passkey === null) return false
  await request(apiPaths.signInWithPasskey, { method: 'POST', body: { passkey } })
  return true
}

/** One of the account's passkeys as a proof; null where its owner cancelled. */
export async function provePasskey(): Promise<string | null> {
  requirePasskeys()
  return shown(await request(apiPaths.passkeyProof))
}

/** Has this device make a passkey and adds it by that name; false where its owner cancelled. */
export async function addPasskey(proof: Proof, name: string): Promise<boolean> {
  requirePasskeys()
  const optionsJSON = await request(apiPaths.newPasskey, { method: 'POST', body: proof })
  const made = await unlessCancelled(() => startRegistration({ optionsJSON }))
  if (made === null) return false
  const passkey = JSON.stringify(made)
  await request(apiPaths.passkeys, { method: 'POST', body: { passkey, name } })
  return true
}

async function shown(optionsJSON: Asked): Promise<string | null> {
  const answer = await unlessCancelled(() => startAuthentication({ optionsJSON }))
  return answer && JSON.stringify(answer)
}

function requirePasskeys(): void {
  if (browserSupportsWebAuthn()) return
  throw new Error('This browser has no passkeys here. Please use another way.')
}

/** Browsers give the same error for a closed window and for a timeout. */
async function unlessCancelled<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask()
  } catch (reason) {
    const name = reason instanceof Error ? reason.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    if (name === 'InvalidStateError')
      throw failed('This device has a passkey here already.', reason)
    throw failed('This device could not do that. Please use another way.', reason)
  }
}

const failed = (message: string, cause: unknown) => new Error(message, { cause })
