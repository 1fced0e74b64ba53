import { brand } from '#content/brand.ts'
import { passkeyCreationSchema, passkeyRequestSchema } from '#core/account/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { markUsed } from '#server/store/mark-used.ts'
import { readPasskey, notePasskeyUse, type Passkey } from '#server/store/passkeys.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { passkeyChallenges, type Asked } from './challenge.ts'
import { madeFrom, shownFrom } from './passkey-answer.ts'

type Options = { baseUrl: string; secret: string }

/** With certificates of all kinds it takes some megabytes, which only whoever uses passkeys has to pay. */
const library = () => import('@simplewebauthn/server')

const timeout = limits.ceremonySeconds * 1000
const transportsOf = ({ transports }: Passkey): string[] => JSON.parse(transports)
const named = (passkeys: readonly Passkey[]) =>
  passkeys.map((passkey) => ({ id: passkey.credentialId, transports: transportsOf(passkey) }))

/** To be called in a transaction: a challenge counts once, and so does each count of a passkey. */
type UseUp = (trx: OpenTransaction) => Promise<void>

/**
 * This server as passkeys know it, by BASE_URL. Whoever shows one was asked by their device for a
 * finger, a face or a PIN, so it is two factors in one.
 */
export function relyingParty({ baseUrl, secret }: Options) {
  const { hostname: rpID, origin } = new URL(baseUrl)
  const challenges = passkeyChallenges(secret)
  // Whether somebody was asked for a finger, a face or a PIN is looked at below: the library would only
  // say that something is wrong.
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false }

  return {
    /** What a browser needs to make a passkey for the user, who has these already. */
    creation: async (user: User, there: readonly Passkey[], asked: Asked) => {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID,
        userName: user.profile.email,
        userDisplayName: user.profile.name,
        userID: new Uint8Array(Buffer.from(user.id)),
        challenge: challenges.make(asked),
        timeout,
        excludeCredentials: named(there),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return passkeyCreationSchema.parse(options)
    },

    /** What a browser needs to show one of these passkeys, or whichever it has. */
    request: async (passkeys: readonly Passkey[], asked: Asked) => {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: challenges.make(asked),
        timeout,
        userVerification: 'required',
        allowCredentials: named(passkeys),
      })
      return passkeyRequestSchema.parse({ allowCredentials: [], ...options })
    },

    /** What is to be stored of a passkey that was made; or refuses. */
    made: async (answer: unknown, asked: Asked) => {
      const { response, ...made } = madeFrom(answer)
      const useUp = challengeOf(response.clientDataJSON, asked)
      const { verifyRegistrationResponse } = await library()
      const checked = await verifyRegistrationResponse({
        ...expected,
        response: { ...made, response, clientExtensionResults: {} },
        expectedChallenge: () => true, // `challengeOf` has seen it.
      }).catch(() => refuse('passkey-not-added'))
      if (!checked.verified) refuse('passkey-not-added')
      if (!checked.registrationInfo.userVerified) refuse('passkey-unverified')
      const { id, publicKey, counter } = checked.registrationInfo.credential
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(response.transports),
        useUp,
      }
    },

    /** Whose passkey was shown; or refuses: only whoever holds the key hears more than that it failed. */
    shown: async (
      db: Database,
      answer: unknown,
      asked: Asked,
    ): Promise<{ userId: string; useUp: UseUp }> => {
      const { response, ...shown } = shownFrom(answer)
      const spendChallenge = challengeOf(response.clientDataJSON, asked)
      const passkey = (await readPasskey(db, shown.id)) ?? refuse('passkey-failed')
      const { verifyAuthenticationResponse } = await library()
      const checked = await verifyAuthenticationResponse({
        ...expected,
        response: { ...shown, response, clientExtensionResults: {} },
        expectedChallenge: () => true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: 0, // Looked at below, once the signature says whose it is.
        },
      }).catch(() => refuse('passkey-failed'))
      if (!checked.verified) refuse('passkey-failed')
      const { newCounter, userVerified } = checked.authenticationInfo
      if (!userVerified) refuse('passkey-unverified')
      const isCounting = newCounter > 0 || passkey.counter > 0
      if (isCounting && newCounter <= passkey.counter) refuse('passkey-copied')
      const useUp: UseUp = async (trx) => {
        await spendChallenge(trx)
        const isUsed = await notePasskeyUse(trx, passkey, { newCounter, now: asked.now })
        if (!isUsed) refuse('passkey-expired') // Shown twice in the same moment.
      }
      return { userId: passkey.userId, useUp }
    },
  }

  /** The challenge of an answer, if it is one of ours for this; refuses otherwise. */
  function challengeOf(clientDataJSON: string, asked: Asked): UseUp {
    const mark = challenges.read(challengeIn(clientDataJSON), asked) ?? refuse('passkey-expired')
    return async (trx) => {
      if (!(await markUsed(trx, mark))) refuse('passkey-expired')
    }
  }
}

function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
