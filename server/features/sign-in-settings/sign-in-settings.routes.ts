import type { SignInSettings } from '#core/account/sign-in-settings-schema.ts'
import { refuse } from '#core/refusal.ts'
import { routes } from '#server/http/routes.ts'
import type { Captcha } from '#server/platform/captcha.ts'
import { signInSettingsApi } from './sign-in-settings.api.ts'

type Options = Pick<SignInSettings, 'providers' | 'passwordMin' | 'demo'> & {
  captcha: Captcha
  sendsMail: boolean
}

/** What a visitor needs before there is an account. */
export const signInSettingsRoutes = ({ captcha, sendsMail: mails, ...offer }: Options) =>
  routes()
    .openapi(signInSettingsApi.offer, async (c) => {
      const { providers, passwordMin, demo } = offer
      const { signUp: signUpDoor } = await c.get('services').choices()
      const settings = { providers, passwordMin, signUpDoor, demo, mails }
      return c.json({ captcha: captcha.offer, ...settings }, 200)
    })
    .openapi(signInSettingsApi.challenge, async (c) => {
      if (!captcha.challenge) refuse('not-found')
      const { limit, clientAddress } = c.get('services')
      await limit('challengeByAddress', clientAddress(c))
      return c.json(await captcha.challenge(), 200)
    })
