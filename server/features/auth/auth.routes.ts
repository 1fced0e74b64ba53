import { OpenAPIHono, z } from '@hono/zod-openapi'
import { name } from '#core/contract/scalars.ts'
import { defaultName } from '#core/domain/user.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { Refusal, refuse } from '#core/errors.ts'
import { answer, body, route, userOf, type Env } from '#server/http/route.ts'
import { isDuplicate } from '#server/store/failures.ts'
import { signingUp } from './agreed.ts'
import type { Auth } from './auth.ts'
import { cookiesOf, libraryCall } from './library-call.ts'

/** S5.3: both must be strings; anything else, or nothing, is the same as a wrong one. */
const anything = z.unknown().optional().openapi({ type: 'string' })
/** Nothing but these may come in (A20, A23). */
const credentials = z.strictObject({ email: anything, password: anything })

const signedIn = answer(
  z.object({ ok: z.literal(true) }),
  'Signed in; the cookie holds the session',
)

type Options = { loadAuth: () => Promise<Auth>; baseUrl: string }

/** The accounts' calls. Only what is listed here is reachable of the library below. */
export function authRoutes(options: Options) {
  const call = libraryCall(options)
  const ok = (response: Response) =>
    new Response('{"ok":true}', {
      headers: [['content-type', 'application/json'], ...cookiesOf(response)],
    }) as never

  return new OpenAPIHono<Env>()
    .openapi(
      route('public', {
        method: 'post',
        path: apiPaths.signUp,
        summary: 'Create an account with its family, and sign in',
        request: {
          body: body(credentials.extend({ name: name.optional(), captcha: anything })),
        },
        responses: { 200: signedIn },
      }),
      async (c) => {
        const { email, password } = textsOf(c.req.valid('json'))
        if (!z.email().max(limits.email).safeParse(email).success) {
          throw new Refusal(
            'invalid-input',
            { field: 'email' },
            'Please enter a full e-mail address.',
          )
        }
        const { verifyCaptcha, clientAddress } = c.var.services
        await verifyCaptcha(c.req.valid('json').captcha, clientAddress(c))
        const payload = {
          email,
          password,
          name: c.req.valid('json').name ?? defaultName(email),
          callbackURL: '/verify-email',
        }
        return ok(await signUp(() => call(c, apiPaths.signUp, payload)))
      },
    )
    .openapi(
      route('public', {
        method: 'post',
        path: apiPaths.signIn,
        summary: 'Sign in with e-mail and password',
        request: { body: body(credentials) },
        responses: { 200: signedIn },
      }),
      async (c) => ok(await call(c, apiPaths.signIn, textsOf(c.req.valid('json')))),
    )
    .openapi(
      route('public', {
        method: 'post',
        path: apiPaths.signOut,
        summary: 'End this session',
        responses: { 200: answer(z.object({ ok: z.literal(true) }), 'Signed out') },
      }),
      async (c) => {
        const response = ok(await call(c, apiPaths.signOut, {})) as Response
        response.headers.set('clear-site-data', '"cache", "storage"')
        return response as never
      },
    )
    .openapi(
      route('signed-in', {
        method: 'post',
        path: apiPaths.sendVerification,
        summary: 'Send the verification e-mail once more, unless the address is verified',
        responses: { 200: answer(z.object({ ok: z.literal(true) }), 'On its way') },
      }),
      async (c) => {
        const { emailVerified, profile } = userOf(c)
        if (emailVerified) return c.json({ ok: true as const }, 200)
        const payload = { email: profile.email, callbackURL: '/verify-email' }
        return ok(await call(c, apiPaths.sendVerification, payload))
      },
    )
    .openapi(
      route('public', {
        method: 'get',
        path: apiPaths.verifyEmail,
        summary: 'Where the link in the verification e-mail leads',
        request: { query: z.object({ token: z.string().max(2000) }) },
        responses: { 302: { description: 'On to the screen that shows the state' } },
      }),
      async (c) => {
        const { token } = c.req.valid('query')
        const path = `${apiPaths.verifyEmail}?token=${encodeURIComponent(token)}`
        const refusal = await call(c, path).then(
          () => null,
          (error: unknown) => {
            if (error instanceof Refusal) return error
            throw error
          },
        )
        return c.redirect(refusal ? '/verify-email?failed=yes' : '/verify-email')
      },
    )
}

/** Runs a sign-up; where the library only says that it failed, this throws what went wrong. */
async function signUp(work: () => Promise<Response>): Promise<Response> {
  const store: { failure?: Error } = {}
  try {
    return await signingUp.run(store, work)
  } catch (error) {
    if (store.failure && !isDuplicate(store.failure)) throw store.failure
    throw error
  }
}

/** E-mail and password as texts, the e-mail without blanks around it (S5.3). */
function textsOf({ email, password }: { email?: unknown; password?: unknown }) {
  if (typeof email !== 'string' || typeof password !== 'string') refuse('invalid-credentials')
  if (email.trim() === '' || password === '') refuse('invalid-credentials')
  return { email: email.trim(), password }
}
