import { t } from '#core/say.ts'
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

/** Signs in with a passkey that the visitor chooses. */
export async function signInWithPasskey(): Promise<true> {
  requirePasskeys()
  const passkey = await shown(await request(apiPaths.askForPasskey, { method: 'POST' }))
  await request(apiPaths.signInWithPasskey, { method: 'POST', body: { passkey } })
  return true
}

/** One of the account’s passkeys as a proof. */
export async function provePasskey(): Promise<string> {
  requirePasskeys()
  return shown(await request(apiPaths.passkeyProof))
}

/** Has this device make a passkey and adds it by that name. */
export async function addPasskey(proof: Proof, name: string): Promise<void> {
  requirePasskeys()
  const optionsJSON = await request(apiPaths.newPasskey, { method: 'POST', body: proof })
  const made = await explained(() => startRegistration({ optionsJSON }))
  const passkey = JSON.stringify(made)
  await request(apiPaths.passkeys, { method: 'POST', body: { passkey, name } })
}

const shown = async (optionsJSON: Asked): Promise<string> =>
  JSON.stringify(await explained(() => startAuthentication({ optionsJSON })))

function requirePasskeys(): void {
  if (browserSupportsWebAuthn()) return
  throw new Error(t`This browser has no passkeys here. Please use another way.`)
}

/** What whoever was asked can do about each way in which a browser says no. */
const reasons: Record<string, string> = {
  // Browsers say the same of all of these, so that no page learns who has which key.
  NotAllowedError: t`There was no passkey: it was cancelled, took too long, or this device has none for this site. One without a finger, a face or a PIN does not do. Try once more, or use another way.`,
  InvalidStateError: t`This device has a passkey here already.`,
  ConstraintError: t`This device or key asks for no finger, face or PIN. Set one up there, or use another one.`,
  SecurityError: t`Passkeys need the address that this server is set up for. Open it there, or use another way.`,
}
const otherwise = t`This device could not do that. Please use another way.`

/** What a device answers; where it does not, an error that says what to do next. */
async function explained<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (reason) {
    const name = reason instanceof Error ? reason.name : ''
    const known = name === 'AbortError' ? 'NotAllowedError' : name
    throw new Error(reasons[known] ?? otherwise, { cause: reason })
  }
}
