import { z } from '@hono/zod-openapi'
import { entranceSchema, type Entrance } from '#core/contract/entrance.ts'
import { refuse } from '#core/refusal.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, route } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import type { Captcha } from '#server/platform/captcha.ts'

type Options = Pick<Entrance, 'providers' | 'passwordMin'> & { captcha: Captcha }

const challenge = z
  .looseObject({ parameters: z.looseObject({}), signature: z.string() })
  .openapi({ description: 'For the ALTCHA widget' })

/** What a visitor needs before there is an account. */
export const entranceRoutes = ({ captcha, providers, passwordMin }: Options) =>
  routes()
    .openapi(
      route('public', {
        method: 'get',
        path: apiPaths.entrance,
        summary: 'What the front door offers on this server',
        responses: { 200: answer(entranceSchema, 'Captcha, other sign-ins, password length') },
      }),
      (c) => c.json({ captcha: captcha.entrance, providers, passwordMin }, 200),
    )
    .openapi(
      route('public', {
        method: 'get',
        path: apiPaths.captchaChallenge,
        summary: 'A new task for the captcha, good for one form and ten minutes',
        responses: { 200: answer(challenge, 'The task') },
      }),
      async (c) => {
        if (!captcha.challenge) refuse('not-found')
        const { limit, clientAddress } = c.get('services')
        await limit('challengeByAddress', clientAddress(c))
        return c.json((await captcha.challenge()) as never, 200)
      },
    )
