import { describe, expect, test } from 'vitest'
import { acceptInvite, apiPaths, arrivals, publicPaths } from '#core/paths.ts'
import { baseUrl, password, useServer } from '#server/testing/test-server.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const email = 'early@example.org'

describe('a form that is sent before its page can take it', () => {
  const server = useServer('sqlite')

  const send = (path: string, headers: Record<string, string>) =>
    server.app.request(baseUrl + path, {
      method: 'POST',
      headers: { ...form, origin: baseUrl, ...headers },
      body: new URLSearchParams({ email, password }).toString(),
    })
  const backFrom = async (referer: string, path: string = apiPaths.signIn) => {
    const answer = await send(path, { referer })
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie()).toEqual([])
    return answer.headers.get('location')
  }

  test('leads back to its page, and nobody comes in', async () => {
    await server.signedUp({ email })
    expect(await backFrom(`${baseUrl}/`)).toBe(arrivals.tooEarly)
    expect(await backFrom(`${baseUrl}/`, apiPaths.signUp)).toBe(arrivals.tooEarly)
    const invitation = acceptInvite('abc')
    expect(await backFrom(baseUrl + invitation)).toBe(`${invitation}?early=yes`)
  })

  test('keeps the link with which a new password is chosen', async () => {
    const link = `${publicPaths.resetPassword}?token=abc`
    expect(await backFrom(baseUrl + link, apiPaths.resetPassword)).toBe(`${link}&early=yes`)
  })

  test.each([
    '',
    'nonsense',
    `${baseUrl}//evil.example/`,
    'https://evil.example/\\',
    `${baseUrl}/x`,
  ])('leads to the landing page where it says that it comes from “%s”', async (referer) => {
    expect(await backFrom(referer)).toBe(arrivals.tooEarly)
  })

  test('of another site is refused as ever [A48]', async () => {
    for (const origin of ['https://evil.example', 'null', '']) {
      expect((await send(apiPaths.signIn, { origin, referer: `${baseUrl}/` })).status).toBe(403)
    }
  })

  test('for anything else than the forms of public pages is refused as ever [A48]', async () => {
    for (const path of [apiPaths.signOut, apiPaths.acceptInvite('abc'), apiPaths.families]) {
      expect((await send(path, { referer: `${baseUrl}/` })).status).toBe(403)
    }
  })
})
