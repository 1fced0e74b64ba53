import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { providerClient, type Provider } from './provider-client.ts'

/** Sites that answer as a test says; the whole way is tested with a real provider in features/auth. */
const open: { close: () => void }[] = []
afterEach(() => {
  for (const { close } of open.splice(0)) close()
})

async function site(answer: (url: string) => RequestListener): Promise<string> {
  let url = ''
  const server = createServer((request, response) => answer(url)(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  open.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return url
}

const keys = { id: 'x', name: 'The school', clientId: 'a b', clientSecret: 'c:d' }
const openid = (issuer: string): Provider => ({ kind: 'openid', issuer, ...keys })
const returned = { code: 'code', codeVerifier: 'verifier', redirectUri: 'http://elefam.test/back' }
const asked = { state: 's', codeVerifier: 'verifier', redirectUri: returned.redirectUri }
const metadata = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/auth`,
  token_endpoint: `${url}/token`,
  userinfo_endpoint: `${url}/me`,
})

describe('another site', () => {
  test('that never answers is given up', async () => {
    const silent = await site(() => () => undefined)
    const client = providerClient(openid(silent), 50)
    await expect(client.authorizationUrl(asked)).rejects.toThrow(/timeout/)
  })

  test('is asked where its addresses are once it has answered, no more than that', async () => {
    let times = 0
    let works = false
    const url = await site((own) => (_, response) => {
      times += 1
      response.statusCode = works ? 200 : 503
      response.end(JSON.stringify(metadata(own)))
    })
    const client = providerClient(openid(url))
    await expect(client.authorizationUrl(asked)).rejects.toThrow(
      'The school: its configuration answered 503',
    )
    works = true
    expect(await client.authorizationUrl(asked)).toContain(`${url}/auth?`)
    expect(await client.authorizationUrl(asked)).toContain(`${url}/auth?`)
    expect(times).toBe(2)
  })

  test.each([
    ['is no JSON', '<html>', /JSON/],
    ['lacks addresses', '{"issuer":"x"}', /authorization_endpoint/],
  ])('whose configuration %s is not used', async (_, text, reason) => {
    const url = await site(() => (__, response) => response.end(text))
    await expect(providerClient(openid(url)).authorizationUrl(asked)).rejects.toThrow(reason)
  })

  test.each([
    ['into the header, as it prefers', ['client_secret_post', 'client_secret_basic'], true],
    ['into the header where it says nothing', undefined, true],
    ['into the body where it takes nothing else', ['client_secret_post'], false],
  ])('gets the keys %s', async (_, methods, basic) => {
    let request = { authorization: '', body: '' }
    const url = await site((own) => async (incoming, response) => {
      if (incoming.url?.startsWith('/.well-known/')) {
        const more = methods && { token_endpoint_auth_methods_supported: methods }
        return void response.end(JSON.stringify({ ...metadata(own), ...more }))
      }
      if (incoming.url === '/me') return void response.end('{"sub":"1","email_verified":"true"}')
      let body = ''
      for await (const chunk of incoming) body += String(chunk)
      request = { authorization: incoming.headers.authorization ?? '', body }
      response.end('{"access_token":"t"}')
    })
    const profile = await providerClient(openid(url)).readProfile(returned)
    expect(profile).toEqual({ subject: '1', email: null, emailVerified: true, name: null })
    const inHeader = `Basic ${Buffer.from('a%20b:c%3Ad').toString('base64')}`
    expect(request.authorization).toBe(basic ? inHeader : '')
    expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
      grant_type: 'authorization_code',
      code: 'code',
      code_verifier: 'verifier',
      redirect_uri: 'http://elefam.test/back',
      ...(!basic && { client_id: 'a b', client_secret: 'c:d' }),
    })
  })

  test('that sends our keys elsewhere is not followed', async () => {
    const seen: string[] = []
    const thief = await site(() => (incoming, response) => {
      seen.push(incoming.url ?? '')
      response.end('{"access_token":"t"}')
    })
    const url = await site((own) => (incoming, response) => {
      if (incoming.url?.startsWith('/.well-known/')) {
        return void response.end(JSON.stringify(metadata(own)))
      }
      response.writeHead(307, { location: `${thief}/token` }).end()
    })
    await expect(providerClient(openid(url)).readProfile(returned)).rejects.toThrow('fetch failed')
    expect(seen).toEqual([])
  })
})
