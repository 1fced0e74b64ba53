import { challengeSchema, signInSettingsSchema } from '#core/account/sign-in-settings-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { problemSchema } from '#core/problem-schema.ts'
import { answer, route } from '#server/http/declare.ts'

/** What a visitor needs before there is an account. */
export const signInSettingsApi = {
  offer: route('public', {
    method: 'get',
    path: apiPaths.signInSettings,
    summary: 'What the front door offers on this server',
    responses: { 200: answer(signInSettingsSchema, 'Captcha, other sign-ins, password length') },
  }),
  challenge: route('public', {
    method: 'get',
    path: apiPaths.captchaChallenge,
    summary: 'A new task for the captcha, good for one form and ten minutes',
    responses: {
      200: answer(challengeSchema, 'The task'),
      404: answer(problemSchema, 'This server asks for another captcha'),
    },
  }),
}
