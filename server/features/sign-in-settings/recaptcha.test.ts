import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInSettingsSchema } from '#core/account/sign-in-settings-schema.ts'
import { apiPaths } from '#core/paths.ts'
import { recaptcha } from '#server/platform/recaptcha.ts'
import { password, useServer } from '#server/testing/test-server.ts'
import { problem } from '#server/testing/test-client.ts'

type Reply = { status?: number; body?: unknown; text?: string; never?: true }

/** Stands in for Google: remembers what it was asked, and says what the test wants. */
let reply: Reply
let asked: { type: string | undefined; fields: Record<string, string> }[] = []
let google: Server
let verifyUrl: string

const logged: string[] = []
const log = { info: () => undefined, error: (event: string) => void logged.push(event) }
const keys = { siteKey: 'site-key-of-ours', secret: 'secret-of-ours' }

beforeAll(async () => {
  google = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(text))
      asked.push({ type: request.headers['content-type'], fields })
      if (reply.never) return
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      response.end(reply.text ?? JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => void google.listen(0, '127.0.0.1', resolve))
  verifyUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`
})
afterAll(() => {
  google.closeAllConnections()
  google.close()
})
beforeEach(() => {
  asked = []
  logged.length = 0
  reply = { body: { success: true } }
})

describe('signing up with reCAPTCHA', () => {
  const server = useServer('sqlite', {
    // The address is known once Google's stand-in listens.
    captcha: {
      ...recaptcha({ ...keys, verifyUrl: '', log }),
      judge: (...given) => {
        const timeout = reply.never ? 100 : 10_000
        return recaptcha({ ...keys, verifyUrl, log, timeout }).judge(...given)
      },
    },
  })
  let accounts = 0
  const signUp = (captcha: unknown) => {
    const email = `g${(accounts += 1)}@example.org`
    return server.client().post(apiPaths.signUp, { email, password, captcha })
  }
  const messageOf = async () => {
    const { code, message } = problem(await signUp('token'))
    return { code, message }
  }
  const failed = {
    code: 'captcha-failed',
    message: 'reCAPTCHA verification failed. Please try again.',
  }
  const expired = {
    code: 'captcha-expired',
    message: 'reCAPTCHA verification expired. Please try again.',
  }
  const domain = {
    code: 'captcha-domain',
    message: 'Domain not authorized for reCAPTCHA. Please contact support.',
  }

  test('asks Google with the secret, the answer and the address, and believes a yes', async () => {
    expect(await signUp('token-of-the-widget')).toMatchObject({ status: 200 })
    expect(asked).toEqual([
      {
        type: expect.stringMatching(/^application\/x-www-form-urlencoded/),
        fields: {
          secret: keys.secret,
          response: 'token-of-the-widget',
          remoteip: expect.stringMatching(/^10\./),
        },
      },
    ])
  })

  test('does not ask Google about an answer that is missing [S5.2, S8.10]', async () => {
    for (const nothing of [undefined, '', 7]) {
      expect(problem(await signUp(nothing))).toMatchObject({
        code: 'captcha-missing',
        message: 'Please complete the reCAPTCHA verification',
      })
    }
    expect(asked).toEqual([])
  })

  const codes = (...list: string[]) => ({ body: { success: false, 'error-codes': list } })
  test.each<[string, Reply, object]>([
    ['used or too old [S8.11]', codes('timeout-or-duplicate'), expired],
    ['from a domain that Google was not told of [S8.12]', codes('401'), domain],
    ['checked with keys that Google does not know [S8.12]', codes('invalid-input-secret'), domain],
    ['refused by Google with status 401 [S8.12]', { status: 401, text: 'Unauthorized' }, domain],
    ['not from Google [S8.13]', codes('invalid-input-response'), failed],
    ['refused without a reason [S8.13]', { body: { success: false } }, failed],
    ['said to be right by a text [S8.13]', { body: { success: 'true' } }, failed],
    ['said to be right by a failure [S8.13]', { status: 500, body: { success: true } }, failed],
    ['met with something else than JSON [S8.13]', { text: '<html>' }, failed],
    ['met with null [S8.13]', { text: 'null' }, failed],
    ['never judged [S8.13]', { never: true }, failed],
  ])('says so when an answer is %s', async (_, given, expected) => {
    reply = given
    expect(await messageOf()).toEqual(expected)
  })

  test('that nobody answers is refused, and the host can read why [S8.13]', async () => {
    reply = { never: true }
    expect(await messageOf()).toEqual(failed)
    expect(logged).toEqual(['captcha.unreachable'])
  })

  test('is announced with its site key, never with the secret, and sets no tasks of ours', async () => {
    const { body } = await server.client().get(apiPaths.signInSettings)
    expect(signInSettingsSchema.parse(body)).toMatchObject({
      captcha: { provider: 'recaptcha', siteKey: keys.siteKey },
    })
    expect(JSON.stringify(body)).not.toContain(keys.secret)
    expect(problem(await server.client().get(apiPaths.captchaChallenge))).toMatchObject({
      status: 404,
    })
  })

  test('lets pages load Google’s widget, and nothing inline', async () => {
    const policy = (await server.client().get('/')).headers.get('content-security-policy')
    expect(policy?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
  })
})
