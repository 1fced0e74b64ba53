import type { Entrance } from '#core/contract/entrance.ts'
import { refuse } from '#core/refusal.ts'
import { routes } from '#server/http/routes.ts'
import type { Captcha } from '#server/platform/captcha.ts'
import { entranceApi } from './entrance.api.ts'

type Options = Pick<Entrance, 'providers' | 'passwordMin'> & { captcha: Captcha }

/** What a visitor needs before there is an account. */
export const entranceRoutes = ({ captcha, providers, passwordMin }: Options) =>
  routes()
    .openapi(entranceApi.offer, (c) =>
      c.json({ captcha: captcha.entrance, providers, passwordMin }, 200),
    )
    .openapi(entranceApi.challenge, async (c) => {
      if (!captcha.challenge) refuse('not-found')
      const { limit, clientAddress } = c.get('services')
      await limit('challengeByAddress', clientAddress(c))
      return c.json(await captcha.challenge(), 200)
    })
