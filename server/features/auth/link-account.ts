import type { Context } from 'hono'
import { apiPaths, signInSettings } from '#core/paths.ts'
import { textOf } from '#core/domain/document-text.ts'
import { refuse } from '#core/refusal.ts'
import { jsonText, type JsonResponse } from '#server/http/json-text.ts'
import { sessionOf, type Env, type Proof } from '#server/http/route.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import { randomId } from '#server/platform/random-id.ts'
import { enqueue } from '#server/store/outbox.ts'
import { wayInChangedMail } from './account-mails.ts'
import { noteOf } from './journey.ts'
import { withCookies, type LibraryCall } from './library-call.ts'

type Options = {
  call: LibraryCall
  baseUrl: string
  providers: Provider[]
  provider: string
  proof: Proof
}

/**
 * Begins to link another site's account: gives the address to go to, with a state that the library
 * keeps for this user. Only for a proven address, so that no stranger's account gains a second door.
 */
export async function linkAccount(
  c: Context<Env>,
  { call, baseUrl, providers, provider, proof }: Options,
): Promise<JsonResponse<{ url: string }>> {
  if (!providers.some(({ id }) => id === provider)) refuse('provider-off')
  const { limit, clientAddress, requireProof } = c.get('services')
  if (!sessionOf(c).user.emailVerified) refuse('email-unproven')
  await limit('signInWithByAddress', clientAddress(c))
  await requireProof(sessionOf(c), proof)
  const back = baseUrl + noteOf({ popup: false, to: signInSettings })
  const response = await call(c, `${apiPaths.auth}/link-social`, {
    provider,
    callbackURL: back,
    errorCallbackURL: back,
    disableRedirect: true,
    additionalData: { provider },
  })
  const { url } = (await response.json()) as { url: string }
  return withCookies(jsonText(textOf({ url })), response)
}

/** Tells the owner that there is one more way into the account. */
export async function tellOfLink(
  c: Context<Env>,
  { provider, baseUrl }: { provider: string; baseUrl: string },
): Promise<void> {
  const { db, clock, readSession } = c.get('services')
  const session = await readSession(c.req.raw.headers, { renew: false })
  if (!session) return
  const what = `An account of another site (${provider}) opens your account now.`
  const payload = wayInChangedMail(session.user.profile, { baseUrl, what })
  await enqueue(db, { id: randomId(), payload, now: clock() })
}
